import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  shift,
  size,
  useFloating,
  type UseFloatingReturn,
} from '@floating-ui/react';
import { type OpenReason, openReason } from './openChange.js';

/**
 * Positions a panel beside its opener: `gap` pixels away, flipped and shifted at the edges, limited to the window
 * height.
 */
export function useAnchored(
  open: boolean,
  setOpen: (open: boolean, reason: OpenReason) => void,
  placement: Placement,
  gap = 8,
  /** The opener, if it is not set through `refs`. */
  reference?: HTMLElement,
): UseFloatingReturn {
  return useFloating({
    open,
    ...(reference ? { elements: { reference } } : {}),
    onOpenChange: (next, _event, reason) => setOpen(next, openReason(reason)),
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply({ availableHeight, elements }) {
          elements.floating.style.maxHeight = `${Math.max(120, availableHeight)}px`;
        },
      }),
    ],
  });
}
