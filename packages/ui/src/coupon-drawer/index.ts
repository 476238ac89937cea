export type { ClaimableCoupon, ClaimState, CouponFace, OwnCoupon, OwnCouponState } from './coupon.js';
export { CouponCard, type CouponCardProps } from './CouponCard.js';
export { CouponDrawer } from './CouponDrawer.js';
export type { CouponDrawerProps } from './couponDrawerProps.js';
