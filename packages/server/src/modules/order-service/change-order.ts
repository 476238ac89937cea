import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { lockOrder, type OrderRow, owned } from '../../services/orders/index.js';

/** Locks the caller's order; refused if it changed since he opened the page. */
export async function lockSeen(
  tx: Db,
  session: Session,
  orderNo: string,
  version: number,
): Promise<OrderRow> {
  const order = owned(session, await lockOrder(tx, orderNo));
  if (order.version !== version) throw new PortalError('orderOutdated');
  return order;
}

/** Changes facts other than the state; the version is incremented as by every change. */
export async function changeOrder(
  tx: Db,
  order: OrderRow,
  changes: Partial<
    Pick<OrderRow, 'couponFen' | 'refundStatus' | 'companyName' | 'holderName' | 'servicePoint' | 'receiver'>
  >,
): Promise<OrderRow> {
  const [changed] = await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, order.orderNo))
    .returning();
  if (!changed) throw new Error(`order ${order.orderNo} is gone`);
  return changed;
}

/** The acting user, for the timeline. */
export const timelineEntryBy = (context: CallContext) => ({
  at: context.services.clock(),
  actorId: sessionOf(context).userId,
});
