import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const EnvironmentCheckPage = lazyPage(() =>
  import('./EnvironmentCheckPage.js').then((m) => m.EnvironmentCheckPage),
);

/** One page under two addresses: whoever cannot log in by lock needs it before there is a login. */
export const routes: PageRoute[] = [
  { path: '/envCheck', title: '环境检测', layout: 'public', page: EnvironmentCheckPage },
  { path: '/core/caManage/check', title: '环境检测', layout: 'public', page: EnvironmentCheckPage },
];
