import { lazy } from 'react';
import type { PageRoute, ServerView } from '../../routing/route.js';

const OrderPage = lazy(() => import('./OrderPage.js').then((m) => ({ default: m.OrderPage })));
const OrdersPage = lazy(() => import('./OrdersPage.js').then((m) => ({ default: m.OrdersPage })));
const OrderDetailPage = lazy(() =>
  import('./OrderDetailPage.js').then((m) => ({ default: m.OrderDetailPage })),
);

export const routes: PageRoute[] = [
  { path: '/makeSureOrder', title: '确认订单', layout: 'public', page: OrderPage, needsLogin: true },
];

export const views: ServerView[] = [
  { component: 'core/order', page: OrdersPage },
  { component: 'core/orderDetail', page: OrderDetailPage },
];
