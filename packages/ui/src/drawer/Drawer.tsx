import { Suspense } from 'react';
import { useOpenState } from '../internal/openChange.js';
import { overlayPart } from '../internal/overlayPart.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { DrawerProps } from './drawerProps.js';

const OpenDrawer = overlayPart(async () => (await import('./OpenDrawer.js')).OpenDrawer);

/**
 * Secondary content beside the page: coupons, settings, a filter. For a task that must be finished use `Dialog`.
 * Focus is trapped and returns to the opener.
 */
export function Drawer({ open, defaultOpen = false, onOpenChange, ...rest }: DrawerProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? (
    <Suspense fallback={<OverlaySkeleton of="drawer" onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenDrawer {...rest} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
