import {
  nextOrderState,
  orderStateLabels,
  orderStates,
  refundStatusLabels,
  type OrderEvent,
} from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { orderEvents, orders } from '../../db/schema/index.js';
import { PortalError } from '../../http/portal-error.js';
import { followChange } from '../ca-change/follow-change.js';
import { settleTicket } from '../coupons/tickets.js';
import type { Happening } from './happening.js';
import type { OrderRow } from './order-row.js';

export type { Happening } from './happening.js';

/** What becomes of the coupon when the order ends in a state, or leaves the cashier. */
const ticketEvents: Readonly<Partial<Record<OrderEvent, 'use' | 'release' | 'giveBack'>>> = {
  pay: 'use',
  cancel: 'release',
  timeOut: 'release',
  refund: 'giveBack',
};

const endedStates: readonly number[] = [orderStates.cancelled, orderStates.closed, orderStates.refunded];

/**
 * The only place where an order's state changes. The state machine of the domain decides; state, version and
 * timeline move together. Call it in a transaction on a row from `lockOrder`.
 * @throws orderStateConflict where the state does not allow the event
 */
export async function moveOrder(
  tx: Db,
  order: OrderRow,
  event: OrderEvent,
  happening: Happening,
  changes: Partial<
    Pick<OrderRow, 'paidAt' | 'reviewedAt' | 'reviewerId' | 'rejection' | 'refundStatus'>
  > = {},
): Promise<OrderRow> {
  // While finance decides about the money, the order stays as it is: nobody makes a lock that is given back.
  if (order.refundStatus === 1 && event !== 'refund') {
    throw new PortalError('orderStateConflict', { state: refundStatusLabels[1] });
  }
  const state = nextOrderState(order.state, event);
  if (state === undefined)
    throw new PortalError('orderStateConflict', { state: orderStateLabels[order.state] });
  const [moved] = await tx
    .update(orders)
    .set({
      ...changes,
      state,
      version: order.version + 1,
      // The company may order its master lock again once this order has come to nothing.
      ...(endedStates.includes(state) ? { masterLockOf: null } : {}),
    })
    .where(and(eq(orders.orderNo, order.orderNo), eq(orders.version, order.version)))
    .returning();
  if (!moved) throw new Error(`order ${order.orderNo} was moved without its row lock`);
  const ticketEvent = ticketEvents[event];
  if (ticketEvent && order.couponFen > 0) await settleTicket(tx, order.orderNo, ticketEvent, happening.at);
  await noteEvent(tx, order, event, happening, state);
  return followChange(tx, moved, event, happening, moveOrder);
}

/** Adds to the timeline without a change of state. */
export async function noteEvent(
  tx: Db,
  order: OrderRow,
  event: string,
  { at, actorId, title, detail = '' }: Happening,
  toState = order.state,
): Promise<void> {
  await tx.insert(orderEvents).values({
    orderNo: order.orderNo,
    at,
    event,
    fromState: order.state,
    toState,
    actorId,
    title,
    detail,
  });
}
