import type { RouteNode } from '@ca-portal/api';
import { useSession } from './useSession.js';
import { joinPath } from './whole-routes.js';

/** The path of a view in a route tree; undefined when it has none of that name. */
export function viewPath(nodes: readonly RouteNode[], component: string, parent = ''): string | undefined {
  for (const { path, component: own, children } of nodes) {
    const full = joinPath(parent, path);
    if (own === component) return full;
    const below = viewPath(children, component, full);
    if (below) return below;
  }
  return undefined;
}

/** The start page of a logged-in user, by its name in the server's tree. */
export const startView = 'core/start';

/** The path of a view in the tree of the logged-in user; undefined when this role has none of that name. */
export function useViewPath(component: string): string | undefined {
  return viewPath(useSession().data?.routes ?? [], component);
}
