import { type DOMAttributes, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Pixels that a press may move, and milliseconds after which it drags anyway. */
const TREMBLE = 6;
const LONG_PRESS_MS = 2000;

/** The handlers of the hook; the caller's own run first. */
export type DragHandlers<E> = Pick<
  DOMAttributes<E>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
>;

/** Drags a fixed element by pointer inside the window, and calls `onDrop` with the final position. */
export function useSpotDrag<E extends HTMLElement>(
  theirs: DragHandlers<E>,
  onDrop: (element: E, box: { left: number; top: number; width: number }) => void,
) {
  const [drag, setDrag] = useState<{ x: number; y: number }>();
  const press = useRef<{ pointer: number; x: number; y: number; left: number; top: number }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const swallowClick = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const letGo = () => {
    clearTimeout(timer.current);
    press.current = undefined;
    setDrag(undefined);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<E>) {
      theirs.onPointerDown?.(event);
      swallowClick.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const { offsetLeft: left, offsetTop: top } = event.currentTarget;
      press.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, left, top };
      event.currentTarget.setPointerCapture?.(event.pointerId);
      timer.current = setTimeout(() => setDrag({ x: 0, y: 0 }), LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent<E>) {
      theirs.onPointerMove?.(event);
      const from = press.current;
      if (from?.pointer !== event.pointerId) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!drag && Math.hypot(x, y) < TREMBLE) return;
      clearTimeout(timer.current);
      const { offsetWidth, offsetHeight } = event.currentTarget;
      setDrag({
        x: Math.min(window.innerWidth - offsetWidth, Math.max(0, from.left + x)) - from.left,
        y: Math.min(window.innerHeight - offsetHeight, Math.max(0, from.top + y)) - from.top,
      });
    },
    onPointerUp(event: PointerEvent<E>) {
      theirs.onPointerUp?.(event);
      const from = press.current;
      if (from && drag) {
        swallowClick.current = true;
        const box = {
          left: from.left + drag.x,
          top: from.top + drag.y,
          width: event.currentTarget.offsetWidth,
        };
        onDrop(event.currentTarget, box);
      }
      letGo();
      // A mouse sends its click at once, a touch may send none: a later click is a new one.
      setTimeout(() => (swallowClick.current = false));
    },
    onPointerCancel(event: PointerEvent<E>) {
      theirs.onPointerCancel?.(event);
      letGo();
    },
    /** The end of a drag must not be a click as well. */
    onClickCapture(event: MouseEvent<E>) {
      theirs.onClickCapture?.(event);
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {
    drag,
    handlers,
    /** Moves it back; the following release is no click. */
    giveUp: () => {
      swallowClick.current = true;
      letGo();
    },
  };
}
