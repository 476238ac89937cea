import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TabBarItem } from './tabBarItem.js';
import { tabInSight } from './useOverflow.js';

/**
 * The one tab stop of the bar: the focused tab, else the active one, else the first. Also where the focus goes
 * when the focused tab closes: to the tab that takes its place.
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
    if (!from || has(from.path)) return; // still open: the caller asks first, or refuses
    closing.current = undefined;
    // Refused at first, and closed much later: the focus may be elsewhere in the page by now and must stay there.
    const held = document.activeElement;
    if (held && held !== document.body && !held.closest('[role="tablist"],[role*="dialog"],[role="menu"]'))
      return;
    const active = items.findIndex((item) => item.path === activePath);
    focusAt(from.wasActive && active >= 0 ? active : Math.min(from.index, items.length - 1));
  });

  return {
    stop,
    focusAt,
    /** Call it before a tab is closed by keyboard or menu; by pointer the focus does not move. */
    expectClose(path: string) {
      const index = items.findIndex((item) => item.path === path);
      closing.current = { path, index, wasActive: path === activePath };
    },
    onFocus: setFocused,
    onBlur: () => setFocused(undefined),
  };
}
