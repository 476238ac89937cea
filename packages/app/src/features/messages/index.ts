import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const MessagesPage = lazyPage(() => import('./MessagesPage.js').then((m) => m.MessagesPage));

export const views: ServerView[] = [{ component: 'emsystem/messageManage', page: MessagesPage }];
