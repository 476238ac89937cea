import { lazy } from 'react';
import type { ServerView } from '../../routing/route.js';

const ReviewQueuePage = lazy(() =>
  import('./ReviewQueuePage.js').then((m) => ({ default: m.ReviewQueuePage })),
);
const ReviewDeskPage = lazy(() => import('./ReviewDeskPage.js').then((m) => ({ default: m.ReviewDeskPage })));

export const views: ServerView[] = [
  { component: 'review/queue', page: ReviewQueuePage },
  { component: 'review/desk', page: ReviewDeskPage },
];
