import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const MyCouponsPage = lazyPage(() => import('./MyCouponsPage.js').then((m) => m.MyCouponsPage));
const MoreCouponsPage = lazyPage(() => import('./MoreCouponsPage.js').then((m) => m.MoreCouponsPage));

export const routes: PageRoute[] = [
  { path: '/myCoupons', title: '我的优惠券', layout: 'work', page: MyCouponsPage },
  { path: '/moreCoupons', title: '领券中心', layout: 'work', page: MoreCouponsPage },
];
