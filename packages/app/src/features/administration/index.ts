import { lazyPage } from '../../routing/lazyPage.js';
import type { ServerView } from '../../routing/route.js';

const IndexPage = lazyPage(() => import('./IndexPage.js').then((m) => m.IndexPage));
const UsersPage = lazyPage(() => import('./UsersPage.js').then((m) => m.UsersPage));
const PeoplePage = lazyPage(() => import('./PeoplePage.js').then((m) => m.PeoplePage));
const ParametersPage = lazyPage(() => import('./ParametersPage.js').then((m) => m.ParametersPage));
const DictionaryPage = lazyPage(() => import('./DictionaryPage.js').then((m) => m.DictionaryPage));
const PermissionsPage = lazyPage(() => import('./PermissionsPage.js').then((m) => m.PermissionsPage));

/** The administrative pages of spec 2.3, to look things up; changing them is work of its own. */
export const views: ServerView[] = [
  { component: 'system/index', page: IndexPage },
  { component: 'system/userInfoManage', page: UsersPage },
  { component: 'system/personalManage', page: PeoplePage },
  { component: 'system/systemManage', page: ParametersPage },
  { component: 'system/typeData', page: DictionaryPage },
  { component: 'system/permissionsManage', page: PermissionsPage },
];
