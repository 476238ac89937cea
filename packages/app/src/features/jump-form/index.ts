import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const JumpFormPage = lazyPage(() => import('./JumpFormPage.js').then((m) => m.JumpFormPage));

export const routes: PageRoute[] = [
  { path: '/jumpForm', title: '正在跳转', layout: 'public', page: JumpFormPage },
];
