import type { couponAdmin, ResultOf } from '@ca-portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { coupons, couponTickets, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { ticketState } from '../../services/coupons/index.js';

/**
 * Counts of tickets by state; an unused ticket counts as expired after the end, although its stored state is
 * unchanged.
 */
export async function couponFigures(
  id: number,
  { services: { db, clock } }: CallContext,
): Promise<ResultOf<typeof couponAdmin.figures>> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, id));
  if (!coupon) throw new PortalError('notFound');
  const rows = await db
    .select({ state: couponTickets.state, count: sql<number>`count(*)::int` })
    .from(couponTickets)
    .where(eq(couponTickets.couponId, id))
    .groupBy(couponTickets.state);
  const now = clock();
  const figures = { unused: 0, used: 0, expired: 0, frozen: 0 };
  const names = { 0: 'unused', 1: 'used', 2: 'expired', 3: 'frozen' } as const;
  for (const { state, count } of rows) figures[names[ticketState({ state }, coupon, now)]] += count;
  const [money] = await db
    .select({
      discountFen: sql<number>`coalesce(sum(${orders.couponFen}), 0)::float8`,
      orderFen: sql<number>`coalesce(sum(${orders.totalFen}), 0)::float8`,
    })
    .from(couponTickets)
    .innerJoin(orders, eq(orders.orderNo, couponTickets.orderNo))
    .where(sql`${couponTickets.couponId} = ${id} and ${couponTickets.state} = '1'`);
  return { ...figures, discountFen: money?.discountFen ?? 0, orderFen: money?.orderFen ?? 0 };
}
