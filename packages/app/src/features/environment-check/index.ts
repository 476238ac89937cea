import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const EnvironmentCheckPage = lazyPage(() =>
  import('./EnvironmentCheckPage.js').then((m) => m.EnvironmentCheckPage),
);

/** One page with two addresses: a user who cannot log in with his lock needs it before the login. */
export const routes: PageRoute[] = [
  { path: '/envCheck', title: '环境检测', layout: 'public', page: EnvironmentCheckPage },
  { path: '/core/caManage/check', title: '环境检测', layout: 'public', page: EnvironmentCheckPage },
];
