import { type DateInput, readMoment } from '../formats/dates.js';

/** Fields of every coupon. */
export interface CouponFace {
  /** Unique id. */
  id: string | number;
  /** In fen; 5000 is ¥50. */
  amountFen: number;
  /** Minimum amount of the order, in fen; 0 or `undefined` for no minimum. */
  thresholdFen?: number;
  /** Kind and business types as text: 满减券，新办和延期. */
  scope?: string;
  /** Start of its validity. */
  startTime?: DateInput;
  /** End of its validity. */
  endTime?: DateInput;
}

/** Claim state of a coupon on offer. */
export type ClaimState = 'claimable' | 'claimed' | 'soldOut' | 'notStarted';
/** State of a ticket that the user holds. */
export type OwnCouponState = 'unused' | 'used' | 'expired' | 'frozen';

/** A coupon on offer. */
export interface ClaimableCoupon extends CouponFace {
  /** Whether it can be claimed, and if not, why. */
  claimState: ClaimState;
}

/** A ticket of the user; `id` is that of the ticket, since one coupon may be claimed several times. */
export interface OwnCoupon extends CouponFace {
  /** Whether it can still be used. */
  state: OwnCouponState;
  /** When it was used. */
  usedAt?: DateInput;
  /** The order that used it, or the unpaid order that reserves it. */
  orderNo?: string;
  /** Link to the page where it is used. @default `useHref` of the drawer */
  href?: string;
}

/** From this many days before its end a coupon warns. */
export const WARN_DAYS = 10;

/**
 * Calendar days until a moment, 0 for today; nine o'clock tomorrow is 1, not 0. `undefined` when it is past, missing
 * or unreadable.
 */
export function daysUntil(end: DateInput | undefined, now: number): number | undefined {
  const last = readMoment(end);
  const today = readMoment(now);
  if (!last || !today || last.valueOf() <= now) return undefined;
  return last.startOf('day').diff(today.startOf('day'), 'day');
}
