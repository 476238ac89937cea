import { permissions, roles, type RoleId } from '@ca-portal/api/domain';

/**
 * A directory (M), page (C) or button (F). A role with the menu has its `permission`; a page without one
 * belongs to the roles in `for`. `component` names the app's view.
 */
export interface MenuSeed {
  readonly name: string;
  readonly kind: 'M' | 'C' | 'F';
  readonly path?: string;
  readonly component?: string;
  /** Name of the route, if its path gives no good one. */
  readonly routeName?: string;
  readonly permission?: string;
  readonly icon?: string;
  /** Linked from other pages, not in the menu. */
  readonly hidden?: boolean;
  readonly for?: readonly RoleId[];
  readonly children?: readonly MenuSeed[];
}

const { enterprise, projectLeader, expert, costEngineer, enterpriseAdministrator } = roles;
const { naturalPerson, temporaryExpert, supervisor, reviewer, platformAdministrator } = roles;

/** Roles in a company (dossier 1.1): experts and supervisors need no employer. */
const companyPeople = [enterprise, projectLeader, costEngineer, enterpriseAdministrator];
/** Roles that own certificates, orders and money. */
const applicants = [...companyPeople, expert, naturalPerson, temporaryExpert, supervisor];
const learners = [roles.unchosen, ...applicants];
const everybody = [...learners, reviewer, platformAdministrator];

const page = (
  name: string,
  path: string,
  component: string,
  icon: string,
  more: Partial<MenuSeed> = {},
): MenuSeed => ({ name, kind: 'C', path, component, icon, ...more });
const hidden = (
  name: string,
  path: string,
  component: string,
  icon: string,
  more: Partial<MenuSeed> = {},
): MenuSeed => page(name, path, component, icon, { hidden: true, ...more });

const words = {
  query: '查看',
  add: '新增',
  edit: '修改',
  remove: '删除',
  export: '导出',
  import: '导入',
  resetPwd: '重置密码',
  unlock: '解锁账号',
  forceLogout: '强制退出',
  run: '立即执行',
} as const;
/** A page's permission, and a button for each other permission of the same subject. */
const allowing = (permission: string, deeds: readonly (keyof typeof words)[] = []): Partial<MenuSeed> => ({
  permission,
  children: deeds.map((deed) => ({
    name: words[deed],
    kind: 'F',
    permission: permission.replace(/[^:]+$/, deed),
  })),
});

const desks: MenuSeed = {
  name: '证书管理',
  kind: 'M',
  path: 'certManage',
  icon: 'stamp',
  children: [
    page('订单审核', 'review', 'review/queue', 'stamp', {
      routeName: 'ReviewQueue',
      permission: permissions.reviewOrders,
    }),
    hidden('审核订单', 'desk', 'review/desk', 'stamp', {
      routeName: 'ReviewDesk',
      permission: permissions.reviewOrders,
    }),
    page('制证发放', 'makingDesk', 'desk/making', 'certificate', {
      permission: permissions.makeCertificates,
    }),
    page('人员与单位', 'people', 'desk/people', 'users', {
      routeName: 'PeopleInbox',
      permission: permissions.reviewRoles,
    }),
    page('介质库存', 'stock', 'desk/stock', 'box', { permission: permissions.manageStock }),
    page('服务台', 'service', 'desk/service', 'chat', {
      routeName: 'ServiceDesk',
      permission: permissions.serveCustomers,
    }),
  ],
};

const personalCenter: MenuSeed = {
  name: '个人中心',
  kind: 'M',
  path: 'core',
  icon: 'user',
  children: [
    // Spec 2.3: /core redirects to the personal record, so that comes first.
    page('个人信息', 'personal', 'core/personal', 'user', { for: everybody }),
    // The portal's own 首页 entry links to it.
    hidden('首页', 'start', 'core/start', 'home', { for: everybody }),
    page('企业信息', 'company', 'core/company', 'building', { for: companyPeople }),
    page('员工管理', 'personnel', 'core/personnel', 'users', { for: [enterpriseAdministrator] }),
    page('CA管理', 'caManage', 'core/caManage', 'certificate', { for: applicants }),
    // Applicants write their own locks, the making desk those that are collected or sent.
    hidden('写入证书', 'certWrite', 'core/certWrite', 'certificate', {
      for: [...applicants, reviewer, platformAdministrator],
    }),
    hidden('到期日历', 'caManage/calendar', 'core/caCalendar', 'certificate', { for: applicants }),
    hidden('下载证书', 'certDownload', 'core/certDownload', 'certificate', { for: applicants }),
    page('我的订单', 'order', 'core/order', 'order', { for: applicants }),
    hidden('订单详情', 'orderDetail', 'core/orderDetail', 'order', { for: applicants }),
    page('发票管理', 'invoice', 'core/invoice', 'invoice', { for: applicants }),
    page('我的课程', 'myCourse', 'core/myCourse', 'book', { for: learners }),
    page('我的余额', 'myMemberCard', 'core/myMemberCard', 'wallet', { for: applicants }),
    hidden('消费明细', 'myMemberCard/orderDetails', 'core/balanceDetail', 'list', {
      routeName: 'BalanceDetail',
      for: applicants,
    }),
  ],
};

const messaging: MenuSeed = {
  name: '消息中心',
  kind: 'M',
  path: 'emsystem',
  icon: 'mail',
  children: [
    page('消息管理', 'messageManage', 'emsystem/messageManage', 'mail', {
      for: everybody,
      children: [{ name: '写消息', kind: 'F', permission: permissions.sendMessages }],
    }),
  ],
};

const operation: MenuSeed = {
  name: '运营管理',
  kind: 'M',
  path: 'operation',
  icon: 'flag',
  children: [
    page('运营看板', 'dashboard', 'operation/dashboard', 'monitor', {
      permission: permissions.viewStatistics,
    }),
    page('优惠券管理', 'coupons', 'operation/coupons', 'coupon', { permission: permissions.manageCoupons }),
    page('产品与价格', 'products', 'operation/products', 'list', { permission: permissions.manageShop }),
    page('财务管理', 'finance', 'operation/finance', 'wallet', { permission: permissions.manageFinance }),
    page('内容管理', 'content', 'operation/content', 'document', { permission: permissions.manageContent }),
  ],
};

/** Spec 2.3: the administrative pages are hidden routes; the index links to them. */
const system: MenuSeed = {
  name: '系统管理',
  kind: 'M',
  path: 'system',
  icon: 'settings',
  children: [
    page('系统管理', 'index', 'system/index', 'settings', {
      routeName: 'SystemIndex',
      for: [reviewer, platformAdministrator],
    }),
    hidden('个人管理', 'personalManage', 'system/personalManage', 'users', {
      permission: permissions.reviewRoles,
    }),
    hidden('数据字典', 'typeData/:id/:type', 'system/typeData', 'dictionary', {
      routeName: 'TypeData',
      ...allowing('system:dict:list', ['query', 'add', 'edit', 'remove', 'export']),
    }),
    hidden(
      '参数设置',
      'systemManage',
      'system/config/index',
      'settings',
      allowing('system:config:list', ['query', 'add', 'edit', 'remove', 'export']),
    ),
    hidden(
      '用户管理',
      'userInfoManage',
      'system/user/index',
      'users',
      allowing('system:user:list', ['query', 'add', 'edit', 'remove', 'export', 'import', 'resetPwd']),
    ),
    hidden(
      '权限管理',
      'permissionsManage',
      'system/role/index',
      'padlock',
      allowing('system:role:list', ['query', 'add', 'edit', 'remove', 'export']),
    ),
    hidden(
      '菜单管理',
      'menuManage',
      'system/menu/index',
      'menu',
      allowing('system:menu:list', ['query', 'add', 'edit', 'remove']),
    ),
    hidden(
      '部门管理',
      'deptManage',
      'system/dept/index',
      'building',
      allowing('system:dept:list', ['query', 'add', 'edit', 'remove']),
    ),
    hidden(
      '岗位管理',
      'postManage',
      'system/post/index',
      'user',
      allowing('system:post:list', ['query', 'add', 'edit', 'remove', 'export']),
    ),
    hidden(
      '内部公告',
      'noticeManage',
      'system/notice/index',
      'bell',
      allowing('system:notice:list', ['query', 'add', 'edit', 'remove']),
    ),
    hidden(
      '访问密钥',
      'accessKey',
      'system/accessKey',
      'key',
      allowing('system:accessKey:list', ['add', 'remove']),
    ),
    hidden('字典类型', 'dictManage', 'system/dict/index', 'dictionary', {
      permission: 'system:dict:list',
    }),
    hidden(
      '服务商名单',
      'dataScope',
      'system/dataScope',
      'filter',
      allowing('system:dataScope:list', ['add', 'remove']),
    ),
    hidden(
      '消息模板',
      'messageTemplate',
      'system/messageTemplate',
      'mail',
      allowing('system:messageTemplate:list', ['edit']),
    ),
  ],
};

const monitoring: MenuSeed = {
  name: '安全审计',
  kind: 'M',
  path: 'monitor',
  icon: 'shield-check',
  children: [
    hidden(
      '审计日志',
      'operlog',
      'monitor/operlog/index',
      'list',
      allowing('monitor:operlog:list', ['export']),
    ),
    hidden(
      '登录日志',
      'logininfor',
      'monitor/logininfor/index',
      'clock',
      allowing('monitor:logininfor:list', ['export', 'unlock']),
    ),
    hidden(
      '在线用户',
      'online',
      'monitor/online/index',
      'users',
      allowing('monitor:online:list', ['forceLogout']),
    ),
    hidden('后台任务', 'job', 'monitor/job', 'refresh', allowing('monitor:job:list', ['run'])),
  ],
};

/**
 * The initial menus of an installation, from which `/getRouters` is built. Every permission of the contract
 * is in one of them.
 */
export const menus: readonly MenuSeed[] = [desks, personalCenter, messaging, operation, system, monitoring];
