import type { RouteNode } from '@ca-portal/api';

type Keys = Partial<Record<string, unknown>>;

const keysOf = (value: unknown): Keys | undefined =>
  typeof value === 'object' && value !== null ? (value as Keys) : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The complete path of an entry below another. */
export const joinPath = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

function metaOf(meta: Keys): RouteNode['meta'] {
  const { title, icon, noCache, affix, link } = meta;
  return {
    title: text(title) || '未命名页面',
    icon: text(icon),
    noCache: noCache === true,
    affix: affix === true,
    link: text(link) || null,
  };
}

/**
 * Completes the route tree of `GET /getRouters` with every key that the portal reads. Backends of the API family omit
 * empty keys: pages have no `children`, the wrapper of a root page no `meta`. An entry that is broken beyond that is
 * dropped alone: without a path there is no entry, and its children move up.
 */
export function wholeRoutes(sent: unknown): RouteNode[] {
  if (!Array.isArray(sent)) return [];
  return sent.flatMap((given: unknown): RouteNode[] => {
    const node = keysOf(given);
    if (!node) return [];
    const { path, component, redirect, query } = node;
    const meta = keysOf(node['meta']);
    const children = wholeRoutes(node['children']);
    if (typeof path !== 'string') return children;
    // Only a frame: as a menu entry it would be a second home (its path is `/`) without a name.
    if (!meta && children.length > 0 && !text(redirect)) {
      return children.map((child) => ({ ...child, path: joinPath(path, child.path) }));
    }
    return [
      {
        name: text(node['name']),
        path,
        hidden: node['hidden'] === true,
        component: text(component),
        ...(text(redirect) ? { redirect: text(redirect) } : {}),
        ...(text(query) ? { query: text(query) } : {}),
        meta: metaOf(meta ?? {}),
        children,
      },
    ];
  });
}
