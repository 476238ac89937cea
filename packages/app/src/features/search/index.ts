import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const SearchPage = lazyPage(() => import('./SearchPage.js').then((m) => m.SearchPage));

export const routes: PageRoute[] = [
  { path: '/search', title: '站内搜索', layout: 'public', page: SearchPage },
];
