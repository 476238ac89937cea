import {
  failedOrderStates,
  nextOrderState,
  orderStateLabels,
  refundStatusLabels,
  type OrderEvent,
  type OrderState,
} from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { orderEvents, orders } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { tellFollowers } from './followers.js';
import type { TimelineEntry, OrderChanges } from './timeline-entry.js';
import type { OrderRow } from './order-row.js';

export type { TimelineEntry } from './timeline-entry.js';

/**
 * The only place where an order's state changes. The domain's state machine decides; state, version and
 * timeline change together, and order followers run in the same transaction. Call it in one, on a row from
 * `lockOrder`.
 * @throws orderStateConflict if the state does not allow the event
 */
export async function moveOrder(
  tx: Db,
  order: OrderRow,
  event: OrderEvent,
  timelineEntry: TimelineEntry,
  changes: OrderChanges = {},
): Promise<OrderRow> {
  // While a refund is undecided the order stays unchanged: no lock is made that will be returned.
  if (order.refundStatus === 1 && event !== 'refund') {
    throw new PortalError('orderStateConflict', { state: refundStatusLabels[1] });
  }
  if (order.partOf && event !== 'refund') await demandUnrefunded(tx, order.partOf);
  const state = nextOrderState(order.state, event);
  if (state === undefined)
    throw new PortalError('orderStateConflict', { state: orderStateLabels[order.state] });
  const [moved] = await tx
    .update(orders)
    .set({
      ...changes,
      state,
      version: order.version + 1,
      // The company may order its master lock again after this order has failed.
      ...(failedOrderStates.includes(state) ? { masterLockOf: null } : {}),
    })
    .where(and(eq(orders.orderNo, order.orderNo), eq(orders.version, order.version)))
    .returning();
  if (!moved) throw new Error(`order ${order.orderNo} was moved without its row lock`);
  const eventId = await insertEvent(
    tx,
    { orderNo: order.orderNo, from: order.state, to: state },
    event,
    timelineEntry,
  );
  return tellFollowers(tx, { order: moved, event, timelineEntry, eventId });
}

/**
 * A part waits while its bundle is in a refund, because its price is included there. A shared lock keeps that
 * state until the transaction ends.
 */
async function demandUnrefunded(tx: Db, bundleNo: string): Promise<void> {
  const [bundle] = await tx
    .select({ refundStatus: orders.refundStatus })
    .from(orders)
    .where(eq(orders.orderNo, bundleNo))
    .for('share');
  if (bundle?.refundStatus === 1) {
    throw new PortalError('orderStateConflict', { state: refundStatusLabels[1] });
  }
}

async function insertEvent(
  tx: Db,
  { orderNo, from, to }: { orderNo: string; from: OrderState | null; to: OrderState },
  event: string,
  { at, actorId, title, detail = '' }: TimelineEntry,
): Promise<number> {
  const [row] = await tx
    .insert(orderEvents)
    .values({ orderNo, at, event, fromState: from, toState: to, actorId, title, detail })
    .returning({ id: orderEvents.id });
  if (!row) throw new Error('an entry of the timeline was not stored');
  return row.id;
}

/** An event of an order without a state change; its followers are called too. */
export async function noteEvent(
  tx: Db,
  order: OrderRow,
  event: string,
  timelineEntry: TimelineEntry,
): Promise<void> {
  const where = { orderNo: order.orderNo, from: order.state, to: order.state };
  const eventId = await insertEvent(tx, where, event, timelineEntry);
  await tellFollowers(tx, { order, event, timelineEntry, eventId });
}

/** The first timeline entry of a new order. */
export async function noteSubmitted(tx: Db, order: OrderRow, timelineEntry: TimelineEntry): Promise<void> {
  const where = { orderNo: order.orderNo, from: null, to: order.state };
  const eventId = await insertEvent(tx, where, 'submit', timelineEntry);
  await tellFollowers(tx, { order, event: 'submit', timelineEntry, eventId });
}
