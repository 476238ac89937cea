import { lazy } from 'react';
import type { PageRoute } from '../../routing/route.js';

const NotFoundPage = lazy(() => import('./NotFoundPage.js').then((m) => ({ default: m.NotFoundPage })));

export const routes: PageRoute[] = [
  { path: '/404', title: '页面不存在', layout: 'public', page: NotFoundPage },
];
