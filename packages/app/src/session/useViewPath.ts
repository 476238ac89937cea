import type { RouteNode } from '@ca-portal/api';
import { useSession } from './useSession.js';
import { joinPath } from './whole-routes.js';

function find(nodes: readonly RouteNode[], component: string, parent = ''): string | undefined {
  for (const { path, component: own, children } of nodes) {
    const full = joinPath(parent, path);
    if (own === component) return full;
    const below = find(children, component, full);
    if (below) return below;
  }
  return undefined;
}

/** The start page of a logged-in user, by its name in the server's tree. */
export const startView = 'core/start';

/** The path of a view in the server's tree; undefined when this role has none of that name. */
export function useViewPath(component: string): string | undefined {
  return find(useSession().data?.routes ?? [], component);
}
