import { Suspense } from 'react';
import { lazyPart } from '../internal/lazyPart.js';
import { useOpenState } from '../internal/openChange.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { CouponDrawerProps } from './couponDrawerProps.js';

const OpenCouponDrawer = lazyPart(async () => (await import('./OpenCouponDrawer.js')).OpenCouponDrawer);

/** Coupons to claim and the user's own coupons, beside the page. A bottom sheet on phones; loaded when it opens. */
export function CouponDrawer({ open, defaultOpen = false, onOpenChange, ...rest }: CouponDrawerProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? (
    <Suspense fallback={<OverlaySkeleton of="drawer" onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenCouponDrawer {...rest} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
