import { type MouseEvent, type MouseEventHandler, use, useRef } from 'react';
import { ClickGuardContext } from '../internal/clickGuard.js';

/**
 * Ignores a click that follows another one too soon (`within` milliseconds, usually 3000), and every click while
 * `blocked`. Works for submit buttons too: a prevented click does not submit.
 */
export function useClickGuard<E extends HTMLElement>(
  onClick: MouseEventHandler<E> | undefined,
  blocked: boolean,
  within: number,
): MouseEventHandler<E> {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const form = use(ClickGuardContext);

  return (event: MouseEvent<E>) => {
    const now = Date.now();
    // A refused submit releases the guard, so that the next click counts at once.
    if (blocked || (now - last.current < within && !(form && form.current.releasedAt >= last.current))) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      last.current = now;
      onClick?.(event);
    }
  };
}
