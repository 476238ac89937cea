import type { RouteNode } from '@ca-portal/api/contract';
import { hasPermission, permissions } from '@ca-portal/api/domain';
import type { Session } from '../../http/context.js';

interface Page {
  readonly name: string;
  readonly path: string;
  readonly component: string;
  readonly title: string;
  readonly icon: string;
  /** Reached from other pages, not from the menu. */
  readonly hidden?: boolean;
}

const node = (page: Page, children: RouteNode[] = [], redirect?: string): RouteNode => ({
  name: page.name,
  path: page.path,
  hidden: page.hidden ?? false,
  component: page.component,
  ...(redirect ? { redirect } : {}),
  meta: { title: page.title, icon: page.icon, noCache: false, affix: false, link: null },
  children,
});

const personal = {
  name: 'Personal',
  path: 'personal',
  component: 'core/personal',
  title: '个人信息',
  icon: 'user',
};
/** Applicants write into their own locks, the making desk into those that are collected or sent. */
const certificateWriting: Page = {
  name: 'CertWrite',
  path: 'certWrite',
  component: 'core/certWrite',
  title: '写入证书',
  icon: 'certificate',
  hidden: true,
};
const business: readonly Page[] = [
  { name: 'CaManage', path: 'caManage', component: 'core/caManage', title: 'CA管理', icon: 'certificate' },
  certificateWriting,
  { name: 'Order', path: 'order', component: 'core/order', title: '我的订单', icon: 'order' },
  {
    name: 'OrderDetail',
    path: 'orderDetail',
    component: 'core/orderDetail',
    title: '订单详情',
    icon: 'order',
    hidden: true,
  },
];
const reviewing: readonly Page[] = [
  { name: 'ReviewQueue', path: 'review', component: 'review/queue', title: '订单审核', icon: 'stamp' },
  {
    name: 'ReviewDesk',
    path: 'desk',
    component: 'review/desk',
    title: '审核订单',
    icon: 'stamp',
    hidden: true,
  },
];

/** Roles of the back office start here, those that an administrator makes too: they own no certificates. */
const firstOfficeRole = 100;

/** The route tree of a session (spec 2.1): Layout entries group, other entries name the app's views. */
export function routeTree(session: Session): RouteNode[] {
  const making = hasPermission(session.permissions, permissions.makeCertificates) ? [certificateWriting] : [];
  const office = session.roleId > firstOfficeRole;
  const pages = office ? [personal, ...making] : [personal, ...business];
  const core = node(
    { name: 'Core', path: '/core', component: 'Layout', title: '个人中心', icon: 'user' },
    pages.map((page) => node(page)),
    '/core/personal',
  );
  if (!hasPermission(session.permissions, permissions.reviewOrders)) return [core];
  const desk = node(
    { name: 'CertManage', path: '/certManage', component: 'Layout', title: '证书管理', icon: 'stamp' },
    reviewing.map((page) => node(page)),
    '/certManage/review',
  );
  return [desk, core];
}
