import type { ClaimableCoupon, MyCoupon } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { ticketState, type CouponRow, type TicketRow } from './tickets.js';

/** Public fields of a coupon. */
export const couponView = (coupon: CouponRow) => ({
  id: coupon.id,
  name: coupon.name,
  amount: coupon.amountFen,
  type: coupon.type,
  startTime: formatBeijing(coupon.startTime),
  endTime: formatBeijing(coupon.endTime),
  thresholdFen: coupon.thresholdFen,
  orderTypes: coupon.orderTypes,
});

/** `mine`: number of the caller's tickets of it. */
export function claimableCoupon(coupon: CouponRow, mine: number, now: Date): ClaimableCoupon {
  const claimState = (): ClaimableCoupon['claimState'] => {
    if (mine >= coupon.perPerson) return 'claimed';
    if (coupon.claimed >= coupon.total) return 'soldOut';
    return coupon.startTime > now ? 'notStarted' : 'claimable';
  };
  const { total, claimed, perPerson } = coupon;
  return { ...couponView(coupon), total, claimed, perPerson, claimState: claimState() };
}

export const myCoupon = (ticket: TicketRow, coupon: CouponRow, now: Date): MyCoupon => ({
  ...couponView(coupon),
  ticketId: ticket.id,
  state: ticketState(ticket, coupon, now),
  orderNo: ticket.orderNo,
  claimedAt: formatBeijing(ticket.claimedAt),
});
