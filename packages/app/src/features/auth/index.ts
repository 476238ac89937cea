import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const RegisterPage = lazyPage(() => import('./RegisterPage.js').then((m) => m.RegisterPage));
const ForgotPage = lazyPage(() => import('./ForgotPage.js').then((m) => m.ForgotPage));
const JumpCaPage = lazyPage(() => import('./JumpCaPage.js').then((m) => m.JumpCaPage));
const RoleApplyPage = lazyPage(() => import('./RoleApplyPage.js').then((m) => m.RoleApplyPage));

const TrackPage = lazyPage(() => import('./TrackPage.js').then((m) => m.TrackPage));

export const routes: PageRoute[] = [
  { path: '/register', title: '注册', layout: 'public', page: RegisterPage },
  { path: '/forgot', title: '找回密码', layout: 'bare', page: ForgotPage },
  { path: '/jumpCa', title: '正在跳转', layout: 'bare', page: JumpCaPage },
  { path: '/track', title: '查办理进度', layout: 'public', page: TrackPage },
  { path: '/roleApply', title: '申请身份', layout: 'public', page: RoleApplyPage, needsLogin: true },
];
export { ExpiredLogin } from './expired.js';
export { arrivals } from './arrivals.js';
