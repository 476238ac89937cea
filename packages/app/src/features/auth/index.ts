import { lazy } from 'react';
import type { PageRoute } from '../../routing/route.js';

const LoginPage = lazy(() => import('./LoginPage.js').then((m) => ({ default: m.LoginPage })));
const RegisterPage = lazy(() => import('./RegisterPage.js').then((m) => ({ default: m.RegisterPage })));

export const routes: PageRoute[] = [
  { path: '/login', title: '登录', layout: 'bare', page: LoginPage },
  { path: '/loginByCa', title: 'CA锁登录', layout: 'bare', page: LoginPage },
  { path: '/register', title: '注册', layout: 'public', page: RegisterPage },
];
