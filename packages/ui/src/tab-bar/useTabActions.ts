import type { KeyboardEvent, MouseEvent } from 'react';
import { isFixed } from '../tab-model/tabState.js';
import { groupAround } from './groups.js';
import { titleOf } from './Tab.js';
import type { zhTabBar } from './TabBar.zh.js';
import type { TabBarAction, TabBarActionDetails, TabBarItem } from './tabBarItem.js';
import { type TabIntent, tabIntent } from './tabKeys.js';
import type { useTabFocus } from './useTabFocus.js';

interface Wiring {
  items: readonly TabBarItem[];
  words: typeof zhTabBar;
  focus: ReturnType<typeof useTabFocus>;
  onAction: (action: TabBarAction, details: TabBarActionDetails) => void;
  /** Tells the action and speaks the new place. */
  move: (path: string, index: number, reason: 'keyboard') => void;
  onOpenWindow: ((path: string) => void) | undefined;
  announce: (text: string) => void;
}

const pathOf = (event: { target: EventTarget }): string | undefined =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path;

/** The row hears for all its tabs: clicks, middle clicks and keys, each told as an action with its reason. */
export function useTabActions({ items, words, focus, onAction, move, onOpenWindow, announce }: Wiring) {
  const indexOf = (path: string | undefined) => items.findIndex((item) => item.path === path);

  const close = (item: TabBarItem, reason: TabBarActionDetails['reason']) => {
    if (isFixed(item)) return;
    if (reason === 'keyboard') focus.expectClose(item.path);
    onAction({ type: 'close', path: item.path }, { reason });
  };

  const shift = (item: TabBarItem, index: number, by: number) => {
    const [first, last] = groupAround(items, index);
    const to = index + by;
    if (to < first || to > last) return announce(words.cannotMove(titleOf(item, words)));
    move(item.path, to, 'keyboard');
  };

  const obey = (intent: TabIntent, item: TabBarItem, index: number) => {
    switch (intent.type) {
      case 'focus':
        return focus.focusAt(intent.index);
      case 'shift':
        return shift(item, index, intent.by);
      case 'activate':
        return onAction({ type: 'activate', path: item.path }, { reason: 'keyboard' });
      case 'close':
        return close(item, 'keyboard');
    }
  };

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const index = indexOf(pathOf(event));
      const item = items[index];
      const intent = item && tabIntent(event, index, items.length);
      if (!item || !intent) return;
      event.preventDefault();
      obey(intent, item, index);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const item = items[indexOf(pathOf(event))];
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
      const item = items[indexOf(pathOf(event))];
      if (item && event.button === 1) close(item, 'middle-press');
    },
    onFocus: (event: { target: EventTarget }) => focus.onFocus(pathOf(event)),
    onBlur: focus.onBlur,
  };
}
