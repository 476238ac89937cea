import type { OrderType } from './order-types.js';

/** 1 with a threshold (满减券), 2 plain (立减券), 3 for named business types, 4 for the courier fee. */
export const couponTypes = ['1', '2', '3', '4'] as const;
/** Kind of a coupon. */
export type CouponType = (typeof couponTypes)[number];
/** The Chinese labels. */
export const couponTypeLabels: Readonly<Record<CouponType, string>> = {
  1: '满减券',
  2: '立减券',
  3: '指定业务券',
  4: '运费券',
};

/** Maximum number of people who get a coupon in one step. */
export const mostGranted = 500;

/** State of a ticket: 0 unused, 1 used, 2 expired, 3 frozen by an unpaid order. */
export const couponStates = ['0', '1', '2', '3'] as const;
/** State of a ticket. */
export type CouponState = (typeof couponStates)[number];
/** The Chinese labels. */
export const couponStateLabels: Readonly<Record<CouponState, string>> = {
  0: '未使用',
  1: '已使用',
  2: '已过期',
  3: '已冻结',
};

/**
 * `freeze`: an order is placed with it · `release`: that order ended unpaid · `give back`: that order was refunded.
 */
export type CouponEvent = 'freeze' | 'release' | 'use' | 'giveBack' | 'expire';

const transitions: Readonly<Record<CouponState, Partial<Record<CouponEvent, CouponState>>>> = {
  0: { freeze: '3', use: '1', expire: '2' },
  1: { giveBack: '0' },
  2: {},
  3: { release: '0', use: '1' },
};

/**
 * The state after an event, or undefined when the event is not allowed. A ticket that is returned after its
 * end is expired at once: a refund or a canceled order does not extend its validity.
 */
export function nextCouponState(
  state: CouponState,
  event: CouponEvent,
  ended: boolean,
): CouponState | undefined {
  const next = transitions[state][event];
  return next === '0' && ended ? '2' : next;
}

/** Coupon data for the rules. */
export interface Coupon {
  /** Kind. */
  readonly type: CouponType;
  /** Amount of the discount. */
  readonly amountFen: number;
  /** Minimum amount. */
  readonly thresholdFen: number;
  /** Empty means all business types. */
  readonly orderTypes: readonly OrderType[];
}

/** Order data for the rules. */
export interface CouponOrder {
  /** The business type. */
  readonly orderType: OrderType;
  /** Everything except the courier fee. */
  readonly goodsFen: number;
  /** Courier fee, in fen. */
  readonly courierFen: number;
}

/**
 * Discount of a ticket on an order, in fen; 0 when it does not apply. Never more than the part that it applies to,
 * so an order never falls below 0 and the rest of a ticket is lost; a cancellation accepts no coupon.
 */
export function couponSaving(coupon: Coupon, order: CouponOrder): number {
  if (order.orderType === '0108') return 0;
  if (coupon.orderTypes.length > 0 && !coupon.orderTypes.includes(order.orderType)) return 0;
  if (order.goodsFen < coupon.thresholdFen) return 0;
  return Math.min(coupon.amountFen, coupon.type === '4' ? order.courierFen : order.goodsFen);
}

/** The ticket with the highest discount; of equal ones the first, so callers sort by expiry. */
export function bestCoupon<C extends Coupon>(coupons: readonly C[], order: CouponOrder): C | undefined {
  let best: C | undefined;
  for (const coupon of coupons) {
    const saves = couponSaving(coupon, order);
    if (saves > 0 && saves > (best ? couponSaving(best, order) : 0)) best = coupon;
  }
  return best;
}
