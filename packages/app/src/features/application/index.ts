import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const ApplyPage = lazyPage(() => import('./ApplyPage.js').then((m) => m.ApplyPage));

const BatchProgressPage = lazyPage(() => import('./BatchProgressPage.js').then((m) => m.BatchProgressPage));

export const routes: PageRoute[] = [
  { path: '/apply', title: '业务办理', layout: 'public', page: ApplyPage, needsLogin: true },
  {
    path: '/apply/progress',
    title: '批量办理进度',
    layout: 'public',
    page: BatchProgressPage,
    needsLogin: true,
  },
];
