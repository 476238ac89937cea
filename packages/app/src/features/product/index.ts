import { lazy } from 'react';
import type { PageRoute } from '../../routing/route.js';

const ProductPage = lazy(() => import('./ProductPage.js').then((m) => ({ default: m.ProductPage })));
const ProductDetailPage = lazy(() =>
  import('./ProductDetailPage.js').then((m) => ({ default: m.ProductDetailPage })),
);

export const routes: PageRoute[] = [
  { path: '/product', title: '产品中心', layout: 'public', page: ProductPage },
  { path: '/productDetail', title: '产品详情', layout: 'public', page: ProductDetailPage },
];
