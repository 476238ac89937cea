import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute, ServerView } from '../../routing/route.js';

const CoursesPage = lazyPage(() => import('./CoursesPage.js').then((m) => m.CoursesPage));
const CoursePage = lazyPage(() => import('./CoursePage.js').then((m) => m.CoursePage));
const VerifyPage = lazyPage(async () => (await import('./VerifyPage.js')).VerifyPage);
const LivePage = lazyPage(() => import('./live/LivePage.js').then((m) => m.LivePage));
const RecordPage = lazyPage(() => import('./record/RecordPage.js').then((m) => m.RecordPage));
const MyCoursesPage = lazyPage(() => import('./mine/MyCoursesPage.js').then((m) => m.MyCoursesPage));

export const routes: PageRoute[] = [
  { path: '/learning', title: '学习中心', layout: 'public', page: CoursesPage },
  { path: '/learningDetail', title: '课程详情', layout: 'public', page: CoursePage },
  { path: '/learningCertificate', title: '结业证书查验', layout: 'public', page: VerifyPage },
  { path: '/learningLive', title: '直播课', layout: 'public', page: LivePage, needsLogin: true },
  { path: '/learningRecord', title: '视频课', layout: 'public', page: RecordPage, needsLogin: true },
];

export const views: ServerView[] = [{ component: 'core/myCourse', page: MyCoursesPage }];
