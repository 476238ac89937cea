import { and, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.js';
import { sandboxTrades } from '../../../db/schema/index.js';
import { yuanToFen } from '../../../kernel/money.js';
import type { ChannelTrade, PaymentGateway } from '../../../ports/payment/index.js';
import type { Trade } from './trade.js';

/**
 * The sandbox's side of the bill: what it received, whether or not its notice arrives. A trade that is paid
 * twice is stored once.
 */
export async function keepTrade(db: Db, trade: Trade, paidAt: Date): Promise<void> {
  const amountFen = yuanToFen(trade.amount);
  if (amountFen === undefined) return;
  await db
    .insert(sandboxTrades)
    .values({ tradeNo: trade.tradeNo, paidFor: trade.orderNo, amountFen, paidAt })
    .onConflictDoNothing();
}

/** What the sandbox answers to queries: the payments between two instants, and the state of one trade. */
export const sandboxAnswers = (db: Db): Required<Pick<PaymentGateway, 'listTrades' | 'findTrade'>> => ({
  listTrades: (from, to): Promise<ChannelTrade[]> =>
    db
      .select({
        tradeNo: sandboxTrades.tradeNo,
        paidFor: sandboxTrades.paidFor,
        amountFen: sandboxTrades.amountFen,
      })
      .from(sandboxTrades)
      .where(and(gte(sandboxTrades.paidAt, from), lt(sandboxTrades.paidAt, to))),
  async findTrade(paidFor) {
    const [trade] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.paidFor, paidFor));
    if (!trade) return undefined;
    const { tradeNo, amountFen: totalFen, paidAt } = trade;
    return { genuine: true, orderNo: paidFor, tradeNo, totalFen, paid: true, paidAt };
  },
});
