import { resourceView } from '../../engines/resource/index.js';
import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const IndexPage = lazyPage(() => import('./IndexPage.js').then((m) => m.IndexPage));
const DictionaryPage = lazyPage(() => import('./DictionaryPage.js').then((m) => m.DictionaryPage));

/** The administrative pages of spec 2.3, and further pages that the platform needs. */
export const views: ServerView[] = [
  { component: 'system/index', page: IndexPage },
  { component: 'system/typeData', page: DictionaryPage },
  resourceView('system/user/index', () => import('./pages/users.js').then((m) => m.usersPage)),
  resourceView('system/config/index', () => import('./pages/parameters.js').then((m) => m.parametersPage)),
  resourceView('system/role/index', () => import('./pages/roles.js').then((m) => m.rolesPage)),
  resourceView('system/dict/index', () =>
    import('./pages/dictionary-types.js').then((m) => m.dictionaryTypesPage),
  ),
  resourceView('system/menu/index', () => import('./pages/menus.js').then((m) => m.menusPage)),
  resourceView('system/dept/index', () => import('./pages/departments.js').then((m) => m.departmentsPage)),
  resourceView('system/post/index', () => import('./pages/posts.js').then((m) => m.postsPage)),
  resourceView('system/notice/index', () => import('./pages/notices.js').then((m) => m.noticesPage)),
  resourceView('system/dataScope', () => import('./pages/data-scope.js').then((m) => m.dataScopePage)),
  resourceView('system/messageTemplate', () =>
    import('./pages/message-templates.js').then((m) => m.messageTemplatesPage),
  ),
  resourceView('system/accessKey', () => import('./pages/access-keys.js').then((m) => m.accessKeysPage)),
  resourceView('monitor/job', () => import('./pages/jobs.js').then((m) => m.jobsPage)),
  resourceView('monitor/operlog/index', () => import('./pages/system-logs.js').then((m) => m.operationsPage)),
  resourceView('monitor/logininfor/index', () => import('./pages/system-logs.js').then((m) => m.loginsPage)),
  resourceView('monitor/online/index', () => import('./pages/system-logs.js').then((m) => m.sessionsPage)),
];
