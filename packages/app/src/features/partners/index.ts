import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const PartnersPage = lazyPage(() => import('./PartnersPage.js').then((m) => m.PartnersPage));

export const routes: PageRoute[] = [
  { path: '/partners', title: '合作伙伴', layout: 'public', page: PartnersPage },
];
