import { lazyPage } from '../../routing/lazyPage.js';
import type { PageRoute } from '../../routing/route.js';

const CashierPage = lazyPage(() => import('./CashierPage.js').then((m) => m.CashierPage));
const AlipayPage = lazyPage(() => import('./AlipayPage.js').then((m) => m.AlipayPage));
const PayResultPage = lazyPage(() => import('./PayResultPage.js').then((m) => m.PayResultPage));

export const routes: PageRoute[] = [
  { path: '/makeSurePay', title: '收银台', layout: 'public', page: CashierPage, needsLogin: true },
  { path: '/alipay', title: '正在前往支付宝', layout: 'bare', page: AlipayPage, needsLogin: true },
  { path: '/makeSurePay/result', title: '支付结果', layout: 'public', page: PayResultPage, needsLogin: true },
];
