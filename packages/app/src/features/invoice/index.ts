import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const InvoicePage = lazyPage(() => import('./InvoicePage.js').then((m) => m.InvoicePage));

export const views: ServerView[] = [{ component: 'core/invoice', page: InvoicePage }];
