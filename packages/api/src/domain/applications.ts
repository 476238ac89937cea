/**
 * Roles of the role application form. They have their own numbering: 3 is an agent here and an expert as an account
 * role, so the two are never mixed.
 */
export const applyRoleLabels = { '1': '管理员', '2': '法人（法定代表人）', '3': '代理人' } as const;
/** The roles that can be applied for. */
export type ApplyRole = keyof typeof applyRoleLabels;
/** All roles that can be applied for, for a schema. */
export const applyRoleValues = Object.keys(applyRoleLabels) as [ApplyRole, ...ApplyRole[]];

/** A request that another user decides: for a role, or to join a company. */
export const applicationStateLabels = {
  waiting: '待审核',
  approved: '已通过',
  rejected: '已驳回',
  withdrawn: '已撤回',
} as const;
/** State of an application. */
export type ApplicationState = keyof typeof applicationStateLabels;
/** All states of an application, for a schema. */
export const applicationStateValues = Object.keys(applicationStateLabels) as [
  ApplicationState,
  ...ApplicationState[],
];

/** An invitation to staff. */
export const invitationStateLabels = {
  waiting: '待接受',
  accepted: '已加入',
  declined: '已拒绝',
  expired: '已过期',
  withdrawn: '已撤回',
} as const;
/** State of an invitation. */
export type InvitationState = keyof typeof invitationStateLabels;
/** All states of an invitation, for a schema. */
export const invitationStateValues = Object.keys(invitationStateLabels) as [
  InvitationState,
  ...InvitationState[],
];

/** Validity of an invitation in days. */
export const invitationDays = 7;

/** Only a waiting request can be decided, withdrawn or expire: every other state is final. */
export const isOpen = (state: ApplicationState | InvitationState): boolean => state === 'waiting';

/** The displayed state: a waiting request past its end has expired, even if it is not stored. */
export const invitationState = (stored: InvitationState, expiresAt: Date, now: Date): InvitationState =>
  stored === 'waiting' && expiresAt.getTime() <= now.getTime() ? 'expired' : stored;

/** Roles that are bound to one employer at a time; experts and supervisors are not. */
export const hasSingleEmployer = (roleId: number): boolean => roleId === 2 || roleId === 4 || roleId === 5;
