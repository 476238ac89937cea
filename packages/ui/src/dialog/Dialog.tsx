import { useOpenState } from '../internal/openChange.js';
import { OpenDialog } from './OpenDialog.js';
import type { DialogProps } from './dialogProps.js';

/**
 * A task or question that must be dealt with before the page goes on. The focus is kept inside and returns to the
 * opener; header and footer stay while the body scrolls; a sheet from below on phones.
 */
export function Dialog({ open, defaultOpen = false, onOpenChange, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? <OpenDialog {...rest} setOpen={setOpen} /> : null;
}
