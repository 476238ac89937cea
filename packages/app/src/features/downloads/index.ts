import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const DownloadsPage = lazyPage(() => import('./DownloadsPage.js').then((m) => m.DownloadsPage));
const DownloadPage = lazyPage(() => import('./DownloadPage.js').then((m) => m.DownloadPage));

export const routes: PageRoute[] = [
  { path: '/downloadCenter', title: '下载中心', layout: 'public', page: DownloadsPage },
  { path: '/downloadCenterDetail', title: '下载详情', layout: 'public', page: DownloadPage },
];
