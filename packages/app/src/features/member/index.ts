import { lazyPage } from '../../routing/lazy-page.js';
import type { PageRoute } from '../../routing/route.js';

const MemberPage = lazyPage(() => import('./MemberPage.js').then((m) => m.MemberPage));

/** One page for the two names of spec 2.3: level, next level and benefits belong together. The benefits are public. */
export const routes: PageRoute[] = [
  { path: '/memberDes', title: '会员权益', layout: 'public', page: MemberPage },
  { path: '/myMember', title: '我的会员', layout: 'public', page: MemberPage, needsLogin: true },
];
