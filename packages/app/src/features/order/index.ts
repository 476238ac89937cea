import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute, ServerView } from '../../routing/route.js';

const OrderPage = lazyPage(() => import('./OrderPage.js').then((m) => m.OrderPage));
const OrdersPage = lazyPage(() => import('./OrdersPage.js').then((m) => m.OrdersPage));
const OrderDetailPage = lazyPage(() => import('./OrderDetailPage.js').then((m) => m.OrderDetailPage));

export const routes: PageRoute[] = [
  { path: '/makeSureOrder', title: '确认订单', layout: 'public', page: OrderPage, needsLogin: true },
  // The order page inside the guided order (/guide).
  { path: '/makeSureOrderNew', title: '确认订单', layout: 'public', page: OrderPage, needsLogin: true },
  {
    path: '/makeSureLytOrder',
    title: '确认订单（手机证书）',
    layout: 'public',
    page: OrderPage,
    needsLogin: true,
  },
  {
    path: '/makeSurePcOrder',
    title: '确认订单（PC证书）',
    layout: 'public',
    page: OrderPage,
    needsLogin: true,
  },
];

export const views: ServerView[] = [
  { component: 'core/order', page: OrdersPage },
  { component: 'core/orderDetail', page: OrderDetailPage, tabKeys: ['orderNo'] },
];
