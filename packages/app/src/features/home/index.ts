import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const HomePage = lazyPage(() => import('./HomePage.js').then((m) => m.HomePage));

export const routes: PageRoute[] = [{ path: '/', title: '首页', layout: 'public', page: HomePage }];
