import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const CashierPage = lazyPage(() => import('./CashierPage.js').then((m) => m.CashierPage));
const AlipayPage = lazyPage(() => import('./AlipayPage.js').then((m) => m.AlipayPage));
const PayResultPage = lazyPage(() => import('./PayResultPage.js').then((m) => m.PayResultPage));
const CombinedPage = lazyPage(() => import('./CombinedPage.js').then((m) => m.CombinedPage));
const MemberCardPage = lazyPage(() => import('./MemberCardPage.js').then((m) => m.MemberCardPage));
const PrepaidPayPage = lazyPage(() => import('./PrepaidPayPage.js').then((m) => m.PrepaidPayPage));
const PrepaidPayListPage = lazyPage(() =>
  import('./PrepaidPayListPage.js').then((m) => m.PrepaidPayListPage),
);

export const routes: PageRoute[] = [
  { path: '/makeSurePay', title: '收银台', layout: 'public', page: CashierPage, needsLogin: true },
  { path: '/alipay', title: '正在前往支付宝', layout: 'bare', page: AlipayPage, needsLogin: true },
  { path: '/makeSurePay/result', title: '支付结果', layout: 'public', page: PayResultPage, needsLogin: true },
  { path: '/makeSurePayZh', title: '组合支付', layout: 'public', page: CombinedPage, needsLogin: true },
  { path: '/memberCard', title: '预存卡', layout: 'public', page: MemberCardPage, needsLogin: true },
  // Another system may send its user here with only the second token (spec 6): the API calls check access.
  {
    path: '/prestoreAccountPay',
    title: '预存账户支付',
    layout: 'bare',
    page: PrepaidPayPage,
  },
  {
    path: '/prestoreAccountPayList',
    title: '预存账户待支付列表',
    layout: 'bare',
    page: PrepaidPayListPage,
  },
];
