import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const LoginPage = lazyPage(() => import('./LoginPage.js').then((m) => m.LoginPage));

/** Apart from the feature's other pages: the entry knows these (`portal/arrivals.ts`), and nothing else of it. */
export const arrivals: PageRoute[] = [
  { path: '/login', title: '登录', layout: 'bare', page: LoginPage },
  { path: '/loginByCa', title: 'CA锁登录', layout: 'bare', page: LoginPage },
];
