import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a press is a long press, in milliseconds. */
export const LONG_PRESS_MS = 2000;

/** How something was held. */
export interface LongPressDetails {
  /** What was held; `assistive` and `elder` are clicks of people who cannot or need not hold (see `LongPress`). */
  reason: 'pointer' | 'keyboard' | 'assistive' | 'elder';
  /** Where the pointer went down, in CSS pixels of the window. Missing unless a pointer was held. */
  x?: number;
  /** CSS pixels of the window, from the top. */
  y?: number;
  /** The element that was held: the innermost one under pointer or focus. */
  target: Element;
}

/** What a long press is, and what it does. */
export interface LongPressOptions {
  /** Called when it was held long enough. */
  onLongPress: (details: LongPressDetails) => void;
  /** Milliseconds. @default 2000 */
  duration?: number;
  /** CSS pixels that a pointer may tremble; beyond them it drags or scrolls and the press is over. @default 10 */
  moveTolerance?: number;
  /** Which pointers count. @default all */
  pointerTypes?: readonly string[];
  /** Holding Enter or Space counts. Their short presses do nothing then. @default true */
  keyboard?: boolean;
  /** Hears nothing. @default false */
  disabled?: boolean;
}

const isHoldKey = (key: string) => key === 'Enter' || key === ' ';

/** Tells a long press from a click, by pointer and by keyboard. Spread `handlers` on the element. */
export function useLongPress({
  onLongPress,
  duration = LONG_PRESS_MS,
  moveTolerance = 10,
  pointerTypes,
  keyboard = true,
  disabled,
}: LongPressOptions) {
  const [pressing, setPressing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef<LongPressDetails>(undefined);
  const fired = useRef(false);
  const callback = useRef(onLongPress);

  useEffect(() => {
    callback.current = onLongPress;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = () => {
    clearTimeout(timer.current);
    held.current = undefined;
    setPressing(false);
  };
  const begin = (details: LongPressDetails) => {
    clearTimeout(timer.current);
    fired.current = false;
    held.current = details;
    setPressing(true);
    timer.current = setTimeout(() => {
      fired.current = true;
      cancel();
      callback.current(details);
    }, duration);
  };

  return {
    /** Something is held right now, not yet long enough. */
    pressing,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        fired.current = false;
        if (disabled || event.button > 0 || !event.isPrimary) return cancel(); // a second finger pinches
        if (pointerTypes && !pointerTypes.includes(event.pointerType)) return;
        begin({
          reason: 'pointer',
          x: event.clientX,
          y: event.clientY,
          target: event.target as Element,
        });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = held.current;
        if (from?.reason !== 'pointer') return;
        const moved = Math.hypot(event.clientX - (from.x ?? 0), event.clientY - (from.y ?? 0));
        if (moved > moveTolerance) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onPointerLeave: cancel,
      onBlur: cancel,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === 'Escape' && held.current) return cancel();
        if (!keyboard || disabled || !isHoldKey(event.key)) return;
        event.preventDefault(); // no click at the start (Enter), no scrolling (Space)
        if (!event.repeat) begin({ reason: 'keyboard', target: event.target as Element });
      },
      onKeyUp(event: KeyboardEvent<HTMLElement>) {
        if (!keyboard || !isHoldKey(event.key)) return;
        event.preventDefault(); // Space clicks when it is released
        cancel();
      },
      /** Letting go after a long press is not a click as well. */
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!fired.current) return;
        fired.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
