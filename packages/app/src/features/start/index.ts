import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const StartPage = lazyPage(async () => (await import('./StartPage.js')).StartPage);

export const views: ServerView[] = [{ component: 'core/start', page: StartPage }];
