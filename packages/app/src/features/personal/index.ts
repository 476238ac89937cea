import { lazy } from 'react';
import type { ServerView } from '../../routing/route.js';

const PersonalPage = lazy(() => import('./PersonalPage.js').then((m) => ({ default: m.PersonalPage })));

export const views: ServerView[] = [{ component: 'core/personal', page: PersonalPage }];
