import type { OrderType } from './order-types.js';

/** 1 with a threshold (满减券), 2 plain (立减券), 3 for named business types, 4 for the courier fee. */
export const couponTypes = ['1', '2', '3', '4'] as const;
/** What a coupon takes off. */
export type CouponType = (typeof couponTypes)[number];
/** The Chinese words for it. */
export const couponTypeLabels: Readonly<Record<CouponType, string>> = {
  1: '满减券',
  2: '立减券',
  3: '指定业务券',
  4: '运费券',
};

/** So many people get a coupon in one go. */
export const mostGranted = 500;

/** State of a ticket: 0 unused, 1 used, 2 expired, 3 frozen by an unpaid order. */
export const couponStates = ['0', '1', '2', '3'] as const;
/** What has become of a coupon. */
export type CouponState = (typeof couponStates)[number];
/** The Chinese words for it. */
export const couponStateLabels: Readonly<Record<CouponState, string>> = {
  0: '未使用',
  1: '已使用',
  2: '已过期',
  3: '已冻结',
};

/** `freeze`: an order is placed with it · `release`: that order ended unpaid · `give back`: that order was refunded. */
export type CouponEvent = 'freeze' | 'release' | 'use' | 'giveBack' | 'expire';

const transitions: Readonly<Record<CouponState, Partial<Record<CouponEvent, CouponState>>>> = {
  0: { freeze: '3', use: '1', expire: '2' },
  1: { giveBack: '0' },
  2: {},
  3: { release: '0', use: '1' },
};

/**
 * The state after an event, or undefined when the event is not allowed. A ticket that comes back after its
 * end is expired at once: a refund or a cancelled order does not lengthen its life.
 */
export function nextCouponState(
  state: CouponState,
  event: CouponEvent,
  ended: boolean,
): CouponState | undefined {
  const next = transitions[state][event];
  return next === '0' && ended ? '2' : next;
}

/** What the rules of coupons look at. */
export interface Coupon {
  /** What it takes off. */
  readonly type: CouponType;
  /** How much it takes off. */
  readonly amountFen: number;
  /** From which sum on it counts. */
  readonly thresholdFen: number;
  /** Empty means all business types. */
  readonly orderTypes: readonly OrderType[];
}

/** What the rules of coupons look at in an order. */
export interface CouponOrder {
  /** The kind of business. */
  readonly orderType: OrderType;
  /** Everything but the courier fee. */
  readonly goodsFen: number;
  /** Sending, in fen. */
  readonly courierFen: number;
}

/**
 * What a ticket takes off an order, in fen; 0 when it does not fit. Never more than the part it is good for,
 * so an order never falls below 0 and the rest of a ticket is lost; a cancellation takes no coupon.
 */
export function couponSaving(coupon: Coupon, order: CouponOrder): number {
  if (order.orderType === '0108') return 0;
  if (coupon.orderTypes.length > 0 && !coupon.orderTypes.includes(order.orderType)) return 0;
  if (order.goodsFen < coupon.thresholdFen) return 0;
  return Math.min(coupon.amountFen, coupon.type === '4' ? order.courierFen : order.goodsFen);
}

/** The ticket that saves most; of equals the first, so callers put those that end first in front. */
export function bestCoupon<C extends Coupon>(coupons: readonly C[], order: CouponOrder): C | undefined {
  let best: C | undefined;
  for (const coupon of coupons) {
    const saves = couponSaving(coupon, order);
    if (saves > 0 && saves > (best ? couponSaving(best, order) : 0)) best = coupon;
  }
  return best;
}
