import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const ProductPage = lazyPage(() => import('./ProductPage.js').then((m) => m.ProductPage));
const ProductDetailPage = lazyPage(() => import('./ProductDetailPage.js').then((m) => m.ProductDetailPage));

export const routes: PageRoute[] = [
  { path: '/product', title: '产品中心', layout: 'public', page: ProductPage },
  { path: '/productDetail', title: '产品详情', layout: 'public', page: ProductDetailPage },
];
