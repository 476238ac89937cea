import { lazyPage } from '../../routing/lazyPage.js';
import type { PageRoute } from '../../routing/route.js';

const AboutPage = lazyPage(() => import('./AboutPage.js').then((m) => m.AboutPage));

export const routes: PageRoute[] = [{ path: '/about', title: '关于我们', layout: 'public', page: AboutPage }];
