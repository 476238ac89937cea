/** Account roles of the public portal. */
export const roles = {
  /** Logged in without a role: 暂未选择身份. It is assigned to nobody; it ends with the first role. */
  unchosen: 0,
  enterprise: 1,
  projectLeader: 2,
  expert: 3,
  costEngineer: 4,
  enterpriseAdministrator: 5,
  naturalPerson: 6,
  temporaryExpert: 8,
  supervisor: 9,
  /** Portal staff. The spec numbers no back-office roles, so these start far above its range. */
  reviewer: 101,
  platformAdministrator: 109,
} as const;

/** First number of back-office roles, including those created by an administrator. */
export const firstOfficeRole = 100;

/** The roles of the portal, by name. */
export type RoleName = keyof typeof roles;
/** The roles of the portal, by number. */
export type RoleId = (typeof roles)[RoleName];

/** Display names by role id, as in the glossary (section A). */
export const roleLabels: Readonly<Record<RoleId, string>> = {
  0: '暂未选择身份',
  1: '企业',
  2: '项目负责人',
  3: '评标专家',
  4: '造价师',
  5: '企业管理员',
  6: '自然人',
  8: '临时专家',
  9: '监督人',
  101: '审核员',
  109: '平台管理员',
};

/** The role's name, or the spec's fallback for a number that is not in the list. */
export const roleLabel = (id: number): string => roleLabels[id as RoleId] ?? '未知角色名称';

/** Roles a visitor may register as: every public role except 1 and 7. */
export const registrableRoles = [5, 2, 3, 4, 6, 8, 9] as const satisfies readonly RoleId[];

/** Permissions of a session beyond its own data. The wildcard `*:*:*` passes every check. */
export const permissions = {
  reviewOrders: 'cert:review',
  makeCertificates: 'cert:make',
  sendMessages: 'system:message:add',
  manageContent: 'portal:content:edit',
  manageCoupons: 'portal:coupon:edit',
  manageShop: 'portal:shop:edit',
  manageFinance: 'portal:finance:edit',
  manageStock: 'portal:stock:edit',
  viewStatistics: 'portal:statistics:list',
  reviewRoles: 'portal:role:review',
  serveCustomers: 'portal:service:list',
} as const;

/** Permissions of the administration pages, with the names of the API family. */
type AdministrationPermission =
  | `system:${'user' | 'role' | 'menu' | 'dept' | 'post' | 'dict' | 'config' | 'notice' | 'dataScope' | 'messageTemplate' | 'accessKey'}:${
      | 'list'
      | 'query'
      | 'add'
      | 'edit'
      | 'remove'
      | 'export'
      | 'import'
      | 'resetPwd'}`
  | `monitor:${'operlog' | 'logininfor' | 'online' | 'job'}:${'list' | 'export' | 'unlock' | 'forceLogout' | 'run'}`;
/** A permission, by its key. */
export type Permission = (typeof permissions)[keyof typeof permissions] | AdministrationPermission;

/** Permissions of a role. */
export const rolePermissions: Readonly<Partial<Record<RoleId, readonly string[]>>> = {
  101: [
    permissions.reviewOrders,
    permissions.makeCertificates,
    permissions.manageStock,
    permissions.reviewRoles,
    permissions.serveCustomers,
    permissions.sendMessages,
  ],
  109: ['*:*:*'],
};

/** Permission check: the wildcard or any listed one passes. */
export function hasPermission(granted: readonly string[], wanted: string): boolean {
  return granted.includes('*:*:*') || granted.includes(wanted);
}
