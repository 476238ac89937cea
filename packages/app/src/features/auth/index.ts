import { lazyPage } from '../../routing/lazyPage.js';
import type { PageRoute } from '../../routing/route.js';

const LoginPage = lazyPage(() => import('./LoginPage.js').then((m) => m.LoginPage));
const RegisterPage = lazyPage(() => import('./RegisterPage.js').then((m) => m.RegisterPage));

export const routes: PageRoute[] = [
  { path: '/login', title: '登录', layout: 'bare', page: LoginPage },
  { path: '/loginByCa', title: 'CA锁登录', layout: 'bare', page: LoginPage },
  { path: '/register', title: '注册', layout: 'public', page: RegisterPage },
];
