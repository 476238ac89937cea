import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TabBarItem } from './tabBarItem.js';
import { tabInSight } from './useOverflow.js';

/**
 * The one tab stop of the row: the tab with the focus, else the active one, else the first. And where the focus goes
 * when the tab that had it is closed: to the tab that takes its place.
 */
export function useTabFocus(
  list: RefObject<HTMLElement | null>,
  items: readonly TabBarItem[],
  activePath: string | undefined,
) {
  const [focused, setFocused] = useState<string>();
  const closing = useRef<{ path: string; index: number; wasActive: boolean } | undefined>(undefined);
  const has = (path: string | undefined) => items.some((item) => item.path === path);
  const stop = [focused, activePath].find(has) ?? items[0]?.path;

  const focusAt = (index: number) => tabInSight(list.current, index)?.focus({ preventScroll: true });

  useLayoutEffect(() => {
    const from = closing.current;
    if (!from || has(from.path)) return; // still there: the caller asks first, or refuses
    closing.current = undefined;
    // Refused then, and closed long after: whoever is elsewhere in the page by now stays there.
    const held = document.activeElement;
    if (held && held !== document.body && !held.closest('[role="tablist"],[role*="dialog"],[role="menu"]'))
      return;
    const active = items.findIndex((item) => item.path === activePath);
    focusAt(from.wasActive && active >= 0 ? active : Math.min(from.index, items.length - 1));
  });

  return {
    stop,
    focusAt,
    /** To be called before a tab is closed by keyboard or menu; by pointer the focus stays where it is. */
    expectClose(path: string) {
      const index = items.findIndex((item) => item.path === path);
      closing.current = { path, index, wasActive: path === activePath };
    },
    onFocus: setFocused,
    onBlur: () => setFocused(undefined),
  };
}
