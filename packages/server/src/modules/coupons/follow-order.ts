import type { CouponEvent } from '@ca-portal/api/domain';
import type { OrderFollower } from '../../services/orders/index.js';
import { settleTicket } from '../../services/coupons/index.js';

/** What happens to the coupon when the order ends in a state or leaves the payment. */
const ticketEvents: Readonly<Record<string, Extract<CouponEvent, 'use' | 'release' | 'giveBack'>>> = {
  pay: 'use',
  cancel: 'release',
  timeOut: 'release',
  withdraw: 'giveBack',
  refund: 'giveBack',
};

export const settleCoupon: OrderFollower = async (tx, { order, event, timelineEntry }) => {
  const ticketEvent = ticketEvents[event];
  if (ticketEvent && order.couponFen > 0)
    await settleTicket(tx, order.orderNo, ticketEvent, timelineEntry.at);
  return order;
};
