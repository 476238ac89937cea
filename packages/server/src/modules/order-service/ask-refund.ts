import { moneyText, orderStateLabels, refundStatusLabels } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { refunds } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { noteEvent, type OrderRow } from '../../services/orders/index.js';
import { changeOrder, timelineEntryBy, lockSeen } from './change-order.js';
import { deliveredPart, paymentOf, refundAmounts, wayBack } from './refund-facts.js';

/** Requests a refund of an order; until finance has decided, it is neither reviewed nor made. */
export async function askRefund(
  orderNo: string,
  request: { version: number; expectedFen: number; reason: string },
  context: CallContext,
): Promise<OrderRow> {
  const { db, clock } = context.services;
  return db.transaction(async (tx) => {
    const order = await lockSeen(tx, sessionOf(context), orderNo, request.version);
    const { deductionFen, refundableFen } = refundAmounts(order);
    if (order.refundStatus !== 0 || refundableFen === 0) {
      const state =
        order.refundStatus === 0 ? orderStateLabels[order.state] : refundStatusLabels[order.refundStatus];
      throw new PortalError('refundNotAllowed', { state });
    }
    // The bundle's lock covers this check: the phone part cannot be delivered in between (see `moveOrder`).
    const delivered = await deliveredPart(tx, order);
    if (delivered !== undefined) {
      throw new PortalError('refundNotAllowed', { state: `手机证书${orderStateLabels[delivered]}` });
    }
    if (refundableFen !== request.expectedFen) {
      throw new PortalError('amountChanged', { amount: moneyText(refundableFen) }, { refundableFen });
    }
    const payment = await paymentOf(tx, orderNo);
    // An unpaid or free order is refused above because nothing is refundable.
    if (!payment) throw new Error(`order ${orderNo} is paid without a payment`);
    const { channel } = payment;
    await tx.insert(refunds).values({
      businessKey: `order:${orderNo}:${order.version}`,
      kind: 'order',
      orderNo,
      paymentId: payment.id,
      userId: order.userId,
      companyName: order.companyName || order.holderName,
      amountFen: refundableFen,
      deductionFen,
      channel,
      path: wayBack(channel).path,
      reason: request.reason,
      state: 'waiting',
      orderState: order.state,
      createdAt: clock(),
    });
    const changed = await changeOrder(tx, order, { refundStatus: 1 });
    const detail = `${request.reason}，预计退款 ${moneyText(refundableFen)}`;
    await noteEvent(tx, changed, 'refundRequest', { ...timelineEntryBy(context), title: '申请退款', detail });
    await recordAudit(tx, context, {
      action: 'order.refund',
      subjectType: 'order',
      subjectId: orderNo,
      details: { refundableFen, deductionFen },
    });
    return changed;
  });
}

/** Withdraws the request while finance has not decided. */
export async function withdrawRefund(
  orderNo: string,
  version: number,
  context: CallContext,
): Promise<OrderRow> {
  const { db, clock } = context.services;
  return db.transaction(async (tx) => {
    const order = await lockSeen(tx, sessionOf(context), orderNo, version);
    const payment = await paymentOf(tx, orderNo);
    // Only the request itself: extra money is refunded anyway.
    const [withdrawn] = payment
      ? await tx
          .update(refunds)
          .set({ state: 'withdrawn', decidedAt: clock() })
          .where(and(eq(refunds.paymentId, payment.id), eq(refunds.state, 'waiting')))
          .returning({ id: refunds.id })
      : [];
    if (order.refundStatus !== 1 || !withdrawn) {
      throw new PortalError('refundDecided', { state: refundStatusLabels[order.refundStatus] });
    }
    const changed = await changeOrder(tx, order, { refundStatus: 0 });
    await noteEvent(tx, changed, 'refundWithdraw', { ...timelineEntryBy(context), title: '已撤回退款申请' });
    await recordAudit(tx, context, {
      action: 'order.refundWithdraw',
      subjectType: 'order',
      subjectId: orderNo,
    });
    return changed;
  });
}
