import type { TabAction, TabRemoval, TabView } from '../tab-model/index.js';

/** One tab of the bar; a `TabView` of the tab model is one. */
export type TabBarItem = Pick<TabView, 'path' | 'pinned' | 'dirty'> &
  Partial<Pick<TabView, 'title' | 'meta'>>;

/** User actions; each is an action of the tab model, so `dispatch` accepts it unchanged. */
export type TabBarAction =
  | Extract<TabAction, { type: 'activate' | 'refresh' | 'pin' | 'unpin' | 'move' | 'reopen' }>
  | TabRemoval;

/** Details of a user action. */
export interface TabBarActionDetails {
  /** The gesture, or the list of all tabs. */
  reason: 'press' | 'middle-press' | 'close-button' | 'keyboard' | 'menu' | 'list' | 'drag';
}

/** Each path once, the first one wins; an item without a path is dropped. */
export function withoutDuplicates(items: readonly TabBarItem[]): readonly TabBarItem[] {
  const seen = new Set<string>();
  return items.filter((item) => item?.path && !seen.has(item.path) && seen.add(item.path));
}

/** The id of a tab in a bar, for the `aria-labelledby` of the page's panel. */
export const tabId = (barId: string, path: string): string => `${barId}-tab-${encodeURIComponent(path)}`;
