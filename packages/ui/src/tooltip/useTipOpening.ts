import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { OpenReason } from '../internal/openChange.js';
import { useLongPress } from '../long-press/useLongPress.js';

/** As phones do it: 2000 ms would be a wait for a hint, and nothing is changed by it. */
const TOUCH_MS = 500;

interface TipOpening {
  isOpen: boolean;
  setOpen: (open: boolean, reason: OpenReason) => void;
  /** Milliseconds that the pointer rests first. */
  delay: number;
  /** There is nothing to show. */
  empty: boolean;
  /** Pointer or focus have come. */
  onNear: () => void;
}

/**
 * What opens a tooltip, as handlers of its control: a pointer that rests, the focus of the keyboard, a finger that rests.
 * An open one sees by itself where the pointer goes; what is heard here is what happens before it is there.
 */
export function useTipOpening({ isOpen, setOpen, delay, empty, onNear }: TipOpening) {
  const [openedBy, setOpenedBy] = useState<Event>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byFinger = useRef(false);
  /** The window lost the focus, and the control will have it again with the window. */
  const kept = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openBy = (event?: Event) => {
    setOpenedBy(event);
    setOpen(true, event ? 'other' : 'trigger');
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) setOpen(false, 'other');
  };
  const { handlers: held } = useLongPress({
    duration: TOUCH_MS,
    keyboard: false,
    pointerTypes: ['touch'],
    disabled: empty,
    onLongPress: () => openBy(),
  });

  const handlers = {
    ...held,
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      byFinger.current = event.pointerType === 'touch';
      onNear();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      byFinger.current = event.pointerType === 'touch';
      close();
      held.onPointerDown(event);
    },
    onMouseEnter({ nativeEvent }: MouseEvent<HTMLElement>) {
      clearTimeout(timer.current);
      // A finger lets the browser tell of a mouse, too.
      if (!byFinger.current) timer.current = setTimeout(() => openBy(nativeEvent), delay);
    },
    onMouseLeave: () => clearTimeout(timer.current),
    onFocus({ currentTarget, nativeEvent }: FocusEvent<HTMLElement>) {
      onNear();
      const again = kept.current;
      kept.current = false;
      if (!again && currentTarget.matches(':focus-visible')) openBy(nativeEvent);
    },
    onBlur({ currentTarget }: FocusEvent<HTMLElement>) {
      held.onBlur();
      kept.current = currentTarget === document.activeElement;
      if (!kept.current) close();
    },
  };
  return { openedBy, handlers };
}
