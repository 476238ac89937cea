import { itemsOf } from '../internal/itemsOf.js';
import type { ReactElement } from 'react';

/** One route of the menu, as the person is permitted to see it (spec 2.9, section 6). */
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
  children?: readonly MenuItem[];
  /** Skipped, with all it holds. */
  hidden?: boolean;
  /** Leads out of the portal: opens a new tab. */
  external?: boolean;
  /** How many wait behind it. */
  badge?: number;
  /** meta.affix of the route: comes first among its neighbours. */
  pinned?: boolean;
}

/** A path inside the portal, or what spec section 5 accepts as an external link: never a `javascript:`. */
function leadsSomewhere(href: string | undefined): boolean {
  if (!href) return false;
  const read = href.replaceAll(/[\s\p{Cc}]/gu, ''); // browsers skip these in a scheme
  return /^(https?|mailto|tel):/i.test(read) || !/^[a-z][a-z\d+.-]*:/i.test(read);
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
    .flatMap((item) => {
      if (item.hidden || seen.has(item.key)) return [];
      seen.add(item.key);
      return entry(mended(item), seen);
    })
    .sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
}

function entry(item: MenuItem, seen: Set<string>): MenuItem[] {
  if (!item.children) return item.href === undefined ? [] : [item]; // leads nowhere: not a menu item
  const children = shown(item.children, seen);
  const [only, second] = children;
  // A parent whose children are all hidden is still a page of its own, if it has an address.
  if (!only) return item.href === undefined ? [] : [{ ...item, children: undefined }];
  if (!second) {
    const keywords = `${item.label}\n${item.keywords ?? ''}\n${only.keywords ?? ''}`.trim();
    return [{ ...only, keywords, icon: only.icon ?? item.icon, pinned: item.pinned ?? only.pinned }];
  }
  return [{ ...item, children }];
}

function mended(item: MenuItem): MenuItem {
  return item.href === undefined || leadsSomewhere(item.href) ? item : { ...item, href: undefined };
}

/** The keys from the top of the tree down to the page in hand; empty when the menu does not hold it. */
export function trailTo(menu: readonly MenuItem[], activeKey: string | undefined): readonly string[] {
  for (const { key, children } of menu) {
    if (key === activeKey) return [key];
    const below = children ? trailTo(children, activeKey) : [];
    if (below.length > 0) return [key, ...below];
  }
  return [];
}

/** What a search leaves: the entries that say it, and the parents of such. A parent that says it keeps all below. */
export function searchMenu(menu: readonly MenuItem[], query: string): readonly MenuItem[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return menu;
  return menu.flatMap((item) => {
    if (`${item.label}\n${item.keywords ?? ''}`.toLocaleLowerCase().includes(wanted)) return [item];
    const children = item.children ? searchMenu(item.children, wanted) : [];
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
