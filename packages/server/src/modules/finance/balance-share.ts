import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { ledgerEntries, prestoreMovements } from '../../db/schema/index.js';
import type { RefundRow } from './decide-refund.js';

/**
 * Share of a refund that goes back to a prepaid account, and which account: what the balance paid, less its
 * share of a deduction. The rest goes to Alipay or the bank.
 */
export async function balanceShare(
  tx: Db,
  row: RefundRow,
): Promise<{ balanceFen: number; accountId: string | null }> {
  if (!row.orderNo || !['balance', 'combined'].includes(row.channel))
    return { balanceFen: 0, accountId: null };
  const [spent] = await tx
    .select({ accountId: prestoreMovements.accountId })
    .from(prestoreMovements)
    .where(and(eq(prestoreMovements.orderNo, row.orderNo), eq(prestoreMovements.kind, 'spend')));
  const [paid] = await tx
    .select({ fen: sql<string>`coalesce(sum(${ledgerEntries.amountFen}), 0)` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.orderNo, row.orderNo),
        eq(ledgerEntries.account, 'balance'),
        // What the balance paid, without what a finished refund took out again.
        gt(ledgerEntries.amountFen, 0),
      ),
    );
  return { balanceFen: Math.min(Number(paid?.fen ?? 0), row.amountFen), accountId: spent?.accountId ?? null };
}
