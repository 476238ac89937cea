import type { RouteNode } from '@ca-portal/api';
import type { LazyPage } from './lazyPage.js';
import type { ServerView } from './route.js';

/** A page of the server's tree with its complete path. */
export interface TreePage {
  path: string;
  title: string;
  page: LazyPage;
  tabKeys: readonly string[];
  /** Its tab is always there and cannot be closed (spec 2.9, 2.10). */
  affix: boolean;
  /** Its view is not kept alive. */
  noCache: boolean;
}
export interface TreeRedirect {
  path: string;
  to: string;
}

const join = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

/**
 * Flattens the server's tree: Layout entries only group, other entries become pages by their component's
 * name. A name that this build does not know is left out, so that its path leads to 404.
 */
export function flattenTree(
  nodes: readonly RouteNode[],
  views: readonly ServerView[],
  parent = '',
): { pages: TreePage[]; redirects: TreeRedirect[] } {
  const pages: TreePage[] = [];
  const redirects: TreeRedirect[] = [];
  for (const node of nodes) {
    const path = join(parent, node.path);
    if (node.redirect) redirects.push({ path, to: node.redirect });
    const view = views.find((known) => known.component === node.component);
    if (view) {
      const { title, affix, noCache } = node.meta;
      pages.push({ path, title, page: view.page, tabKeys: view.tabKeys ?? [], affix, noCache });
    }
    const below = flattenTree(node.children, views, path);
    pages.push(...below.pages);
    redirects.push(...below.redirects);
  }
  return { pages, redirects };
}
