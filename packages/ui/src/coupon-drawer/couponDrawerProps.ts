import type { DrawerProps } from '../drawer/drawerProps.js';
import type { ClaimableCouponsProps } from './ClaimableCoupons.js';
import type { ClaimableCoupon, OwnCoupon } from './coupon.js';

export interface CouponDrawerProps
  extends
    Omit<DrawerProps, 'title' | 'description' | 'side' | 'footer' | 'children'>,
    Pick<ClaimableCouponsProps, 'onClaim'> {
  /** Coupons on offer. */
  claimable?: readonly ClaimableCoupon[] | null;
  /** The user's own, those that end first in front. */
  mine?: readonly OwnCoupon[] | null;
  /** Its content is on its way. */
  loading?: boolean;
  /** They could not be loaded. */
  failed?: boolean;
  /** Tries once more after a failure; without it there is no button for it. */
  onRetry?: () => void;
  /** Where 领取更多 leads; without one it is not there. The portal’s is /moreCoupons. */
  moreHref?: string;
  /** Where 查看更多 leads; without one it is not there. The portal’s is /myCoupons. */
  mineHref?: string;
  /** Where 去使用 leads. */
  useHref?: string;
  /** The tab that is open first. @default 'claimable' */
  defaultTab?: 'claimable' | 'mine';
  /** The moment that counts as now, in epoch milliseconds. @default the clock, when it opens */
  now?: number;
}
