import { useOpenState } from '../internal/openChange.js';
import { OpenDrawer } from './OpenDrawer.js';
import type { DrawerProps } from './drawerProps.js';

/**
 * Something beside the page that one looks into and leaves: coupons, settings, a filter. For a task that must be
 * finished use `Dialog`. The focus is kept inside and returns to the opener.
 */
export function Drawer({ open, defaultOpen = false, onOpenChange, ...rest }: DrawerProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? <OpenDrawer {...rest} setOpen={setOpen} /> : null;
}
