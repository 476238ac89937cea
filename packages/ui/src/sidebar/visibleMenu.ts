import { itemsOf } from '../internal/itemsOf.js';
import type { ReactElement } from 'react';

/** One route of the menu, as the person is permitted to see it. */
export interface MenuItem {
  /** Once in the whole tree; the complete path does well. */
  key: string;
  /** Further words that the search finds it by. Those of a parent that it stands in for come by themselves. */
  keywords?: string;
  /** At most 6 characters; a longer one is cut with a tooltip. */
  label: string;
  /** An element such as `<Icon name={route.icon} />`; `Icon` draws a dot for a name that it does not know. */
  icon?: ReactElement;
  /** Where it leads; a parent without one only holds its children. */
  href?: string;
  /** The routes below it. */
  children?: readonly MenuItem[];
  /** Skipped, with all it holds. */
  hidden?: boolean;
  /** Leads out of the portal: opens a new tab. */
  external?: boolean;
  /** How many wait behind it. */
  badge?: number;
  /** meta.affix of the route: comes first among its neighbors. */
  pinned?: boolean;
}

/** A path inside the portal, or an external link of http, https, mailto or tel: never a `javascript:`. */
function safe(href: string | undefined): string | undefined {
  const read = href?.replaceAll(/[\s\p{Cc}]/gu, ''); // browsers skip these in a scheme
  return read && !/^(?!(https?|mailto|tel):)[a-z][a-z\d+.-]*:/i.test(read) ? href : undefined;
}

/**
 * The menu as it is shown: hidden routes skipped, parents with nothing left dropped, a parent with a single visible
 * child replaced by that child (which keeps the parent's icon if it has none, and is found by the parent's name, too),
 * pinned items first. What a broken record may hold is mended: a key that came before (so also a cycle) is cut, an
 * unsafe address dropped.
 */
export function visibleMenu(items: readonly MenuItem[] | null | undefined): MenuItem[] {
  return shown(items, new Set());
}

/** `seen` holds every key above and before, in the order of the tree: what comes first stays. */
function shown(items: readonly MenuItem[] | null | undefined, seen: Set<string>): MenuItem[] {
  return itemsOf(items)
    .flatMap((given): MenuItem[] => {
      if (given.hidden || seen.has(given.key)) return [];
      seen.add(given.key);
      const href = safe(given.href);
      // The same object where nothing is mended: its row is then not drawn again.
      const item = href === given.href ? given : { ...given, href };
      const children = item.children && shown(item.children, seen);
      const [only, second] = children ?? [];
      if (second) return [{ ...item, children }];
      if (only) {
        const keywords = [item.label, item.keywords, only.keywords].join('\n').trim();
        return [{ ...only, keywords, icon: only.icon ?? item.icon, pinned: item.pinned ?? only.pinned }];
      }
      if (href === undefined) return []; // leads nowhere: not a menu item
      // A parent whose children are all hidden is still a page of its own, if it has an address.
      return [children ? { ...item, children: undefined } : item];
    })
    .sort((a, b) => (b.pinned ? 1 : 0) - (a.pinned ? 1 : 0));
}

/** The keys from the top of the tree down to the current page; empty when the menu does not hold it. */
export function trailTo(menu: readonly MenuItem[], activeKey: string | undefined): readonly string[] {
  for (const { key, children } of menu) {
    if (key === activeKey) return [key];
    const below = trailTo(children ?? [], activeKey);
    if (below.length > 0) return [key, ...below];
  }
  return [];
}

/** What a search leaves: the entries that say it, and the parents of such. A parent that says it keeps all below. */
export function searchMenu(menu: readonly MenuItem[], query: string): readonly MenuItem[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return menu;
  return menu.flatMap((item) => {
    if ([item.label, item.keywords].join('\n').toLocaleLowerCase().includes(wanted)) return [item];
    const children = searchMenu(item.children ?? [], wanted);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
