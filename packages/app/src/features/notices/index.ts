import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const NoticesPage = lazyPage(() => import('./NoticesPage.js').then((m) => m.NoticesPage));
const NoticePage = lazyPage(() => import('./NoticePage.js').then((m) => m.NoticePage));

export const routes: PageRoute[] = [
  { path: '/proclamation', title: '通知公告', layout: 'public', page: NoticesPage },
  { path: '/proclamationDetial', title: '公告详情', layout: 'public', page: NoticePage },
];
