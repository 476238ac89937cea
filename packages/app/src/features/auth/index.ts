import { lazyPage } from '../../routing/lazyPage.js';
import type { PageRoute } from '../../routing/route.js';

const RegisterPage = lazyPage(() => import('./RegisterPage.js').then((m) => m.RegisterPage));

export const routes: PageRoute[] = [
  { path: '/register', title: '注册', layout: 'public', page: RegisterPage },
];
