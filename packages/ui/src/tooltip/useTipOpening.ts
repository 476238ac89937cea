import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { OpenReason } from '../internal/openChange.js';
import { useLongPress } from '../long-press/useLongPress.js';

/** The usual delay on phones: 2000 ms would be long for a hint, and it changes nothing. */
const TOUCH_MS = 500;

interface TipOpening {
  isOpen: boolean;
  setOpen: (open: boolean, reason: OpenReason) => void;
  /** Delay in milliseconds under the pointer. */
  delay: number;
  /** There is nothing to show. */
  empty: boolean;
  /** Called when pointer or focus arrive, to prefetch. */
  onNear: () => void;
}

/**
 * Handlers that open a tooltip: pointer rest, keyboard focus, long touch. An open tooltip tracks the pointer itself;
 * these handlers cover the time before it has opened.
 */
export function useTipOpening({ isOpen, setOpen, delay, empty, onNear }: TipOpening) {
  const [openedBy, setOpenedBy] = useState<Event>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byFinger = useRef(false);
  /** The window lost the focus, and the control will get it back with the window. */
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
      // Browsers also send mouse events for a touch.
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
