import { orderStates } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { fulfillments, sticks } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { noteEvent, type OrderRow } from '../../services/orders/index.js';
import { bumped, by, conflict, lockSeen } from './fulfill.js';

interface Slip {
  version: number;
  courier: string;
  trackingNumber: string;
}

/** An order whose lock travels by courier, with its row of the delivery locked; `onItsWay` says where it has to be. */
async function lockParcel(tx: Db, orderNo: string, version: number, onItsWay: boolean, context: CallContext) {
  const order = await lockSeen(tx, orderNo, version, context);
  const [made] = await tx.select().from(fulfillments).where(eq(fulfillments.orderNo, orderNo)).for('update');
  if (order.state !== orderStates.readyForShipping || !made || (made.shippedAt !== null) !== onItsWay)
    throw conflict(order);
  return { order, made };
}

/** Ships the order by courier; it ends when the parcel is received. */
export async function shipOrder(orderNo: string, given: Slip, context: CallContext): Promise<OrderRow> {
  return context.services.db.transaction(async (tx) => {
    const { order, made } = await lockParcel(tx, orderNo, given.version, false, context);
    const timelineEntry = by(context);
    const { courier, trackingNumber } = given;
    await tx
      .update(fulfillments)
      .set({ courier, trackingNumber, shippedAt: timelineEntry.at })
      .where(eq(fulfillments.orderNo, orderNo));
    await tx
      .update(sticks)
      .set({ state: 'used', at: timelineEntry.at })
      .where(eq(sticks.serial, made.serial));
    const shipped = await bumped(tx, order);
    const detail = `${courier} ${trackingNumber}`;
    await noteEvent(tx, shipped, 'ship', { ...timelineEntry, title: '已发货', detail });
    await recordAudit(tx, context, {
      action: 'order.ship',
      subjectType: 'order',
      subjectId: orderNo,
      details: { courier, trackingNumber },
    });
    return shipped;
  });
}

/** The slip was read wrongly: the holder follows the right parcel. The days until it counts as received run on. */
export async function correctParcel(orderNo: string, given: Slip, context: CallContext): Promise<OrderRow> {
  return context.services.db.transaction(async (tx) => {
    const { order, made } = await lockParcel(tx, orderNo, given.version, true, context);
    const { courier, trackingNumber } = given;
    await tx.update(fulfillments).set({ courier, trackingNumber }).where(eq(fulfillments.orderNo, orderNo));
    const corrected = await bumped(tx, order);
    await noteEvent(tx, corrected, 'correctParcel', {
      ...by(context),
      title: '快递单号已更正',
      detail: `${courier} ${trackingNumber}`,
    });
    await recordAudit(tx, context, {
      action: 'order.correctParcel',
      subjectType: 'order',
      subjectId: orderNo,
      details: {
        before: { courier: made.courier, trackingNumber: made.trackingNumber },
        after: { courier, trackingNumber },
      },
    });
    return corrected;
  });
}

/**
 * A parcel came back, or is lost: nothing counts as received any more, and the order waits to be shipped again.
 */
export async function parcelBack(
  orderNo: string,
  { version, reason }: { version: number; reason: string },
  context: CallContext,
): Promise<OrderRow> {
  return context.services.db.transaction(async (tx) => {
    const { order, made } = await lockParcel(tx, orderNo, version, true, context);
    const timelineEntry = by(context);
    const { courier, trackingNumber } = made;
    await tx
      .update(fulfillments)
      .set({ courier: '', trackingNumber: '', shippedAt: null })
      .where(eq(fulfillments.orderNo, orderNo));
    // A stick that was the holder's before this order stays his.
    await tx
      .update(sticks)
      .set({ state: 'bound', at: timelineEntry.at })
      .where(and(eq(sticks.serial, made.serial), eq(sticks.orderNo, orderNo), eq(sticks.state, 'used')));
    const waiting = await bumped(tx, order);
    await noteEvent(tx, waiting, 'parcelBack', {
      ...timelineEntry,
      title: '包裹退回或丢失',
      detail: reason,
    });
    await recordAudit(tx, context, {
      action: 'order.parcelBack',
      subjectType: 'order',
      subjectId: orderNo,
      details: { courier, trackingNumber, reason },
    });
    return waiting;
  });
}
