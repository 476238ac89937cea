import { lazyPage } from '../../routing/lazyPage.js';
import type { PageRoute } from '../../routing/route.js';

const ApplyPage = lazyPage(() => import('./ApplyPage.js').then((m) => m.ApplyPage));

export const routes: PageRoute[] = [
  { path: '/apply', title: '业务办理', layout: 'public', page: ApplyPage, needsLogin: true },
];
