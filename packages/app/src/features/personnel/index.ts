import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const PersonnelPage = lazyPage(() => import('./PersonnelPage.js').then((m) => m.PersonnelPage));

export const views: ServerView[] = [{ component: 'core/personnel', page: PersonnelPage }];
