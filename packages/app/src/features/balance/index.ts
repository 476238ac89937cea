import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const BalancePage = lazyPage(() => import('./BalancePage.js').then((m) => m.BalancePage));
const BalanceDetailPage = lazyPage(() => import('./BalanceDetailPage.js').then((m) => m.BalanceDetailPage));

export const views: ServerView[] = [
  { component: 'core/myMemberCard', page: BalancePage },
  { component: 'core/balanceDetail', page: BalanceDetailPage, tabKeys: ['id'] },
];
