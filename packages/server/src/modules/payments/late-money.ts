import type { Db } from '../../db/db.js';
import { ledgerEntries, refunds } from '../../db/schema/index.js';

/** Money that arrived for something that no longer wants it. */
export interface LateMoney {
  readonly channel: string;
  readonly tradeNo: string;
  readonly amountFen: number;
  readonly orderNo: string | null;
  readonly userId: string | null;
  readonly companyName: string;
  readonly reason: string;
  readonly at: Date;
}

/** Puts it before finance, who send it back the way it came; the trade can ask once. */
export async function askBack(tx: Db, money: LateMoney): Promise<void> {
  await tx
    .insert(refunds)
    .values({
      businessKey: `late:${money.channel}:${money.tradeNo}`,
      kind: 'order',
      orderNo: money.orderNo,
      userId: money.userId,
      companyName: money.companyName,
      amountFen: money.amountFen,
      channel: money.channel,
      path: '原路退回支付宝',
      reason: money.reason,
      state: 'waiting',
      createdAt: money.at,
    })
    .onConflictDoNothing();
}

/** The same for money that belongs to no single order: it enters the ledger here. */
export async function keepLateMoney(tx: Db, money: LateMoney): Promise<void> {
  await tx.insert(ledgerEntries).values({
    businessKey: `pay:${money.channel}:${money.tradeNo}`,
    orderNo: money.orderNo,
    account: money.channel,
    amountFen: money.amountFen,
    at: money.at,
    memo: `待退款：${money.reason}`,
  });
  await askBack(tx, money);
}
