import { orderStateLabels, orderStates, silentParcelDays } from '@ca-portal/api/domain';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { fulfillments, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { moveOrder, type TimelineEntry, type OrderRow } from '../../services/orders/index.js';
import { timelineEntryBy, lockSeen } from './change-order.js';

async function end(tx: Db, order: OrderRow, timelineEntry: TimelineEntry): Promise<OrderRow> {
  const moved = await moveOrder(tx, order, 'handOver', timelineEntry);
  await tx
    .update(fulfillments)
    .set({ endedAt: timelineEntry.at })
    .where(eq(fulfillments.orderNo, order.orderNo));
  return moved;
}

export async function received(orderNo: string, version: number, context: CallContext): Promise<OrderRow> {
  return context.services.db.transaction(async (tx) => {
    const order = await lockSeen(tx, sessionOf(context), orderNo, version);
    const [made] = await tx.select().from(fulfillments).where(eq(fulfillments.orderNo, orderNo));
    if (order.state !== orderStates.readyForShipping || !made?.shippedAt) {
      throw new PortalError('orderStateConflict', { state: orderStateLabels[order.state] });
    }
    const moved = await end(tx, order, { ...timelineEntryBy(context), title: '已签收' });
    await recordAudit(tx, context, { action: 'order.received', subjectType: 'order', subjectId: orderNo });
    return moved;
  });
}

/** Ends orders that were shipped long ago. Scheduled work. */
export async function receiveSilently({ db, clock }: Services): Promise<void> {
  const now = clock();
  const due = and(
    eq(orders.state, orderStates.readyForShipping),
    isNull(fulfillments.endedAt),
    lte(fulfillments.shippedAt, new Date(now.getTime() - silentParcelDays * 86_400_000)),
  );
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ order: orders })
      .from(orders)
      .innerJoin(fulfillments, eq(fulfillments.orderNo, orders.orderNo))
      .where(due)
      .for('update', { of: orders, skipLocked: true });
    for (const { order } of rows) {
      const detail = `寄出满 ${silentParcelDays} 天，系统自动签收`;
      await end(tx, order, { at: now, actorId: null, title: '已签收', detail });
    }
  });
}
