import { orderStateLabels, orderStates, orderDueFen } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { ledgerEntries, orders, paymentNotifications, payments } from '../../db/schema/index.js';
import type { CallContext } from '../../http/context.js';
import { fenToYuan, type GenuineNotice } from '../../ports/payment/index.js';
import { combinedArrived } from '../cashier/end-combined.js';
import { settleTicket } from '../coupons/tickets.js';
import { noteEvent } from '../orders/move-order.js';
import { lockOrder, type OrderRow } from '../orders/order-row.js';
import { rechargeArrived } from '../prestore-account/credit-recharge.js';
import { askBack, keepLateMoney } from './late-money.js';
import { enterPayment, settleOrder } from './settle-order.js';

/** What became of a notice; stored beside it as evidence. */
export type NoticeOutcome =
  | 'paid'
  | 'repeated'
  | 'refund-due'
  | 'not-paid'
  | 'unknown-order'
  | 'wrong-amount'
  | 'bad-signature'
  | 'wrong-app'
  | 'malformed';

/** A notice as it came, with what we made of it. */
export interface ReceivedNotice {
  readonly channel: string;
  readonly channelName: string;
  readonly fields: Readonly<Record<string, string>>;
}

export async function recordNotice(
  db: Db,
  { channel, fields }: ReceivedNotice,
  receivedAt: Date,
  outcome: NoticeOutcome,
): Promise<void> {
  const genuine = outcome !== 'bad-signature' && outcome !== 'wrong-app' && outcome !== 'malformed';
  await db.insert(paymentNotifications).values({
    channel,
    receivedAt,
    // Anybody can post here: of what nobody signed only two short texts are kept.
    orderNo: (fields['out_trade_no'] ?? '').slice(0, 64),
    tradeNo: (fields['trade_no'] ?? '').slice(0, 64),
    accepted: outcome === 'paid' || outcome === 'repeated' || outcome === 'refund-due',
    outcome,
    fields: genuine ? { ...fields } : {},
  });
}

/** The order takes the money, or it goes before finance: it did arrive. */
async function enter(
  tx: Db,
  order: OrderRow,
  notice: GenuineNotice,
  { channel, channelName }: ReceivedNotice,
  now: Date,
): Promise<'paid' | 'refund-due'> {
  const detail = `${channelName} ¥${fenToYuan(notice.totalFen)}`;
  const { tradeNo, paidAt, totalFen } = notice;
  const money = { channel, tradeNo, paidAt, at: now, actorId: null, detail };
  if (order.state === orderStates.waitingForPayment) {
    await settleOrder(tx, order, money);
    return 'paid';
  }
  await enterPayment(tx, order, 'refund-due', totalFen, money);
  const { orderNo, userId, companyName } = order;
  const reason = `订单为“${orderStateLabels[order.state]}”时到账`;
  await askBack(tx, { channel, tradeNo, amountFen: totalFen, orderNo, userId, companyName, reason, at: now });
  await noteEvent(tx, order, 'latePayment', {
    at: now,
    actorId: null,
    title: '收到付款，等待退款',
    detail: `${detail}。订单当前为“${orderStateLabels[order.state]}”，款项将原路退回`,
  });
  return 'refund-due';
}

/** A form that was made before the coupon was chosen: the whole price is paid, and the ticket is free again. */
async function withoutCoupon(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  await settleTicket(tx, order.orderNo, 'release', now);
  await tx.update(orders).set({ couponFen: 0 }).where(eq(orders.orderNo, order.orderNo));
  return { ...order, couponFen: 0 };
}

/** One order's own payment. */
async function forOrder(
  tx: Db,
  notice: GenuineNotice,
  received: ReceivedNotice,
  now: Date,
): Promise<NoticeOutcome> {
  const order = await lockOrder(tx, notice.orderNo);
  if (!order) return 'unknown-order';
  const [known] = await tx
    .select({ orderNo: payments.orderNo })
    .from(payments)
    .where(and(eq(payments.channel, received.channel), eq(payments.tradeNo, notice.tradeNo)));
  if (known) return known.orderNo === order.orderNo ? 'repeated' : 'unknown-order';
  if (notice.totalFen === orderDueFen(order)) return enter(tx, order, notice, received, now);
  if (notice.totalFen !== order.totalFen) return 'wrong-amount';
  const unpaid = order.state === orderStates.waitingForPayment;
  return enter(tx, unpaid ? await withoutCoupon(tx, order, now) : order, notice, received, now);
}

/** A payment for several orders, or money for a prepaid account: what cannot be used goes before finance. */
async function forSettlement(
  tx: Db,
  notice: GenuineNotice,
  received: ReceivedNotice,
  now: Date,
): Promise<NoticeOutcome> {
  const { orderNo: no, tradeNo, totalFen, paidAt } = notice;
  const outcome = no.startsWith('ZH')
    ? await combinedArrived(tx, { combinedNo: no, tradeNo, totalFen, paidAt }, now)
    : await rechargeArrived(tx, { rechargeNo: no, tradeNo, totalFen }, now);
  if (outcome === 'unknown') return 'unknown-order';
  if (outcome !== 'late') return outcome;
  const key = `pay:${received.channel}:${tradeNo}`;
  const [known] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.businessKey, key));
  if (known) return 'repeated';
  const reason = `${no} 已结束后到账`;
  const { channel } = received;
  const owner = { orderNo: null, userId: null, companyName: '' };
  await keepLateMoney(tx, { channel, tradeNo, amountFen: totalFen, ...owner, reason, at: now });
  return 'refund-due';
}

/**
 * Takes a genuine notice. The row lock makes notices for one order queue up, so the second of two
 * simultaneous ones finds the payment of the first. Money for an order that no longer wants any is entered
 * too, marked for refund: it did arrive.
 */
export async function paymentArrived(
  notice: GenuineNotice,
  received: ReceivedNotice,
  context: CallContext,
): Promise<NoticeOutcome> {
  const { db, clock } = context.services;
  return db.transaction(async (tx) => {
    const now = clock();
    const decide = async (): Promise<NoticeOutcome> => {
      if (!notice.paid) return 'not-paid';
      return /^(?:ZH|CZ)/.test(notice.orderNo)
        ? forSettlement(tx, notice, received, now)
        : forOrder(tx, notice, received, now);
    };
    const outcome = await decide();
    await recordNotice(tx, received, now, outcome);
    if (outcome === 'paid' || outcome === 'refund-due') {
      await recordAudit(tx, context, {
        action: `payment.${outcome}`,
        subjectType: notice.orderNo.startsWith('DD') ? 'order' : 'payment',
        subjectId: notice.orderNo,
        details: { tradeNo: notice.tradeNo, amountFen: notice.totalFen },
      });
    }
    return outcome;
  });
}
