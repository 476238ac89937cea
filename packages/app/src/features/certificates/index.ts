import { lazyPage } from '../../routing/lazyPage.js';
import type { ServerView } from '../../routing/route.js';

const CertificatesPage = lazyPage(() => import('./CertificatesPage.js').then((m) => m.CertificatesPage));
const CertificateWritePage = lazyPage(() =>
  import('./CertificateWritePage.js').then((m) => m.CertificateWritePage),
);

export const views: ServerView[] = [
  { component: 'core/caManage', page: CertificatesPage },
  { component: 'core/certWrite', page: CertificateWritePage, tabKeys: ['orderNo'] },
];
