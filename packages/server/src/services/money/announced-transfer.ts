import { orderDueFen } from '@ca-portal/api/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { settlementOrders, transfers } from '../../db/schema/index.js';
import type { OrderRow } from '../orders/index.js';

/**
 * Locks the transfer that an order has announced and for which no slip has come; returns its number. Call it
 * before `demandNoSettlement`: a slip that is handed in meanwhile then comes before that check or after the
 * change, never in between.
 */
export async function lockAnnounced(tx: Db, orderNo: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ transferNo: transfers.transferNo })
    .from(settlementOrders)
    .innerJoin(transfers, eq(transfers.transferNo, settlementOrders.settlementNo))
    .where(
      and(
        eq(settlementOrders.orderNo, orderNo),
        eq(settlementOrders.live, true),
        eq(transfers.state, 'waiting'),
      ),
    )
    .for('update', { of: transfers });
  return row?.transferNo;
}

/**
 * Gives a transfer from `lockAnnounced` the present price of one of its orders. Its remark stays: it may
 * already be on a bank slip, and finance then sees the difference.
 */
export async function repriceAnnounced(tx: Db, transferNo: string, order: OrderRow): Promise<void> {
  await tx
    .update(settlementOrders)
    .set({ amountFen: orderDueFen(order) })
    .where(and(eq(settlementOrders.settlementNo, transferNo), eq(settlementOrders.orderNo, order.orderNo)));
  const total = tx
    .select({ fen: sql`sum(${settlementOrders.amountFen})` })
    .from(settlementOrders)
    .where(eq(settlementOrders.settlementNo, transferNo));
  await tx
    .update(transfers)
    .set({ amountFen: sql`(${total})` })
    .where(eq(transfers.transferNo, transferNo));
}
