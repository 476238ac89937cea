import { and, gte, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.js';
import { sandboxTrades } from '../../../db/schema/index.js';
import { yuanToFen } from '../../../ports/payment/amount.js';
import type { ChannelTrade } from '../../../ports/payment/index.js';
import type { Trade } from './trade.js';

/** The sandbox's side of the bill: what it took, whether or not its notice arrives. Paid twice, a trade is one. */
export async function keepTrade(db: Db, trade: Trade, paidAt: Date): Promise<void> {
  const amountFen = yuanToFen(trade.amount);
  if (amountFen === undefined) return;
  await db
    .insert(sandboxTrades)
    .values({ tradeNo: trade.tradeNo, paidFor: trade.orderNo, amountFen, paidAt })
    .onConflictDoNothing();
}

/** What the sandbox took between two instants. */
export const tradesOfSandbox =
  (db: Db) =>
  (from: Date, to: Date): Promise<ChannelTrade[]> =>
    db
      .select({
        tradeNo: sandboxTrades.tradeNo,
        paidFor: sandboxTrades.paidFor,
        amountFen: sandboxTrades.amountFen,
      })
      .from(sandboxTrades)
      .where(and(gte(sandboxTrades.paidAt, from), lt(sandboxTrades.paidAt, to)));
