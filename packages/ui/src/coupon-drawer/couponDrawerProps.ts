import type { DrawerProps } from '../drawer/drawerProps.js';
import type { ClaimableCouponsProps } from './ClaimableCoupons.js';
import type { ClaimableCoupon, OwnCoupon } from './coupon.js';

export interface CouponDrawerProps
  extends
    Omit<DrawerProps, 'title' | 'description' | 'side' | 'footer' | 'children'>,
    Pick<ClaimableCouponsProps, 'onClaim'> {
  /** Coupons on offer. */
  claimable?: readonly ClaimableCoupon[] | null;
  /** The user's own tickets, the first to expire first. */
  mine?: readonly OwnCoupon[] | null;
  /** The content is loading. */
  loading?: boolean;
  /** Loading failed. */
  failed?: boolean;
  /** Tries again after a failure; without it there is no retry button. */
  onRetry?: () => void;
  /** Link of 领取更多; without it the link is not shown. The portal’s is /moreCoupons. */
  moreHref?: string;
  /** Link of 查看更多; without it the link is not shown. The portal’s is /myCoupons. */
  mineHref?: string;
  /** Link of 去使用. */
  useHref?: string;
  /** The initial tab. @default 'claimable' */
  defaultTab?: 'claimable' | 'mine';
  /** The current time, in epoch milliseconds. @default the clock, when it opens */
  now?: number;
}
