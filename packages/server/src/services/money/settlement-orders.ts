import { combinedPaymentMinutes, orderStateLabels, orderStates, orderDueFen } from '@ca-portal/api/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { type combinedPayments, orders, settlementOrders, transfers } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { lockOrder, type OrderRow, owned } from '../orders/index.js';

/** The settlement for which an order waits: a combined payment, or a transfer whose slip finance checks. */
export async function openSettlement(db: Db, orderNo: string): Promise<string | undefined> {
  const [row] = await db
    .select({ settlementNo: settlementOrders.settlementNo, transfer: transfers.state })
    .from(settlementOrders)
    .leftJoin(transfers, eq(transfers.transferNo, settlementOrders.settlementNo))
    .where(and(eq(settlementOrders.orderNo, orderNo), eq(settlementOrders.live, true)));
  // A transfer without a slip does not block: the user may still choose another means.
  return row?.transfer === 'waiting' ? undefined : row?.settlementNo;
}

/**
 * True if a transfer of the order is announced and undecided: its money may be on the way although the order
 * is closed.
 */
export const transferOpen = async (db: Db, orderNo: string): Promise<boolean> =>
  (
    await db
      .select({ no: transfers.transferNo })
      .from(settlementOrders)
      .innerJoin(transfers, eq(transfers.transferNo, settlementOrders.settlementNo))
      .where(
        and(
          eq(settlementOrders.orderNo, orderNo),
          eq(settlementOrders.live, true),
          inArray(transfers.state, ['waiting', 'confirming']),
        ),
      )
      .limit(1)
  ).length > 0;

/** The same as an SQL condition on `orders`: such an order neither closes nor can be cancelled. */
export const waitsForSettlement = sql<boolean>`exists (
  select 1 from ${settlementOrders}
  left join ${transfers} on ${transfers.transferNo} = ${settlementOrders.settlementNo}
  where ${settlementOrders.orderNo} = ${orders.orderNo} and ${settlementOrders.live}
    and (${transfers.state} is null or ${transfers.state} = 'confirming'))`;

/**
 * Error for an order in payment: a slip waits for finance, everything else for its payer or its time limit.
 */
export const inPayment = (orderNo: string, settlementNo = ''): PortalError =>
  new PortalError('orderInPayment', {
    orderNo,
    until: isTransfer(settlementNo)
      ? '转账凭证已提交，请等待财务确认到账'
      : `请先完成支付，或 ${combinedPaymentMinutes} 分钟后再试`,
  });

/** Tells a transfer from a combined payment by its number. */
export const isTransfer = (settlementNo: string): boolean => settlementNo.startsWith('HK');

/** Prevents paying an order twice by two means. */
export async function demandNoSettlement(db: Db, orderNo: string): Promise<void> {
  const open = await openSettlement(db, orderNo);
  if (open) throw inPayment(orderNo, open);
}

/** Ends an announced transfer of these orders when another means is chosen. */
async function dropAnnounced(tx: Db, orderNos: readonly string[], now: Date): Promise<void> {
  const announced = await tx
    .select({ transferNo: transfers.transferNo })
    .from(settlementOrders)
    .innerJoin(transfers, eq(transfers.transferNo, settlementOrders.settlementNo))
    .where(
      and(
        inArray(settlementOrders.orderNo, [...orderNos]),
        eq(settlementOrders.live, true),
        eq(transfers.state, 'waiting'),
      ),
    )
    .for('update', { of: transfers });
  if (announced.length === 0) return;
  const nos = [...new Set(announced.map(({ transferNo }) => transferNo))];
  await tx
    .update(transfers)
    .set({ state: 'refused', refusal: '已改用其他方式支付', decidedAt: now })
    .where(inArray(transfers.transferNo, nos));
  await endSettlements(tx, nos);
}

/** Frees the orders of settlements for another one. */
export async function endSettlements(tx: Db, settlementNos: readonly string[]): Promise<void> {
  await tx
    .update(settlementOrders)
    .set({ live: false })
    .where(inArray(settlementOrders.settlementNo, [...settlementNos]));
}

/**
 * Locks the caller's orders; each must wait for payment and be in no other settlement. Always locked in the
 * order of their numbers, so that two calls for the same orders wait for each other instead of deadlocking.
 */
export async function lockPayable(
  tx: Db,
  session: Session,
  orderNos: readonly string[],
  now: Date,
): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (const orderNo of [...new Set(orderNos)].toSorted()) {
    const order = owned(session, await lockOrder(tx, orderNo));
    if (order.state !== orderStates.waitingForPayment) {
      throw new PortalError('orderNotPayable', { state: orderStateLabels[order.state] });
    }
    await demandNoSettlement(tx, orderNo);
    rows.push(order);
  }
  await dropAnnounced(tx, orderNos, now);
  return rows;
}

export const totalOf = (rows: readonly OrderRow[]): number =>
  rows.reduce((sum, order) => sum + orderDueFen(order), 0);

/** Assigns orders to a settlement; the unique index lets an order wait for only one. */
export async function coverOrders(tx: Db, settlementNo: string, rows: readonly OrderRow[]): Promise<void> {
  await tx.insert(settlementOrders).values(
    rows.map((order, position) => ({
      settlementNo,
      orderNo: order.orderNo,
      amountFen: orderDueFen(order),
      position,
    })),
  );
}

/** Current orders of a settlement, with the amount for each. */
export const settledOrders = (db: Db, settlementNo: string) =>
  db
    .select({ order: orders, amountFen: settlementOrders.amountFen })
    .from(settlementOrders)
    .innerJoin(orders, eq(orders.orderNo, settlementOrders.orderNo))
    .where(eq(settlementOrders.settlementNo, settlementNo))
    .orderBy(asc(settlementOrders.position));

export type CombinedRow = typeof combinedPayments.$inferSelect;

/** A repeated form must name the same orders. */
export async function demandSameOrders(
  db: Db,
  settlementNo: string,
  orderNos: readonly string[],
): Promise<void> {
  const covered = (await settledOrders(db, settlementNo)).map(({ order }) => order.orderNo);
  if (covered.toSorted().join() !== [...new Set(orderNos)].toSorted().join()) {
    throw new PortalError('duplicateRequest');
  }
}
