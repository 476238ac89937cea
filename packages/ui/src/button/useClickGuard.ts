import { type MouseEvent, type MouseEventHandler, use, useRef } from 'react';
import { ClickGuardContext } from '../internal/clickGuard.js';

/**
 * Swallows a click that follows another one too soon (spec 5: 3000 ms), and every click while `blocked`.
 * Works for submit buttons too: a prevented click does not submit.
 */
export function useClickGuard<E extends HTMLElement>(
  onClick: MouseEventHandler<E> | undefined,
  { blocked, within }: { blocked: boolean; within: number },
): MouseEventHandler<E> {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const form = use(ClickGuardContext);

  return (event: MouseEvent<E>) => {
    const now = Date.now();
    const released = form !== null && form.current.releasedAt >= last.current;
    if (blocked || (now - last.current < within && !released)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last.current = now;
    onClick?.(event);
  };
}
