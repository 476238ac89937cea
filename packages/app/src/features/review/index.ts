import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const ReviewQueuePage = lazyPage(() => import('./ReviewQueuePage.js').then((m) => m.ReviewQueuePage));
const ReviewDeskPage = lazyPage(() => import('./ReviewDeskPage.js').then((m) => m.ReviewDeskPage));

export const views: ServerView[] = [
  { component: 'review/queue', page: ReviewQueuePage },
  { component: 'review/desk', page: ReviewDeskPage, tabKeys: ['orderNo'] },
];
