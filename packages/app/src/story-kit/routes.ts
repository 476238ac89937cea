import type { RouteNode } from '@ca-portal/api';

/** One page of the tree that the server sends (`GET /getRouters`). For stories and tests only. */
export const routeLeaf = (
  path: string,
  component: string,
  title: string,
  icon: string,
  hidden = false,
): RouteNode => ({
  name: component,
  path,
  hidden,
  component,
  meta: { title, icon, noCache: false, affix: false, link: null },
  children: [],
});

/** A folder of the tree: a heading of the menu, whose own path leads to its first page. */
export const routeFolder = (path: string, title: string, icon: string, children: RouteNode[]): RouteNode => ({
  ...routeLeaf(path, 'Layout', title, icon),
  ...(children[0] ? { redirect: `${path}/${children[0].path}` } : {}),
  children,
});
