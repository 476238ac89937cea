import { orderStates, splitPayment } from '@ca-portal/api/domain';
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { combinedPayments } from '../../db/schema/index.js';
import { fenToYuan } from '../../ports/payment/index.js';
import type { Services } from '../../services.js';
import { lockOrder } from '../orders/order-row.js';
import { settleOrder } from '../payments/settle-order.js';
import { lockAccount } from '../prestore-account/account.js';
import { moveBalance, system } from '../prestore-account/move-balance.js';
import { endSettlements, settledOrders, type CombinedRow } from './settlement-orders.js';

/* How a combined payment ends: paid, or given up. */

/** The balance's part of each order, first orders first; the rest of each comes from Alipay. */
function shares(amounts: readonly number[], balanceFen: number) {
  let left = balanceFen;
  return amounts.map((amountFen) => {
    const { balanceFen: part, alipayFen } = splitPayment(amountFen, left);
    left -= part;
    return { balanceFen: part, alipayFen };
  });
}

/** Takes the frozen balance and pays every order, in one transaction. `tradeNo` is Alipay's, or empty. */
export async function completeCombined(
  tx: Db,
  row: CombinedRow,
  { tradeNo, paidAt, at }: { tradeNo: string; paidAt: Date; at: Date },
): Promise<void> {
  const covered = await settledOrders(tx, row.combinedNo);
  const parts = shares(
    covered.map(({ amountFen }) => amountFen),
    row.balanceFen,
  );
  let account = row.accountId && row.balanceFen > 0 ? await lockAccount(tx, row.accountId) : undefined;
  const by = { at, operator: system, remark: `合并支付 ${row.combinedNo}` };
  if (account) {
    const thaw = {
      ...by,
      kind: 'unfreeze',
      amountFen: row.balanceFen,
      remark: '合并支付完成，解冻',
    } as const;
    ({ account } = await moveBalance(tx, account, { ...thaw, businessKey: `unfreeze:${row.combinedNo}` }));
  }
  for (const [i, { order, amountFen }] of covered.entries()) {
    const part = parts[i] ?? { balanceFen: 0, alipayFen: amountFen };
    if (account && part.balanceFen > 0) {
      const spend = { ...by, kind: 'spend', amountFen: part.balanceFen, orderNo: order.orderNo } as const;
      ({ account } = await moveBalance(tx, account, { ...spend, businessKey: `spend:${order.orderNo}` }));
    }
    await settleOrder(tx, order, {
      channel: 'combined',
      tradeNo: `${row.combinedNo}/${i + 1}`,
      paidAt,
      at,
      actorId: null,
      detail: `合并支付 ¥${fenToYuan(amountFen)}`,
      sources: [
        { account: 'balance', tradeNo: `${row.combinedNo}/${i + 1}`, amountFen: part.balanceFen },
        { account: 'alipay', tradeNo: `${tradeNo}/${i + 1}`, amountFen: part.alipayFen },
      ],
    });
  }
  await endSettlements(tx, [row.combinedNo]);
  await tx
    .update(combinedPayments)
    .set({ state: 'paid', endedAt: at })
    .where(eq(combinedPayments.combinedNo, row.combinedNo));
}

/** It came to nothing: the frozen balance is free again, and so are the orders. */
async function fail(tx: Db, row: CombinedRow, at: Date): Promise<void> {
  if (row.accountId && row.balanceFen > 0) {
    await moveBalance(tx, await lockAccount(tx, row.accountId), {
      kind: 'unfreeze',
      amountFen: row.balanceFen,
      businessKey: `release:${row.combinedNo}`,
      at,
      operator: system,
      remark: '合并支付未完成，解冻',
    });
  }
  await endSettlements(tx, [row.combinedNo]);
  await tx
    .update(combinedPayments)
    .set({ state: 'failed', endedAt: at })
    .where(eq(combinedPayments.combinedNo, row.combinedNo));
}

/** Ends combined payments whose second part has not come in time. Runs before reads and by a timer. */
export async function releaseCombined({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const due = and(eq(combinedPayments.state, 'waiting'), lte(combinedPayments.releaseAt, now));
  const [any] = await db
    .select({ no: combinedPayments.combinedNo })
    .from(combinedPayments)
    .where(due)
    .limit(1);
  if (!any) return;
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(combinedPayments).where(due).for('update', { skipLocked: true });
    for (const row of rows) await fail(tx, row, now);
  });
}

/** Alipay's part has arrived. Answers what became of it; `refund-due` money goes before finance. */
export async function combinedArrived(
  tx: Db,
  notice: { combinedNo: string; tradeNo: string; totalFen: number; paidAt: Date },
  at: Date,
): Promise<'paid' | 'repeated' | 'wrong-amount' | 'late' | 'unknown'> {
  const [row] = await tx
    .select()
    .from(combinedPayments)
    .where(eq(combinedPayments.combinedNo, notice.combinedNo))
    .for('update');
  if (!row) return 'unknown';
  if (row.state === 'paid') return 'repeated';
  if (notice.totalFen !== row.alipayFen) return 'wrong-amount';
  if (row.state === 'failed') return 'late';
  const covered = await settledOrders(tx, row.combinedNo);
  for (const { order } of covered.toSorted((a, b) => (a.order.orderNo < b.order.orderNo ? -1 : 1))) {
    const held = await lockOrder(tx, order.orderNo);
    if (held?.state === orderStates.waitingForPayment) continue;
    // Paid by an old form meanwhile: all or nothing, so nothing.
    await fail(tx, row, at);
    return 'late';
  }
  await completeCombined(tx, row, { tradeNo: notice.tradeNo, paidAt: notice.paidAt, at });
  return 'paid';
}
