import { lazy } from 'react';
import type { PageRoute } from '../../routing/route.js';

const CashierPage = lazy(() => import('./CashierPage.js').then((m) => ({ default: m.CashierPage })));
const AlipayPage = lazy(() => import('./AlipayPage.js').then((m) => ({ default: m.AlipayPage })));
const PayResultPage = lazy(() => import('./PayResultPage.js').then((m) => ({ default: m.PayResultPage })));

export const routes: PageRoute[] = [
  { path: '/makeSurePay', title: '收银台', layout: 'public', page: CashierPage, needsLogin: true },
  { path: '/alipay', title: '正在前往支付宝', layout: 'bare', page: AlipayPage, needsLogin: true },
  { path: '/makeSurePay/result', title: '支付结果', layout: 'public', page: PayResultPage, needsLogin: true },
];
