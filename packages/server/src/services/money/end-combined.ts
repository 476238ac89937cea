import { moneyText, orderStates, splitPayment } from '@ca-portal/api/domain';
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { combinedPayments } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import { lockOrder } from '../orders/index.js';
import { fromNobody, type Arrival, type Unwanted } from './arrival.js';
import { tell } from '../messages/index.js';
import { settleOrder } from './settle-order.js';
import { lockAccount } from './account.js';
import { moveBalance, system } from './move-balance.js';
import { endSettlements, settledOrders, type CombinedRow } from './settlement-orders.js';

/* The end of a combined payment: paid, or failed. */

/** The balance's part of each order, first orders first; Alipay pays the rest. */
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
      actorId: row.userId,
      detail: `合并支付 ${moneyText(amountFen)}`,
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

/** The payment failed: the frozen balance and the orders are released. */
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
    await tell(tx, at, {
      code: 'payment.combinedFailed',
      to: [row.userId],
      values: { 单号: row.combinedNo, 金额: moneyText(row.balanceFen) },
      link: '/core/order',
      key: `combined-failed:${row.combinedNo}`,
    });
  }
  await endSettlements(tx, [row.combinedNo]);
  await tx
    .update(combinedPayments)
    .set({ state: 'failed', endedAt: at })
    .where(eq(combinedPayments.combinedNo, row.combinedNo));
}

/** Ends combined payments whose Alipay part has not arrived in time. Called before reads and by a timer. */
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

/** Alipay's part has arrived: it pays every order, or none, and is then refunded. */
export async function combinedArrived(
  tx: Db,
  combinedNo: string,
  { tradeNo, amountFen, paidAt, at }: Arrival,
): Promise<'paid' | Unwanted> {
  const [row] = await tx
    .select()
    .from(combinedPayments)
    .where(eq(combinedPayments.combinedNo, combinedNo))
    .for('update');
  if (!row) return fromNobody(`平台没有合并支付 ${combinedNo}`);
  const covered = await settledOrders(tx, combinedNo);
  const { companyName = '', holderName = '' } = covered[0]?.order ?? {};
  const unwanted = (reason: string): Unwanted => ({
    reason: `合并支付 ${combinedNo} ${reason}`,
    userId: row.userId,
    payerName: companyName || holderName,
    link: '/core/order',
  });
  if (row.state === 'paid') return unwanted('已支付，这是重复的付款');
  if (row.state === 'failed') return unwanted('在到账前已结束');
  if (amountFen !== row.alipayFen) {
    return unwanted(`应由支付宝支付 ${moneyText(row.alipayFen)}，与实付金额不一致`);
  }
  for (const { order } of covered.toSorted((a, b) => (a.order.orderNo < b.order.orderNo ? -1 : 1))) {
    const held = await lockOrder(tx, order.orderNo);
    if (held?.state === orderStates.waitingForPayment) continue;
    // An order was paid by an old form meanwhile: all or nothing, so nothing is paid.
    await fail(tx, row, at);
    return unwanted(`中的订单 ${order.orderNo} 在到账前已支付或已关闭`);
  }
  await completeCombined(tx, row, { tradeNo, paidAt, at });
  return 'paid';
}
