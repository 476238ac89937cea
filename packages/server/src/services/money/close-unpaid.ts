import { orderStates } from '@ca-portal/api/domain';
import { and, eq, lte, not } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { orders } from '../../db/schema/index.js';
import { waitsForSettlement } from './settlement-orders.js';
import { moveOrder } from '../orders/index.js';

const overdue = (now: Date) =>
  and(
    eq(orders.state, orderStates.waitingForPayment),
    lte(orders.payBefore, now),
    // Money may be on its way: finance is checking a slip, or Alipay's part of a payment is pending.
    not(waitsForSettlement),
  );

/** The order's own payment time in words, independent of the current parameter. */
function lengthOf({ createdAt, payBefore }: { createdAt: Date; payBefore: Date }): string {
  const minutes = Math.round((payBefore.getTime() - createdAt.getTime()) / 60_000);
  return minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`;
}

/**
 * Closes orders whose payment window is over. Called before orders are read, so that none is shown as payable
 * too long, and by a timer, so that a company's master lock is released even without readers.
 */
export async function closeUnpaidOrders({ db, clock }: { db: Db; clock(): Date }): Promise<void> {
  const now = clock();
  const [any] = await db.select({ orderNo: orders.orderNo }).from(orders).where(overdue(now)).limit(1);
  if (!any) return;
  await db.transaction(async (tx) => {
    // Rows locked by a payment are skipped: the next round checks them again.
    const rows = await tx.select().from(orders).where(overdue(now)).for('update', { skipLocked: true });
    for (const order of rows) {
      await moveOrder(tx, order, 'timeOut', {
        at: now,
        actorId: null,
        title: '已关闭',
        detail: `${lengthOf(order)}内未支付，订单已自动关闭`,
      });
    }
  });
}
