import type { RouteNode } from '@ca-portal/api';
import { Icon, iconNames, type IconName } from '@ca-portal/ui/icon';
import type { MenuItem } from '@ca-portal/ui/sidebar';
import { joinPath } from '../../session/whole-routes.js';

const isIcon = (name: string): name is IconName => (iconNames as readonly string[]).includes(name);

/** Only web addresses leave the portal; a `javascript:` URL in a broken record never becomes a link. */
const webAddress = (link: string | null): string | undefined =>
  link && /^https?:\/\//i.test(link) ? link : undefined;

/** The fixed query parameters of an entry: none for a broken record, and only values that fit in an address. */
function searchOf(query: string | undefined): string {
  if (!query) return '';
  try {
    const entries = Object.entries(JSON.parse(query) as object).filter(
      ([, value]) => typeof value !== 'object',
    );
    return entries.length > 0
      ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
      : '';
  } catch {
    return '';
  }
}

/** Turns the server's tree into a menu (spec 2.9): keys and addresses are complete paths; ui skips, lifts and pins. */
export function menuOf(nodes: readonly RouteNode[], parent = ''): MenuItem[] {
  return nodes.map((node) => {
    const path = joinPath(parent, node.path);
    const { title, icon, affix, link } = node.meta;
    const outside = webAddress(link);
    const children = node.children.length > 0 ? menuOf(node.children, path) : undefined;
    return {
      key: path,
      label: title,
      icon: <Icon name={isIcon(icon) ? icon : 'document'} />,
      ...(children ? { children } : { href: outside ?? path + searchOf(node.query) }),
      ...(outside ? { external: true } : {}),
      ...(node.hidden ? { hidden: true } : {}),
      ...(affix ? { pinned: true } : {}),
    };
  });
}

const keysOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [item.key, ...keysOf(item.children ?? [])]);

/** The visible entries with a link next to a key; for a folder's key, the entries inside it. */
function shownAround(items: readonly MenuItem[], key: string): string[] {
  for (const { key: own, children } of items) {
    if (!children) continue;
    if (own === key || children.some((child) => child.key === key))
      return children.filter((child) => !child.hidden && !child.children).map((child) => child.key);
    const deeper = shownAround(children, key);
    if (deeper.length > 0) return deeper;
  }
  return [];
}

const isShownEntry = (items: readonly MenuItem[], key: string): boolean =>
  items.some((item) => !item.hidden && (item.children ? isShownEntry(item.children, key) : item.key === key));

/**
 * The menu entry of the active page: itself, or the nearest one above it. A hidden page marks the entry that leads to
 * it: the only one of its folder, or the one whose name begins its own name (`order` for `orderDetail`).
 */
export function activeKeyOf(items: readonly MenuItem[], pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '') || '/';
  const above = keysOf(items).filter((key) => path === key || (key !== '/' && path.startsWith(`${key}/`)));
  const nearest = above.toSorted((a, b) => b.length - a.length)[0];
  if (nearest === undefined) return undefined;
  if (isShownEntry(items, nearest)) return nearest;
  const shown = shownAround(items, nearest);
  const leading = shown.filter((key) => path.startsWith(key) && /^(?:\/|[A-Z])/.test(path.slice(key.length)));
  return leading.toSorted((a, b) => b.length - a.length)[0] ?? (shown.length === 1 ? shown[0] : nearest);
}

/** Whether this role may open the path, i.e. whether its tree contains it. */
export function isPermitted(items: readonly MenuItem[], path: string): boolean {
  return keysOf(items).includes(path);
}
