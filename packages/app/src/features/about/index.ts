import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const AboutPage = lazyPage(() => import('./AboutPage.js').then((m) => m.AboutPage));

const PolicyPage = lazyPage(() => import('./PolicyPage.js').then((m) => m.PolicyPage));

export const routes: PageRoute[] = [
  { path: '/about', title: '关于我们', layout: 'public', page: AboutPage },
  { path: '/policy', title: '协议和声明', layout: 'public', page: PolicyPage },
];
