import { nextCouponState, type CouponEvent, type CouponState } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { coupons, couponTickets } from '../../db/schema/index.js';

export type CouponRow = typeof coupons.$inferSelect;
export type TicketRow = typeof couponTickets.$inferSelect;

/**
 * The state at a time: an unused ticket of an ended coupon is expired, although the stored state is
 * unchanged.
 */
export const ticketState = (
  ticket: Pick<TicketRow, 'state'>,
  coupon: Pick<CouponRow, 'endTime'>,
  now: Date,
): CouponState => (ticket.state === '0' && coupon.endTime <= now ? '2' : ticket.state);

/** A user's ticket with its coupon, locked until the transaction ends. */
export async function lockTicket(
  tx: Db,
  userId: string,
  ticketId: number,
): Promise<{ ticket: TicketRow; coupon: CouponRow } | undefined> {
  const [row] = await tx
    .select({ ticket: couponTickets, coupon: coupons })
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .where(and(eq(couponTickets.id, ticketId), eq(couponTickets.userId, userId)))
    .for('update', { of: couponTickets });
  return row;
}

/** Reserves an unused ticket for an unpaid order. */
export async function freezeTicket(tx: Db, ticketId: number, orderNo: string): Promise<void> {
  await tx.update(couponTickets).set({ state: '3', orderNo }).where(eq(couponTickets.id, ticketId));
}

/**
 * Updates an order's ticket when the order is paid, ends unpaid or is refunded. Without a ticket it does
 * nothing. Call it in the transaction that moves the order.
 */
export async function settleTicket(
  tx: Db,
  orderNo: string,
  event: Extract<CouponEvent, 'release' | 'use' | 'giveBack'>,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({ ticket: couponTickets, coupon: coupons })
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .where(eq(couponTickets.orderNo, orderNo))
    .for('update', { of: couponTickets });
  if (!row) return;
  const state = nextCouponState(row.ticket.state, event, row.coupon.endTime <= now);
  if (state === undefined) throw new Error(`ticket ${row.ticket.id} cannot ${event}`);
  await tx
    .update(couponTickets)
    .set({ state, ...(state === '1' ? {} : { orderNo: null }) })
    .where(eq(couponTickets.id, row.ticket.id));
}
