import { randomUUID } from 'node:crypto';
import { orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { ledgerEntries, paymentNotifications, payments } from '../../db/schema/index.js';
import type { CallContext } from '../../http/context.js';
import { fenToYuan, type GenuineNotice } from '../../ports/payment/index.js';
import { moveOrder, noteEvent } from '../orders/move-order.js';
import { lockOrder, type OrderRow } from '../orders/order-row.js';

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

/** Enters the money: payment, ledger, timeline. The unique keys make each of them happen once. */
async function enter(
  tx: Db,
  order: OrderRow,
  notice: GenuineNotice,
  { channel, channelName }: ReceivedNotice,
  now: Date,
): Promise<'paid' | 'refund-due'> {
  const wanted = order.state === orderStates.waitingForPayment;
  const paymentId = randomUUID();
  await tx.insert(payments).values({
    id: paymentId,
    orderNo: order.orderNo,
    channel,
    tradeNo: notice.tradeNo,
    amountFen: notice.totalFen,
    status: wanted ? 'succeeded' : 'refund-due',
    paidAt: notice.paidAt,
  });
  await tx.insert(ledgerEntries).values({
    businessKey: `pay:${channel}:${notice.tradeNo}`,
    orderNo: order.orderNo,
    paymentId,
    account: channel,
    amountFen: notice.totalFen,
    at: now,
    memo: wanted ? '订单支付' : '待退款：订单已不需要支付',
  });
  const detail = `${channelName} ¥${fenToYuan(notice.totalFen)}`;
  if (wanted) {
    const happening = { at: now, actorId: null, title: '已支付', detail };
    await moveOrder(tx, order, 'pay', happening, { paidAt: notice.paidAt });
    return 'paid';
  }
  await noteEvent(tx, order, 'latePayment', {
    at: now,
    actorId: null,
    title: '收到付款，等待退款',
    detail: `${detail}。订单当前为“${orderStateLabels[order.state]}”，款项将原路退回`,
  });
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
      const order = await lockOrder(tx, notice.orderNo);
      if (!order) return 'unknown-order';
      const [known] = await tx
        .select({ orderNo: payments.orderNo })
        .from(payments)
        .where(and(eq(payments.channel, received.channel), eq(payments.tradeNo, notice.tradeNo)));
      if (known) return known.orderNo === order.orderNo ? 'repeated' : 'unknown-order';
      if (notice.totalFen !== order.totalFen) return 'wrong-amount';
      return enter(tx, order, notice, received, now);
    };
    const outcome = await decide();
    await recordNotice(tx, received, now, outcome);
    if (outcome === 'paid' || outcome === 'refund-due') {
      await recordAudit(tx, context, {
        action: `payment.${outcome}`,
        subjectType: 'order',
        subjectId: notice.orderNo,
        details: { tradeNo: notice.tradeNo, amountFen: notice.totalFen },
      });
    }
    return outcome;
  });
}
