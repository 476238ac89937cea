import { resourceView } from '../../engines/resource/index.js';
import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const FinancePage = lazyPage(async () => (await import('./FinancePage.js')).FinancePage);
const ShopPage = lazyPage(async () => (await import('./ShopPage.js')).ShopPage);
const ContentPage = lazyPage(async () => (await import('./ContentPage.js')).ContentPage);
const PeopleInboxPage = lazyPage(async () => (await import('./PeopleInboxPage.js')).PeopleInboxPage);
const ServiceDeskPage = lazyPage(async () => (await import('./ServiceDeskPage.js')).ServiceDeskPage);

const MakingPage = lazyPage(async () => (await import('./MakingPage.js')).MakingPage);
const StockPage = lazyPage(async () => (await import('./StockPage.js')).StockPage);
const DashboardPage = lazyPage(async () => (await import('./DashboardPage.js')).DashboardPage);

/** The pages for daily operation: coupons, money, content, locks. */
export const views: ServerView[] = [
  { component: 'operation/dashboard', page: DashboardPage },
  { component: 'operation/finance', page: FinancePage },
  { component: 'operation/products', page: ShopPage },
  { component: 'operation/content', page: ContentPage },
  { component: 'desk/making', page: MakingPage },
  { component: 'desk/people', page: PeopleInboxPage },
  { component: 'desk/service', page: ServiceDeskPage },
  { component: 'desk/stock', page: StockPage },
  resourceView('system/personalManage', () => import('./pages/people.js').then((m) => m.peoplePage)),
  resourceView('operation/coupons', () => import('./pages/coupons.js').then((m) => m.couponsPage)),
];
