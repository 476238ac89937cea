import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const PersonalPage = lazyPage(() => import('./PersonalPage.js').then((m) => m.PersonalPage));

export const views: ServerView[] = [{ component: 'core/personal', page: PersonalPage }];
