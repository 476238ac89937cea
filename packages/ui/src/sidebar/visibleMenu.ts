import type { IconName } from '../icon/index.js';

/** One route of the menu, as the person is permitted to see it (spec 2.9, section 6). */
export interface MenuItem {
  key: string;
  /** At most 6 characters; a longer one is cut with a tooltip. */
  label: string;
  icon?: IconName;
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

/**
 * The menu as it is shown: hidden routes skipped, parents with nothing left dropped, a parent with a single
 * visible child replaced by that child (which keeps the parent's icon if it has none), pinned items first.
 */
export function visibleMenu(items: readonly MenuItem[]): MenuItem[] {
  return items
    .filter((item) => !item.hidden)
    .flatMap((item) => {
      if (!item.children) return item.href ? [item] : []; // leads nowhere: not a menu item
      const children = visibleMenu(item.children);
      const [only, second] = children;
      // A parent whose children are all hidden is still a page of its own, if it has an address.
      if (!only) return item.href ? [{ ...item, children: undefined }] : [];
      if (!second) return [{ ...only, icon: only.icon ?? item.icon, pinned: item.pinned ?? only.pinned }];
      return [{ ...item, children }];
    })
    .sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
}

/** Whether the page in hand is this item or lies below it. */
export function holdsActive(item: MenuItem, activeKey: string | undefined): boolean {
  return item.key === activeKey || (item.children?.some((child) => holdsActive(child, activeKey)) ?? false);
}
