import { lazyPage } from '../../routing/lazyPage.js';
import type { PageRoute } from '../../routing/route.js';

const BusinessPage = lazyPage(() => import('./BusinessPage.js').then((m) => m.BusinessPage));
const GuidePage = lazyPage(() => import('./GuidePage.js').then((m) => m.GuidePage));

export const routes: PageRoute[] = [
  { path: '/jumpydDetial', title: '业务办理', layout: 'public', page: BusinessPage },
  { path: '/guide', title: '我要办什么', layout: 'public', page: GuidePage },
];
