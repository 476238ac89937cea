import type { Db } from '../../db/db.js';
import { ledgerEntries, refunds } from '../../db/schema/index.js';
import { fenToYuan } from '../../ports/payment/index.js';
import { notify } from '../messages/index.js';
import { noteEvent } from '../orders/index.js';
import type { Arrival, Unwanted } from './arrival.js';
import { enterPayment } from './settle-order.js';

const keyPrefix = 'return:';

/** A refund that nobody asked for: the money is not the portal’s to keep, and what it was meant for goes on without it. */
export const isMoneyToReturn = ({ businessKey }: { businessKey: string }): boolean =>
  businessKey.startsWith(keyPrefix);

/** Enters the money where it came in; answers the payment’s id where it was meant for an order. */
async function enter(tx: Db, arrival: Arrival, { order, reason }: Unwanted): Promise<string | null> {
  const { channel, channelName, tradeNo, amountFen, paidAt, at } = arrival;
  if (!order) {
    await tx.insert(ledgerEntries).values({
      businessKey: `pay:${channel}:${tradeNo}`,
      account: channel,
      amountFen,
      at,
      memo: '待退款',
    });
    return null;
  }
  const detail = `${channelName} ¥${fenToYuan(amountFen)}。${reason}，款项将原路退回`;
  const happening = { at, actorId: null, title: '收到付款，等待退款', detail };
  await noteEvent(tx, order, 'latePayment', happening);
  return enterPayment(tx, order, 'refund-due', amountFen, { channel, tradeNo, paidAt, ...happening });
}

/**
 * Money that came in and cannot be used: it is entered, put before finance, who send it back the way it came, and the
 * payer is told. Call it once for a trade.
 */
export async function returnMoney(tx: Db, arrival: Arrival, unwanted: Unwanted): Promise<void> {
  const { channel, channelName, tradeNo, amountFen, at } = arrival;
  const { reason, userId, payerName, order, link } = unwanted;
  const paymentId = await enter(tx, arrival, unwanted);
  await tx.insert(refunds).values({
    businessKey: `${keyPrefix}${channel}:${tradeNo}`,
    kind: 'order',
    orderNo: order?.orderNo ?? null,
    paymentId,
    userId,
    companyName: payerName,
    amountFen,
    channel,
    path: `原路退回${channelName}`,
    reason,
    state: 'waiting',
    createdAt: at,
  });
  if (!userId) return;
  await notify(tx, at, {
    to: [userId],
    importance: '2',
    topic: '收到一笔将退回的付款',
    content: `<p>已收到您通过${channelName}支付的 ¥${fenToYuan(amountFen)}，但${reason}，这笔款项未用于支付。款项将原路退回${channelName}，您无需操作。如仍需支付，请按页面当前显示的金额重新支付。</p>`,
    link,
  });
}
