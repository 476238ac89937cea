import type { LazyPage } from './lazy-page.js';

/** The frame of a page: site header and footer, sidebar and top bar, or none. */
export type Layout = 'public' | 'work' | 'bare';

/** One page of a feature. Pages are always lazy: a visitor loads only what he opens. */
export interface PageRoute {
  path: string;
  title: string;
  layout: Layout;
  page: LazyPage;
  /** Asks for a login in place and returns here (pages outside the guard's list, spec 2.1). */
  needsLogin?: boolean;
  /** Query keys that make two addresses two tabs (work layout): `['id']` gives each id a tab of its own. */
  tabKeys?: readonly string[];
}

/** A view that the server's route tree names by `component` (spec 2.1, getRouters). */
export interface ServerView {
  component: string;
  page: LazyPage;
  /** See `PageRoute.tabKeys`. */
  tabKeys?: readonly string[];
}
