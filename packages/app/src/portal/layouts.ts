import { lazyPage } from '../routing/lazy-page.js';
import type { PageRoute } from '../routing/route.js';

// Both are code of their own: the login has neither, and who is not logged in never sees the second.
export const PublicLayout = lazyPage(() => import('../shell/PublicLayout.js').then((m) => m.PublicLayout));
export const WorkLayout = lazyPage(() => import('../shell/WorkLayout.js').then((m) => m.WorkLayout));
export const RefreshPage = lazyPage(() => import('./RefreshPage.js').then((m) => m.RefreshPage));

/** Brings all that a page needs to be shown, frame and content side by side. */
export async function preloadPage({ page, layout }: PageRoute): Promise<void> {
  const frame = layout === 'public' ? PublicLayout : layout === 'work' ? WorkLayout : undefined;
  await Promise.all([page.preload(), frame?.preload()]);
}
