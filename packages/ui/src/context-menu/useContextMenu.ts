import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useLongPress } from '../long-press/useLongPress.js';

/** Position and target of an open context menu. */
export interface ContextMenuAt {
  /** CSS pixels from the left of the window. */
  x: number;
  /** CSS pixels from the top of the window. */
  y: number;
  /** The innermost element under the pointer or with the focus. */
  target: HTMLElement;
  /** Opened by keyboard: the first row gets the focus. */
  reason: 'pointer' | 'keyboard' | 'long-press';
}

/** Text fields keep the browser's menu, with paste and spelling. */
const isEditable = (element: HTMLElement) =>
  element.isContentEditable || element.matches('input:not([type="button"]):not([type="checkbox"]), textarea');

/**
 * When a context menu opens: right click, Shift+F10 or the menu key, or a touch of 2000 ms. Spread
 * `areaProps` on one element around the area of the menu, and mount `ContextMenuPanel` while `at` is set:
 * the hook is small, and the panel may be a lazy part.
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
        // Phones send this event after half a second; the touch menu waits for the long press.
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
