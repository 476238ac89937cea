import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const PhonePhotoPage = lazyPage(async () => (await import('./PhonePhotoPage.js')).PhonePhotoPage);

export const routes: PageRoute[] = [
  { path: '/m/photo', title: '手机拍照', layout: 'bare', page: PhonePhotoPage },
];
