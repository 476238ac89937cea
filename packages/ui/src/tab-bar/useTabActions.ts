import type { KeyboardEvent, MouseEvent } from 'react';
import { isFixed } from '../tab-model/tabState.js';
import { groupAround } from './groups.js';
import { titleOf } from './Tab.js';
import type { zhTabBar } from './TabBar.zh.js';
import type { TabBarAction, TabBarActionDetails, TabBarItem } from './tabBarItem.js';
import type { useTabFocus } from './useTabFocus.js';

interface Wiring {
  items: readonly TabBarItem[];
  words: typeof zhTabBar;
  focus: ReturnType<typeof useTabFocus>;
  onAction: (action: TabBarAction, details: TabBarActionDetails) => void;
  /** Reports the action and announces the new position. */
  move: (item: TabBarItem, index: number, reason: 'keyboard') => void;
  onOpenWindow: ((path: string) => void) | undefined;
  announce: (text: string) => void;
}

const pathOf = (event: { target: EventTarget }): string | undefined =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path;

/**
 * The bar handles the events of all its tabs: clicks, middle clicks and keys, each reported as an action with its
 * reason.
 */
export function useTabActions({ items, words, focus, onAction, move, onOpenWindow, announce }: Wiring) {
  const indexOf = (event: { target: EventTarget }) => {
    const path = pathOf(event);
    return items.findIndex((item) => item.path === path);
  };

  const close = (item: TabBarItem, reason: TabBarActionDetails['reason']) => {
    if (isFixed(item)) return;
    if (reason === 'keyboard') focus.expectClose(item.path);
    onAction({ type: 'close', path: item.path }, { reason });
  };

  const shift = (item: TabBarItem, index: number, by: number) => {
    const [first, last] = groupAround(items, index);
    const to = index + by;
    if (to < first || to > last) return announce(words.cannotMove(titleOf(item, words)));
    move(item, to, 'keyboard');
  };

  return {
    /** Arrows only move the focus: showing a page may load it, so that takes Enter or Space. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, ctrlKey, shiftKey, altKey, metaKey } = event;
      const index = indexOf(event);
      const item = items[index];
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (!item || altKey || metaKey) return;
      if (by && ctrlKey && shiftKey) shift(item, index, by);
      else if (ctrlKey || shiftKey) return;
      else if (by) focus.focusAt((index + by + items.length) % items.length);
      else if (key === 'Home') focus.focusAt(0);
      else if (key === 'End') focus.focusAt(items.length - 1);
      else if (key === 'Enter' || key === ' ')
        onAction({ type: 'activate', path: item.path }, { reason: 'keyboard' });
      else if (key === 'Delete') close(item, 'keyboard');
      else return;
      event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const item = items[indexOf(event)];
      if (!item) return;
      if ((event.target as HTMLElement).closest('[data-part="close"]')) close(item, 'close-button');
      // As on any link.
      else if (onOpenWindow && (event.ctrlKey || event.metaKey)) onOpenWindow(item.path);
      else onAction({ type: 'activate', path: item.path }, { reason: 'press' });
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      if (event.button === 1) event.preventDefault(); // no auto-scroll: the middle button closes
    },
    onAuxClick(event: MouseEvent<HTMLElement>) {
      const item = items[indexOf(event)];
      if (item && event.button === 1) close(item, 'middle-press');
    },
    onFocus: (event: { target: EventTarget }) => focus.onFocus(pathOf(event)),
    onBlur: focus.onBlur,
  };
}
