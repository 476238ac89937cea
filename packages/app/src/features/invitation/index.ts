import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const InvitationPage = lazyPage(() => import('./InvitationPage.js').then((m) => m.InvitationPage));

/** Where the links of 员工管理 lead (personnel.invite, personnel.inviteLink). */
export const routes: PageRoute[] = [
  { path: '/invitation/:token', title: '加入企业', layout: 'public', page: InvitationPage },
];
