import { itemsOf } from '../internal/itemsOf.js';
import type { ReactElement } from 'react';

/** One route of the menu that the user may see. */
export interface MenuItem {
  /** Unique in the whole tree; the full path is suitable. */
  key: string;
  /** Additional search terms. The terms of a replaced parent are added automatically. */
  keywords?: string;
  /** At most 6 characters; a longer label is cut off and gets a tooltip. */
  label: string;
  /** An element such as `<Icon name={route.icon} />`; `Icon` draws a dot for an unknown name. */
  icon?: ReactElement;
  /** The link target; a parent without one only groups its children. */
  href?: string;
  /** The routes below it. */
  children?: readonly MenuItem[];
  /** Hidden, with its children. */
  hidden?: boolean;
  /** An external link: opens in a new tab. */
  external?: boolean;
  /** Number of pending items. */
  badge?: number;
  /** meta.affix of the route: comes first among its siblings. */
  pinned?: boolean;
}

/** A path inside the portal, or an external link of http, https, mailto or tel: never a `javascript:`. */
function safe(href: string | undefined): string | undefined {
  const read = href?.replaceAll(/[\s\p{Cc}]/gu, ''); // browsers ignore these characters in a scheme
  return read && !/^(?!(https?|mailto|tel):)[a-z][a-z\d+.-]*:/i.test(read) ? href : undefined;
}

/**
 * The menu as shown: hidden routes are skipped, empty parents dropped, a parent with a single visible child is
 * replaced by that child (which takes the parent's icon if it has none, and is also found by the parent's name),
 * pinned items come first. Broken records are corrected: a duplicate key (and so a cycle) is cut, an unsafe address
 * dropped.
 */
export function visibleMenu(items: readonly MenuItem[] | null | undefined): MenuItem[] {
  return shown(items, new Set());
}

/** `seen` contains every key above and before, in tree order: the first one wins. */
function shown(items: readonly MenuItem[] | null | undefined, seen: Set<string>): MenuItem[] {
  return itemsOf(items)
    .flatMap((given): MenuItem[] => {
      if (given.hidden || seen.has(given.key)) return [];
      seen.add(given.key);
      const href = safe(given.href);
      // Returns the same object if nothing is corrected, so that its memoized row does not render.
      const item = href === given.href ? given : { ...given, href };
      const children = item.children && shown(item.children, seen);
      const [only, second] = children ?? [];
      if (second) return [{ ...item, children }];
      if (only) {
        const keywords = [item.label, item.keywords, only.keywords].join('\n').trim();
        return [{ ...only, keywords, icon: only.icon ?? item.icon, pinned: item.pinned ?? only.pinned }];
      }
      if (href === undefined) return []; // no address: not a menu item
      // A parent whose children are all hidden is still a page of its own, if it has an address.
      return [children ? { ...item, children: undefined } : item];
    })
    .sort((a, b) => (b.pinned ? 1 : 0) - (a.pinned ? 1 : 0));
}

/** The keys from the top of the tree down to the current page; empty when the menu does not contain it. */
export function trailTo(menu: readonly MenuItem[], activeKey: string | undefined): readonly string[] {
  for (const { key, children } of menu) {
    if (key === activeKey) return [key];
    const below = trailTo(children ?? [], activeKey);
    if (below.length > 0) return [key, ...below];
  }
  return [];
}

/** Search result: the matching entries and their parents. A matching parent keeps all its children. */
export function searchMenu(menu: readonly MenuItem[], query: string): readonly MenuItem[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return menu;
  return menu.flatMap((item) => {
    if ([item.label, item.keywords].join('\n').toLocaleLowerCase().includes(wanted)) return [item];
    const children = searchMenu(item.children ?? [], wanted);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
