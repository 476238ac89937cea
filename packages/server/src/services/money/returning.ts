import { readPaymentNumber } from '@ca-portal/api/domain';
import { and, eq, like, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { paymentTrades, refunds } from '../../db/schema/index.js';
import { returnPrefix, tradeOf, transferChannel } from './money-to-return.js';

/**
 * What arrived for a combined payment or a recharge and was not used for it: it goes back to the payer, or has
 * gone back. Whoever sees that the payment failed must not read that nothing was paid.
 */
export async function returningFen(
  db: Db,
  { no, userId }: { readonly no: string; readonly userId: string },
): Promise<number> {
  const rows = await db
    .select({ refund: refunds, paidFor: paymentTrades.paidFor })
    .from(refunds)
    .leftJoin(
      paymentTrades,
      sql`${refunds.businessKey} = ${returnPrefix} || ${paymentTrades.channel} || ':' || ${paymentTrades.tradeNo}
        and ${paymentTrades.channel} = ${refunds.channel}`,
    )
    .where(and(eq(refunds.userId, userId), like(refunds.businessKey, `${returnPrefix}%`)));
  const ofThis = rows.filter(({ refund, paidFor }) =>
    refund.channel === transferChannel
      ? tradeOf(refund).startsWith(`${no}/`)
      : readPaymentNumber(paidFor ?? '')?.no === no,
  );
  return ofThis.reduce((sum, { refund }) => sum + refund.amountFen, 0);
}
