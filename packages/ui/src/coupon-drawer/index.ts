export type { ClaimableCoupon, ClaimState, CouponFace, OwnCoupon, OwnCouponState } from './coupon.js';
export { CouponCard, type CouponCardProps } from './CouponCard.js';
export { CouponDrawer, type CouponDrawerProps } from './CouponDrawer.js';
