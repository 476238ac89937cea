import { type KeyboardEvent, useRef, useState } from 'react';
import type { OnOpenChange } from '../internal/openChange.js';

/**
 * Whether the calendar is open, and where the focus returns: the text field in which Alt+Down was pressed, or the
 * button, as in `Popover`.
 */
export function useCalendarPanel(onOpen?: () => void) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(undefined);
  const show = (next: boolean) => {
    if (next) onOpen?.();
    setOpen(next);
  };
  const close = () => {
    // Focus before closing: the popover leaves the focus alone when it is elsewhere.
    field.current?.focus();
    setOpen(false);
  };
  const onOpenChange: OnOpenChange = (next, { reason }) => {
    if (next) field.current = undefined;
    if (reason === 'escape-key') close();
    else show(next);
  };
  return {
    open,
    show,
    /** A day was chosen. */
    close,
    onOpenChange,
    /** For text fields and button. */
    openOnAltDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowDown' || !event.altKey) return;
      event.preventDefault();
      const from = event.currentTarget;
      field.current = from instanceof HTMLInputElement ? from : undefined;
      show(true);
    },
  };
}
