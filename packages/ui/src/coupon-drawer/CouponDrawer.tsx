import { Suspense } from 'react';
import type { DrawerProps } from '../drawer/Drawer.js';
import { latePart } from '../internal/latePart.js';
import { useOpenState } from '../internal/openChange.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import type { ClaimableCouponsProps } from './ClaimableCoupons.js';
import type { ClaimableCoupon, OwnCoupon } from './coupon.js';

const OpenCouponDrawer = latePart(async () => (await import('./OpenCouponDrawer.js')).OpenCouponDrawer);

export interface CouponDrawerProps
  extends
    Omit<DrawerProps, 'title' | 'description' | 'side' | 'footer' | 'children'>,
    Pick<ClaimableCouponsProps, 'onClaim'> {
  /** Coupons on offer. */
  claimable?: readonly ClaimableCoupon[] | null;
  /** The user's own, those that end first in front. */
  mine?: readonly OwnCoupon[] | null;
  loading?: boolean;
  /** They could not be loaded. */
  failed?: boolean;
  onRetry?: () => void;
  /** Where 领取更多 leads; without one it is not there. Spec 2.6: /moreCoupons. */
  moreHref?: string;
  /** Where 查看更多 leads; without one it is not there. Spec 2.6: /myCoupons. */
  mineHref?: string;
  /** Where 去使用 leads. */
  useHref?: string;
  /** @default 'claimable' */
  defaultTab?: 'claimable' | 'mine';
  /** The moment that counts as now, in epoch milliseconds. @default the clock, when it opens */
  now?: number;
}

/** Coupons to claim and those one has, beside the page (spec 2.6). A sheet from below on phones; loaded when it opens. */
export function CouponDrawer({ open, defaultOpen = false, onOpenChange, ...rest }: CouponDrawerProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  return isOpen ? (
    <Suspense fallback={<OverlaySkeleton of="drawer" onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenCouponDrawer {...rest} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
