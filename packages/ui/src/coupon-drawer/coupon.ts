import { type DateInput, readMoment } from '../formats/dates.js';

/** What every coupon says of itself. */
export interface CouponFace {
  /** What makes it this one. */
  id: string | number;
  /** In fen; 5000 is ¥50. */
  amountFen: number;
  /** The order must come to this much, in fen; 0 or nothing without a threshold. */
  thresholdFen?: number;
  /** Kind and business types in words: 满减券，新办和延期. */
  scope?: string;
  /** First and last moment of its life. */
  startTime?: DateInput;
  /** The last moment at which it counts. */
  endTime?: DateInput;
}

/** What can be done with a coupon on offer. */
export type ClaimState = 'claimable' | 'claimed' | 'soldOut' | 'notStarted';
/** What has become of a coupon that somebody holds. */
export type OwnCouponState = 'unused' | 'used' | 'expired' | 'frozen';

/** One on offer. */
export interface ClaimableCoupon extends CouponFace {
  /** Whether it can be had, and if not, why. */
  claimState: ClaimState;
}

/** One that the user holds; `id` is that of the ticket, since one coupon may be claimed several times. */
export interface OwnCoupon extends CouponFace {
  /** Whether it can still be used. */
  state: OwnCouponState;
  /** When it was used. */
  usedAt?: DateInput;
  /** The order that used it, or the unpaid order that holds it. */
  orderNo?: string;
  /** Where it is used. @default `useHref` of the drawer */
  href?: string;
}

/** From this many days before its end a coupon warns. */
export const WARN_DAYS = 10;

/**
 * Days on the calendar until a moment, 0 for one of today: nine o'clock of tomorrow is tomorrow, not today. `undefined`
 * when it is over, missing or unreadable.
 */
export function daysUntil(end: DateInput | undefined, now: number): number | undefined {
  const last = readMoment(end);
  const today = readMoment(now);
  if (!last || !today || last.valueOf() <= now) return undefined;
  return last.startOf('day').diff(today.startOf('day'), 'day');
}
