import { couponSaving, type CouponOrder } from '@ca-portal/api/domain';
import type { Db } from '../../db/db.js';
import type { orders } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { freezeTicket, lockTicket, ticketState } from './tickets.js';

type Order = Pick<typeof orders.$inferSelect, 'orderNo' | 'orderType' | 'quote'>;

/** The two parts of an order to which coupons apply. */
export function couponParts({ orderType, quote }: Pick<Order, 'orderType' | 'quote'>): CouponOrder {
  const courierFen = quote.lines
    .filter(({ key }) => key === 'courier')
    .reduce((sum, { amountFen }) => sum + amountFen, 0);
  return { orderType, courierFen, goodsFen: quote.totalFen - courierFen };
}

/**
 * Puts an unused ticket of the user on an unpaid order; returns the discount.
 * @throws notFound if he has no such ticket, couponUnusable if it does not fit
 */
export async function takeTicket(
  tx: Db,
  { userId, ticketId, now }: { userId: string; ticketId: number; now: Date },
  order: Order,
): Promise<number> {
  const held = await lockTicket(tx, userId, ticketId);
  if (!held) throw new PortalError('notFound');
  const savesFen =
    ticketState(held.ticket, held.coupon, now) === '0' ? couponSaving(held.coupon, couponParts(order)) : 0;
  if (savesFen === 0) throw new PortalError('couponUnusable');
  await freezeTicket(tx, ticketId, order.orderNo);
  return savesFen;
}
