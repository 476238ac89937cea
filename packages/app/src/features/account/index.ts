import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const AccountSettingsPage = lazyPage(
  async () => (await import('./AccountSettingsPage.js')).AccountSettingsPage,
);

export const routes: PageRoute[] = [
  {
    path: '/accountSettings',
    title: '账号设置',
    layout: 'public',
    page: AccountSettingsPage,
    needsLogin: true,
  },
];
