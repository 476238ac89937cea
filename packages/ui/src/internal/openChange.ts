import { useState } from 'react';
import type { OpenChangeReason } from '@floating-ui/react';

/**
 * Why something opened or closed. `close-button`, `select` and `swipe` are ours, the others come from floating-ui.
 */
export type OpenReason =
  | 'trigger'
  | 'escape-key'
  | 'outside-press'
  | 'close-button'
  | 'select'
  | 'focus-out'
  | 'swipe'
  | 'other';

/** Tells why something opened or closed. */
export interface OpenChangeDetails {
  /** The gesture. */
  reason: OpenReason;
}

/** Called when something opens or closes, with the reason. */
export type OnOpenChange = (open: boolean, details: OpenChangeDetails) => void;

const reasons: Partial<Record<OpenChangeReason, OpenReason>> = {
  click: 'trigger',
  'escape-key': 'escape-key',
  'outside-press': 'outside-press',
  'focus-out': 'focus-out',
  'list-navigation': 'trigger',
};

export const openReason = (reason: OpenChangeReason | undefined): OpenReason =>
  (reason && reasons[reason]) || 'other';

/** The `open / defaultOpen / onOpenChange` pair. */
export function useOpenState(
  open: boolean | undefined,
  defaultOpen: boolean,
  onOpenChange: OnOpenChange | undefined,
): [boolean, (open: boolean, reason: OpenReason) => void] {
  const [inner, setInner] = useState(defaultOpen);
  const set = (next: boolean, reason: OpenReason) => {
    if (open === undefined) setInner(next);
    onOpenChange?.(next, { reason });
  };
  return [open ?? inner, set];
}
