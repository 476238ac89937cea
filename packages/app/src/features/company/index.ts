import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';

const CompanyPage = lazyPage(() => import('./CompanyPage.js').then((m) => m.CompanyPage));

export const views: ServerView[] = [{ component: 'core/company', page: CompanyPage }];
