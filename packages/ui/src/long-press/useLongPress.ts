import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Duration of a long press in milliseconds. */
export const LONG_PRESS_MS = 2000;

/** Details of a long press. */
export interface LongPressDetails {
  /** What was held; `assistive` and `elder` are clicks of people who cannot or need not hold (see `LongPress`). */
  reason: 'pointer' | 'keyboard' | 'assistive' | 'elder';
  /** Pointer position in CSS pixels from the left of the window. Only for a pointer. */
  x?: number;
  /** CSS pixels from the top of the window. */
  y?: number;
  /** The target: the innermost element under the pointer or with the focus. */
  target: Element;
}

/** Options of `useLongPress`. */
export interface LongPressOptions {
  /** Called when it was held long enough. */
  onLongPress: (details: LongPressDetails) => void;
  /** Milliseconds. @default 2000 */
  duration?: number;
  /** CSS pixels that a pointer may move; more is a drag or scroll and cancels the press. @default 10 */
  moveTolerance?: number;
  /** Pointer types that count. @default all */
  pointerTypes?: readonly string[];
  /** Holding Enter or Space counts. Their short presses then do nothing. @default true */
  keyboard?: boolean;
  /** Ignores all presses. @default false */
  disabled?: boolean;
}

const isHoldKey = (key: string) => key === 'Enter' || key === ' ';

/** Distinguishes a long press from a click, by pointer and by keyboard. Spread `handlers` on the element. */
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
    /** A press is in progress, not yet long enough. */
    pressing,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        fired.current = false;
        if (disabled || event.button > 0 || !event.isPrimary) return cancel(); // a second finger is a pinch
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
        event.preventDefault(); // prevents the click of Enter and the scrolling of Space
        if (!event.repeat) begin({ reason: 'keyboard', target: event.target as Element });
      },
      onKeyUp(event: KeyboardEvent<HTMLElement>) {
        if (!keyboard || !isHoldKey(event.key)) return;
        event.preventDefault(); // Space clicks when it is released
        cancel();
      },
      /** The release after a long press must not be a click as well. */
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!fired.current) return;
        fired.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
