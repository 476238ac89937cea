import { moneyText, orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { recordAudit } from '../../db/audit.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { demandNoSettlement, lockAnnounced, repriceAnnounced } from '../../services/money/index.js';
import { settleTicket, takeTicket } from '../../services/coupons/index.js';
import { moveOrder, noteEvent, type OrderRow } from '../../services/orders/index.js';
import { changeOrder, timelineEntryBy, lockSeen } from './change-order.js';

/**
 * Puts a ticket on an unpaid order, replaces it or removes it. If it covers everything, the order needs no
 * payment and goes to review at once (dossier 2.4 A).
 */
export async function chooseCoupon(
  orderNo: string,
  { version, couponTicketId }: { version: number; couponTicketId: number | null },
  context: CallContext,
): Promise<OrderRow> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const { couponsPerOrder } = await parametersOf(context.services);
  if (couponTicketId !== null && couponsPerOrder === 0) throw new PortalError('couponUnusable');
  return db.transaction(async (tx) => {
    const order = await lockSeen(tx, session, orderNo, version);
    if (order.state !== orderStates.waitingForPayment) {
      throw new PortalError('orderStateConflict', { state: orderStateLabels[order.state] });
    }
    const announced = await lockAnnounced(tx, orderNo);
    await demandNoSettlement(tx, orderNo);
    const now = clock();
    await settleTicket(tx, orderNo, 'release', now);
    const couponFen =
      couponTicketId === null
        ? 0
        : await takeTicket(tx, { userId: session.userId, ticketId: couponTicketId, now }, order);
    const changed = await changeOrder(tx, order, { couponFen });
    if (announced) await repriceAnnounced(tx, announced, changed);
    const timelineEntry = timelineEntryBy(context);
    const detail = couponFen > 0 ? `优惠券抵扣 ${moneyText(couponFen)}` : '未使用优惠券';
    await noteEvent(tx, changed, 'coupon', { ...timelineEntry, title: '已更换优惠券', detail });
    await recordAudit(tx, context, {
      action: 'order.coupon',
      subjectType: 'order',
      subjectId: orderNo,
      details: { couponTicketId, couponFen },
    });
    if (couponFen < order.totalFen || order.totalFen === 0) return changed;
    const free = { ...timelineEntry, title: '无需支付', detail: '优惠券已抵扣全部金额' };
    return moveOrder(tx, changed, 'pay', free, { paidAt: now });
  });
}
