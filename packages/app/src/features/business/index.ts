import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const BeforePage = lazyPage(() => import('./BeforePage.js').then((m) => m.BeforePage));
const BusinessPage = lazyPage(() => import('./BusinessPage.js').then((m) => m.BusinessPage));
const GuidePage = lazyPage(() => import('./GuidePage.js').then((m) => m.GuidePage));

export const routes: PageRoute[] = [
  { path: '/jumpydDetial', title: '业务办理', layout: 'public', page: BusinessPage },
  { path: '/before', title: '办事指南', layout: 'public', page: BeforePage },
  { path: '/guide', title: '我要办什么', layout: 'public', page: GuidePage },
];
