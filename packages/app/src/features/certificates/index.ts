import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute, ServerView } from '../../routing/route.js';

const CertificatesPage = lazyPage(() => import('./CertificatesPage.js').then((m) => m.CertificatesPage));
const CertificateWritePage = lazyPage(() =>
  import('./CertificateWritePage.js').then((m) => m.CertificateWritePage),
);

const CertificateDownloadPage = lazyPage(() =>
  import('./download/CertificateDownloadPage.js').then((m) => m.CertificateDownloadPage),
);
const PhoneBindPage = lazyPage(async () => (await import('./phone/PhoneBindPage.js')).PhoneBindPage);
const PhoneLoginPage = lazyPage(async () => (await import('./phone/PhoneLoginPage.js')).PhoneLoginPage);
const PhoneStampPage = lazyPage(async () => (await import('./phone/PhoneStampPage.js')).PhoneStampPage);

const ExpiryCalendarPage = lazyPage(
  async () => (await import('./expiry/ExpiryCalendarPage.js')).ExpiryCalendarPage,
);

/** The phone's page needs no login: the code in the QR code is its permission. */
export const routes: PageRoute[] = [
  { path: '/m/bind', title: '手机证书', layout: 'bare', page: PhoneBindPage },
  { path: '/m/login', title: '扫码登录', layout: 'bare', page: PhoneLoginPage },
  { path: '/m/stamp', title: '扫码签章', layout: 'bare', page: PhoneStampPage },
];

export const views: ServerView[] = [
  { component: 'core/caManage', page: CertificatesPage },
  { component: 'core/certWrite', page: CertificateWritePage, tabKeys: ['orderNo'] },
  { component: 'core/caCalendar', page: ExpiryCalendarPage },
  { component: 'core/certDownload', page: CertificateDownloadPage, tabKeys: ['orderNo'] },
];
