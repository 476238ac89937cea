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
export const returnPrefix = 'return:';
export const transferChannel = 'transfer';

/**
 * True for a refund without a request: the portal must not keep the money, and it was not used for its order.
 */
export const isMoneyToReturn = ({ businessKey }: { businessKey: string }): boolean =>
  businessKey.startsWith(returnPrefix);

/** The channel's number of the trade that such a refund returns. */
export const tradeOf = ({ businessKey, channel }: { businessKey: string; channel: string }): string =>
  businessKey.slice(`${returnPrefix}${channel}:`.length);

/** How money of a channel is returned, as a clause: a bank transfer is returned to the paying account. */
const wayBack = ({ channel, channelName }: Arrival): string =>
  channel === transferChannel ? '退回付款的银行账户' : `原路退回${channelName}`;

/** The same with the number of days, for the payer. */
const wayAndDays = (arrival: Arrival): string => {
  const days = arrival.channel === transferChannel ? refundArrival.transfer : refundArrival.alipay;
  return `${wayBack(arrival)}，财务退出后 ${days}到账`;
};

/** Records the money where it arrived; returns the payment’s id if it was for an order. */
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
 * Handles received money that cannot be used: it is recorded and passed to finance, who returns it the same
 * way, and the payer is told. Call it once per trade.
 */
export async function returnMoney(tx: Db, arrival: Arrival, unwanted: Unwanted): Promise<void> {
  const { channel, channelName, tradeNo, amountFen, at } = arrival;
  const { reason, userId, payerName, order, link } = unwanted;
  const paymentId = await enter(tx, arrival, unwanted);
  await tx.insert(refunds).values({
    businessKey: `${returnPrefix}${channel}:${tradeNo}`,
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
