import { randomUUID } from 'node:crypto';
import { orderDueFen } from '@ca-portal/api/domain';
import type { Db } from '../../db/db.js';
import { ledgerEntries, payments } from '../../db/schema/index.js';
import { moveOrder, type OrderRow } from '../orders/index.js';

/** Money that has arrived for one order. */
export interface Settlement {
  readonly channel: string;
  /** The channel's number of the trade, unique in the channel. */
  readonly tradeNo: string;
  readonly paidAt: Date;
  readonly at: Date;
  /** The payer; null if only the channel knows him. */
  readonly actorId: string | null;
  /** For the timeline, e.g. `支付宝 ¥450.00`. */
  readonly detail: string;
  /** The accounts of the money, if it is not only the channel; zero parts are left out. */
  readonly sources?: readonly {
    readonly account: string;
    readonly tradeNo: string;
    readonly amountFen: number;
  }[];
}

/**
 * Records a payment and its ledger entries; returns the payment’s id. The unique keys ensure that each
 * happens once.
 */
export async function enterPayment(
  tx: Db,
  order: OrderRow,
  status: 'succeeded' | 'refund-due',
  amountFen: number,
  { channel, tradeNo, paidAt, at, sources = [{ account: channel, tradeNo, amountFen }] }: Settlement,
): Promise<string> {
  const paymentId = randomUUID();
  await tx
    .insert(payments)
    .values({ id: paymentId, orderNo: order.orderNo, channel, tradeNo, amountFen, status, paidAt });
  const entries = sources.filter((source) => source.amountFen > 0);
  if (entries.length === 0) return paymentId;
  await tx.insert(ledgerEntries).values(
    entries.map((source) => ({
      businessKey: `pay:${source.account}:${source.tradeNo}`,
      orderNo: order.orderNo,
      paymentId,
      account: source.account,
      amountFen: source.amountFen,
      at,
      memo: status === 'succeeded' ? '订单支付' : '待退款',
    })),
  );
  return paymentId;
}

/** Pays an order that waits for payment, by any means. Call it on a row from `lockOrder`. */
export async function settleOrder(tx: Db, order: OrderRow, money: Settlement): Promise<OrderRow> {
  await enterPayment(tx, order, 'succeeded', orderDueFen(order), money);
  const { at, actorId, detail, paidAt } = money;
  return moveOrder(tx, order, 'pay', { at, actorId, title: '已支付', detail }, { paidAt });
}
