import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useLongPress } from '../long-press/useLongPress.js';

/** Where a context menu stands, and for what. */
export interface ContextMenuAt {
  /** CSS pixels of the window. */
  x: number;
  /** CSS pixels of the window, from the top. */
  y: number;
  /** The innermost element under pointer or focus. */
  target: HTMLElement;
  /** By keyboard the first row gets the focus. */
  reason: 'pointer' | 'keyboard' | 'long-press';
}

/** Text being written keeps the browser's own menu: paste and spelling live there. */
const isEditable = (element: HTMLElement) =>
  element.isContentEditable || element.matches('input:not([type="button"]):not([type="checkbox"]), textarea');

/**
 * When a context menu opens: right click, Shift+F10 or the menu key, and 2000 ms of a finger. Spread
 * `areaProps` on one element around everything that has the menu, and mount `ContextMenuPanel` while `at` is set:
 * the hook is small, the panel may be loaded when it is needed.
 */
export function useContextMenu({ disabled }: { disabled?: boolean } = {}) {
  const [at, setAt] = useState<ContextMenuAt | null>(null);
  const { handlers } = useLongPress({
    disabled,
    keyboard: false,
    pointerTypes: ['touch'],
    onLongPress: ({ x = 0, y = 0, target }) =>
      setAt({ x, y, target: target as HTMLElement, reason: 'long-press' }),
  });

  return {
    at,
    close: () => setAt(null),
    areaProps: {
      ...handlers,
      onContextMenu(event: MouseEvent<HTMLElement>) {
        const target = event.target as HTMLElement;
        if (disabled || isEditable(target)) return;
        event.preventDefault();
        // Phones send this event after half a second already; the finger's menu waits for the long press.
        if ((event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch') return;
        setAt({ x: event.clientX, y: event.clientY, target, reason: 'pointer' });
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const target = event.target as HTMLElement;
        const asked = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
        if (!asked || disabled || isEditable(target)) return;
        event.preventDefault();
        const { left, bottom } = target.getBoundingClientRect();
        setAt({ x: left, y: bottom, target, reason: 'keyboard' });
      },
    },
  };
}
