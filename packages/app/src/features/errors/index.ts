import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const NotFoundPage = lazyPage(() => import('./NotFoundPage.js').then((m) => m.NotFoundPage));

export const routes: PageRoute[] = [
  { path: '/404', title: '页面不存在', layout: 'public', page: NotFoundPage },
];
