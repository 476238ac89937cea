import { lazyPage } from '../routing/lazy-page.js';
import type { PageRoute } from '../routing/route.js';

// Both are lazy: the login page uses neither, and visitors never see the second.
export const PublicLayout = lazyPage(() => import('../shell/PublicLayout.js').then((m) => m.PublicLayout));
export const WorkLayout = lazyPage(() => import('../shell/WorkLayout.js').then((m) => m.WorkLayout));
export const RefreshPage = lazyPage(() => import('./RefreshPage.js').then((m) => m.RefreshPage));

/** Loads everything that a page needs, frame and content in parallel. */
export async function preloadPage({ page, layout }: PageRoute): Promise<void> {
  const frame = layout === 'public' ? PublicLayout : layout === 'work' ? WorkLayout : undefined;
  await Promise.all([page.preload(), frame?.preload()]);
}
