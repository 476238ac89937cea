import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { lockOrder, type OrderRow, owned } from '../../services/orders/index.js';

/** The caller's order, held, as he saw it: somebody whose page is older has to look again. */
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

/** Changes facts beside the state; the version grows as with every change. */
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

/** Who acts, for the timeline. */
export const timelineEntryBy = (context: CallContext) => ({
  at: context.services.clock(),
  actorId: sessionOf(context).userId,
});
