import { type ComponentProps, type PointerEvent, useRef } from 'react';

export type SwipeSide = 'left' | 'right' | 'bottom';

interface Swipe {
  x: number;
  y: number;
  at: number;
  side: SwipeSide;
  /** Undecided until the finger has moved a little: it may be a scroll. */
  moving: boolean;
}

/** A longer or faster swipe closes the panel. */
const FAR = 96;
const FAST = 0.5; // CSS pixels per millisecond
const DECIDE = 8;

type OwnHandlers = Pick<
  ComponentProps<'div'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/**
 * Closes a panel by swiping it towards the side that it came from. Every drawer also closes by
 * button and by Esc. The panel follows the finger without re-rendering.
 * @param own the caller's handlers, which run first
 */
export function useSwipeAway(sideNow: () => SwipeSide, onAway: () => void, own: OwnHandlers) {
  const swipe = useRef<Swipe>(undefined);

  const distance = (from: Swipe, event: PointerEvent) => {
    if (from.side === 'bottom') return event.clientY - from.y;
    return from.side === 'right' ? event.clientX - from.x : from.x - event.clientX;
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    swipe.current = undefined;
    event.currentTarget.style.translate = '';
  };

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      own.onPointerDown?.(event);
      const target = event.target as Element;
      const side = sideNow();
      // The body of a bottom sheet scrolls in the same direction: only the header can be dragged.
      const canPull = side !== 'bottom' || target.closest('[data-part="header"]');
      if (event.pointerType !== 'touch' || !event.isPrimary || !canPull || target.matches('[type="range"]'))
        return;
      swipe.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, side, moving: false };
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      own.onPointerMove?.(event);
      const from = swipe.current;
      if (!from) return;
      const away = distance(from, event);
      const [dx, dy] = [Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)];
      if (!from.moving && Math.max(dx, dy) < DECIDE) return;
      const across = from.side === 'bottom' ? dx > dy : dy > dx;
      if (!from.moving && (across || away < 0)) return end(event);
      from.moving = true;
      const shift = Math.max(0, away) * (from.side === 'left' ? -1 : 1);
      event.currentTarget.style.translate = from.side === 'bottom' ? `0 ${shift}px` : `${shift}px 0`;
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>) {
      own.onPointerUp?.(event);
      const from = swipe.current;
      if (!from) return;
      const away = from.moving ? distance(from, event) : 0;
      end(event);
      if (away > FAR || away / Math.max(1, event.timeStamp - from.at) > FAST) onAway();
    },
    onPointerCancel(event: PointerEvent<HTMLDivElement>) {
      own.onPointerCancel?.(event);
      end(event);
    },
  };
}
