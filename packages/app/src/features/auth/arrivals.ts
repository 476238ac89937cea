import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const LoginPage = lazyPage(() => import('./LoginPage.js').then((m) => m.LoginPage));

/**
 * Separate from the feature's other pages: the entry imports these (`portal/arrivals.ts`), and nothing else of the
 * feature.
 */
export const arrivals: PageRoute[] = [
  { path: '/login', title: '登录', layout: 'bare', page: LoginPage },
  { path: '/loginByCa', title: 'CA锁登录', layout: 'bare', page: LoginPage },
];
