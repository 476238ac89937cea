import { lazy } from 'react';
import type { PageRoute } from '../../routing/route.js';

const HomePage = lazy(() => import('./HomePage.js').then((m) => ({ default: m.HomePage })));

export const routes: PageRoute[] = [{ path: '/', title: '首页', layout: 'public', page: HomePage }];
