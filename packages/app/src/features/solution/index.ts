import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const SolutionPage = lazyPage(() => import('./SolutionPage.js').then((m) => m.SolutionPage));
const ExperiencePage = lazyPage(() => import('./ExperiencePage.js').then((m) => m.ExperiencePage));
const StampPage = lazyPage(() => import('./stamp/StampPage.js').then((m) => m.StampPage));
const CommandsPage = lazyPage(() => import('./commands/CommandsPage.js').then((m) => m.CommandsPage));
const SignFilesPage = lazyPage(() => import('./sign-files/SignFilesPage.js').then((m) => m.SignFilesPage));
const DemoPage = lazyPage(() => import('./DemoPage.js').then((m) => m.DemoPage));

export const routes: PageRoute[] = [
  { path: '/solution', title: '体验中心', layout: 'public', page: SolutionPage },
  { path: '/experience', title: '体验中心', layout: 'public', page: ExperiencePage },
  { path: '/stamp', title: '文件签章', layout: 'public', page: StampPage },
  { path: '/experience/commands', title: 'CA锁命令', layout: 'public', page: CommandsPage },
  { path: '/experience/sign', title: '多份文件签名', layout: 'public', page: SignFilesPage },
  { path: '/exp', title: '体验', layout: 'public', page: DemoPage },
];
