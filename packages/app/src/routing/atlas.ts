import { use } from 'react';
import { arrivals } from './arrivals.js';
import { PageCodeError } from './lazyPage.js';
import { preloadPage } from './layouts.js';
import type { PageRoute, ServerView } from './route.js';

/** The pages that are known: of the entry alone, or of the whole build. */
export interface Atlas {
  pages: readonly PageRoute[];
  views: readonly ServerView[];
}

const ofTheEntry: Atlas = { pages: arrivals, views: [] };
let whole: Atlas | undefined;
let loading: Promise<Atlas> | undefined;

/** Fetches the registry once. A failure stands until it has been shown (see PageBoundary). */
const load = (): Promise<Atlas> =>
  (loading ??= import('./registry.js').then(
    ({ pageRoutes, serverViews }) => (whole = { pages: pageRoutes, views: serverViews }),
    (error: unknown) => {
      throw new PageCodeError(error, () => (loading = undefined));
    },
  ));

/** Nobody has seen this failure: whoever opens the page tries again. */
function forgotten(error: unknown): never {
  if (error instanceof PageCodeError) error.forget();
  throw error;
}

export const isArrival = (pathname: string): boolean => arrivals.some(({ path }) => path === pathname);

/** The atlas that a place needs; suspends while the registry is on its way. */
export function useAtlas(pathname: string): Atlas {
  if (whole) return whole;
  return isArrival(pathname) ? ofTheEntry : use(load());
}

/** Brings the code of the page at an address before it is opened. Pages of the server's tree only the registry. */
export async function preloadPath(pathname: string): Promise<void> {
  const { pages } = isArrival(pathname) ? ofTheEntry : await load().catch(forgotten);
  const page = pages.find(({ path }) => path === pathname);
  if (page) await preloadPage(page);
}
