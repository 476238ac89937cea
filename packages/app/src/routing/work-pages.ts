import { tabPath } from '@ca-portal/ui/tab-model';
import { matchPath } from 'react-router-dom';
import type { LazyPage } from './lazy-page.js';
import { canonicalPath } from './canonical-path.js';
import type { PageRoute } from './route.js';
import type { TreePage } from './tree.js';

/** A page inside the work layout: it opens in a tab. */
export interface WorkPage {
  path: string;
  title: string;
  page: LazyPage;
  /** Query keys that make two addresses two tabs; path parameters always do. */
  tabKeys: readonly string[];
  needsLogin: boolean;
  affix: boolean;
  noCache: boolean;
}

/** The pages of this build and of the server's tree that use the work layout. */
export function workPages(routes: readonly PageRoute[], tree: readonly TreePage[]): WorkPage[] {
  const own = routes
    .filter(({ layout }) => layout === 'work')
    .map(({ path, title, page, tabKeys = [], needsLogin = false }) => ({
      path,
      title,
      page,
      tabKeys,
      needsLogin,
      affix: false,
      noCache: false,
    }));
  const served = tree.map((page) => ({ ...page, needsLogin: false }));
  // A path of the build wins over one of the tree, which is external input.
  const known = new Set(own.map(({ path }) => path));
  return [...own, ...served.filter(({ path }) => !known.has(path))];
}

/** The page of an address, and the key of its tab; undefined where it is no page of the work layout. */
export function workTab(
  pages: readonly WorkPage[],
  { pathname, search }: { pathname: string; search: string },
): { page: WorkPage; key: string } | undefined {
  const page = pages.find(({ path }) => matchPath(path, pathname));
  return page && { page, key: tabPath(canonicalPath([page.path], pathname), search, page.tabKeys) };
}
