import type { LazyPage } from './lazyPage.js';

/** Which frame a page stands in: site header and footer, sidebar and top bar, or nothing. */
export type Layout = 'public' | 'work' | 'bare';

/** One page of a feature. Pages are always lazy: a visitor loads what he opens. */
export interface PageRoute {
  path: string;
  title: string;
  layout: Layout;
  page: LazyPage;
  /** Asks for a login in place and comes back (pages outside the guard's list, spec 2.1). */
  needsLogin?: boolean;
}

/** A view that the server's route tree names by `component` (spec 2.1, getRouters). */
export interface ServerView {
  component: string;
  page: LazyPage;
}
