import { moneyText } from '@ca-portal/api/domain';
import type { Db } from '../../db/db.js';
import { ledgerEntries, refunds } from '../../db/schema/index.js';
import { tell } from '../messages/index.js';
import { noteEvent } from '../orders/index.js';
import type { Arrival, Unwanted } from './arrival.js';
import { refundArrival } from './refund-arrival.js';
import { enterPayment } from './settle-order.js';

export const refundLabels: Readonly<Record<(typeof refunds.$inferSelect)['state'], string>> = {
  waiting: '待处理',
  paying: '退款中',
  paid: '已退款',
  refused: '已拒绝',
  withdrawn: '已撤回',
};
const keyPrefix = 'return:';
export const transferChannel = 'transfer';

/** A refund that nobody asked for: the money is not the portal’s to keep, and what it was meant for goes on without it. */
export const isMoneyToReturn = ({ businessKey }: { businessKey: string }): boolean =>
  businessKey.startsWith(keyPrefix);

/** The way back of what came by a channel, as a clause: a bank's transfer has no way back of its own. */
const wayBack = ({ channel, channelName }: Arrival): string =>
  channel === transferChannel ? '退回付款的银行账户' : `原路退回${channelName}`;

/** The same with the days, for the payer. */
const wayAndDays = (arrival: Arrival): string => {
  const days = arrival.channel === transferChannel ? refundArrival.transfer : refundArrival.alipay;
  return `${wayBack(arrival)}，财务退出后 ${days}到账`;
};

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
  const detail = `${channelName} ${moneyText(amountFen)}。${reason}，款项将${wayAndDays(arrival)}`;
  const timelineEntry = { at, actorId: null, title: '收到付款，等待退款', detail };
  await noteEvent(tx, order, 'latePayment', timelineEntry);
  return enterPayment(tx, order, 'refund-due', amountFen, { channel, tradeNo, paidAt, ...timelineEntry });
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
    path: wayBack(arrival),
    reason,
    state: 'waiting',
    createdAt: at,
  });
  if (!userId) return;
  await tell(tx, at, {
    code: 'payment.unused',
    to: [userId],
    values: {
      渠道: channelName,
      金额: moneyText(amountFen),
      说明: reason,
      去向: wayAndDays(arrival),
    },
    link,
    key: `unused:${channel}:${tradeNo}`,
  });
}
