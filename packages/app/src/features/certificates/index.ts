import { lazy } from 'react';
import type { ServerView } from '../../routing/route.js';

const CertificatesPage = lazy(() =>
  import('./CertificatesPage.js').then((m) => ({ default: m.CertificatesPage })),
);
const CertificateWritePage = lazy(() =>
  import('./CertificateWritePage.js').then((m) => ({ default: m.CertificateWritePage })),
);

export const views: ServerView[] = [
  { component: 'core/caManage', page: CertificatesPage },
  { component: 'core/certWrite', page: CertificateWritePage },
];
