import {
  type CSSProperties,
  type DOMAttributes,
  type KeyboardEvent,
  type Ref,
  type RefCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMergedRefs } from './useMergedRefs.js';
import { type FloatingSpot, movedSpot, readSpot, snapSpot, SPOT_EDGE, SPOT_GAP, spotText } from './spot.js';
import { storedSpot, storeSpot } from './spotMemory.js';
import { type DragHandlers, useSpotDrag } from './useSpotDrag.js';
import { useAvoidFocus } from './useAvoidFocus.js';

type SpotReason = 'drag' | 'keyboard';

/** Props of every floating button. */
export interface FloatingSpotProps {
  /** The controlled position. */
  spot?: FloatingSpot;
  /** The initial position. @default its own place in the column at the lower right edge */
  defaultSpot?: FloatingSpot;
  onSpotChange?: (spot: FloatingSpot, details: { reason: SpotReason }) => void;
  /** Storage key of the position; `null` stores nothing. */
  storageKey?: string | null;
}

const never = () => () => {};
const lowest: FloatingSpot = { side: 'right', height: 1 };

/** The height available to the button; the margin covers what lies below (a bottom navigation). */
const freeHeight = (element: HTMLElement) =>
  window.innerHeight -
  element.offsetHeight -
  2 * SPOT_EDGE -
  (Number.parseFloat(getComputedStyle(element).marginBottom) || 0);

interface FloatingSpotOptions<E> extends FloatingSpotProps {
  /** Number of floating buttons below it in the initial position. @default 0 */
  row?: number;
  /** The caller's own handlers, which run first. */
  theirs: DragHandlers<E> & Pick<DOMAttributes<E>, 'onKeyDown'>;
}

/**
 * A fixed button that people move: by pointer after 6px or a long press, by arrow keys while it has the focus. It
 * snaps to the nearer edge, stays in the window at any size, remembers its position, leaves when it would cover the
 * focus and folds to the edge when it would cover another control. Spread `handlers`, `data` and `style` on an
 * element with `floatingSpotCss`.
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
  const aside = useAvoidFocus(element);

  const chosen = spot ?? moved ?? readSpot(remembered) ?? defaultSpot;
  const current = chosen ?? lowest;
  const below = chosen ? 0 : row;
  const rest = (next: FloatingSpot, reason: SpotReason) => {
    if (spot === undefined) setMoved(next);
    storeSpot(storageKey, spotText(next));
    onSpotChange?.(next, { reason });
  };
  const {
    drag,
    giveUp,
    handlers: pointer,
  } = useSpotDrag(theirs, (dropped: E, box) =>
    rest(snapSpot(box, window.innerWidth, freeHeight(dropped)), 'drag'),
  );

  const handlers = {
    ...pointer,
    onKeyDown(event: KeyboardEvent<E>) {
      theirs.onKeyDown?.(event);
      if (event.defaultPrevented) return;
      if (event.key === 'Escape' && drag) return giveUp();
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const free = freeHeight(event.currentTarget);
      const lift = (below * (event.currentTarget.offsetHeight + SPOT_GAP)) / Math.max(1, free);
      const next = movedSpot({ ...current, height: current.height - lift }, event.key, free);
      if (!next) return;
      event.preventDefault(); // keeps the page from scrolling
      rest(next, 'keyboard');
    },
  };
  return {
    ref: useMergedRefs(element, ref) as RefCallback<E> | null,
    handlers,
    data: {
      'data-side': current.side,
      'data-dragging': drag ? '' : undefined,
      'data-aside': aside === 'leaves' && !drag ? '' : undefined,
      'data-folded': aside === 'folds' && !drag ? '' : undefined,
    },
    style: {
      '--local-height': current.height,
      '--local-row': below,
      ...(drag ? { '--local-x': `${drag.x}px`, '--local-y': `${drag.y}px` } : {}),
    } as CSSProperties,
  };
}
