import {
  type CSSProperties,
  type DOMAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMergedRefs } from './useMergedRefs.js';
import { type FloatingSpot, movedSpot, readSpot, snapSpot, SPOT_EDGE, SPOT_GAP, spotText } from './spot.js';
import { storedSpot, storeSpot } from './spotMemory.js';
import { useStepAside } from './useStepAside.js';

type SpotReason = 'drag' | 'keyboard';

/** What every floating button takes beside its own. */
export interface FloatingSpotProps {
  /** Controls where it rests. */
  spot?: FloatingSpot;
  /** Until it is moved for the first time. @default its own place in the column at the lower right edge */
  defaultSpot?: FloatingSpot;
  onSpotChange?: (spot: FloatingSpot, details: { reason: SpotReason }) => void;
  /** Under which key the browser remembers it; `null` for not at all. */
  storageKey?: string | null;
}

/** Pixels that a press may tremble, and milliseconds after which it drags anyway (design language 4, spec 9). */
const TREMBLE = 6;
const LONG_PRESS_MS = 2000;

const never = () => () => {};
const lowest: FloatingSpot = { side: 'right', height: 1 };

/** The height that it can choose from; what lies below (a bottom navigation) is its margin. */
const freeHeight = (element: HTMLElement) =>
  window.innerHeight -
  element.offsetHeight -
  2 * SPOT_EDGE -
  (Number.parseFloat(getComputedStyle(element).marginBottom) || 0);

/** What the hook listens to; the caller's own come first. */
type Listened<E> = Pick<
  DOMAttributes<E>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown' | 'onClickCapture'
>;

interface FloatingSpotOptions<E> extends FloatingSpotProps {
  /** How many of its like stand below it while nobody has said or moved where. @default 0 */
  row?: number;
  theirs: Listened<E>;
}

/**
 * A fixed button that people move: by pointer after 6px or a long press, by arrow keys while it has the focus. It snaps
 * to the nearer edge, stays in the window whatever its size, remembers its place and leaves when it would cover the focus.
 * Spread `handlers`, `data` and `style` on an element with `floatingSpotCss`.
 */
export function useFloatingSpot<E extends HTMLElement>(
  { spot, defaultSpot, onSpotChange, storageKey = null, row = 0, theirs }: FloatingSpotOptions<E>,
  ref: Ref<E> | undefined,
) {
  const element = useRef<E>(null);
  const remembered = useSyncExternalStore(
    never,
    () => storedSpot(storageKey),
    () => null,
  );
  const [moved, setMoved] = useState<FloatingSpot>();
  const [drag, setDrag] = useState<{ x: number; y: number }>();
  const press = useRef<{ pointer: number; x: number; y: number; left: number; top: number }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const swallowClick = useRef(false);
  const aside = useStepAside(element);
  useEffect(() => () => clearTimeout(timer.current), []);

  const chosen = spot ?? moved ?? readSpot(remembered) ?? defaultSpot;
  const current = chosen ?? lowest;
  const below = chosen ? 0 : row;
  const rest = (next: FloatingSpot, reason: SpotReason) => {
    if (spot === undefined) setMoved(next);
    storeSpot(storageKey, spotText(next));
    onSpotChange?.(next, { reason });
  };
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
        rest(snapSpot(box, window.innerWidth, freeHeight(event.currentTarget)), 'drag');
      }
      letGo();
      // A mouse clicks at once, a finger not at all: whatever comes later is meant.
      setTimeout(() => (swallowClick.current = false));
    },
    onPointerCancel(event: PointerEvent<E>) {
      theirs.onPointerCancel?.(event);
      letGo();
    },
    onKeyDown(event: KeyboardEvent<E>) {
      theirs.onKeyDown?.(event);
      if (event.defaultPrevented) return;
      if (event.key === 'Escape' && drag) {
        swallowClick.current = true;
        return letGo();
      }
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const free = freeHeight(event.currentTarget);
      const lift = (below * (event.currentTarget.offsetHeight + SPOT_GAP)) / Math.max(1, free);
      const next = movedSpot({ ...current, height: current.height - lift }, event.key, free);
      if (!next) return;
      event.preventDefault(); // the page would scroll
      rest(next, 'keyboard');
    },
    /** The end of a drag is not a click as well. */
    onClickCapture(event: MouseEvent<E>) {
      theirs.onClickCapture?.(event);
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {
    ref: useMergedRefs(element, ref) as RefCallback<E> | null,
    handlers,
    data: {
      'data-side': current.side,
      'data-dragging': drag ? '' : undefined,
      'data-aside': aside && !drag ? '' : undefined,
    },
    style: {
      '--local-height': current.height,
      '--local-row': below,
      ...(drag ? { '--local-x': `${drag.x}px`, '--local-y': `${drag.y}px` } : {}),
    } as CSSProperties,
  };
}
