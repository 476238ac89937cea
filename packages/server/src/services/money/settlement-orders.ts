import { combinedPaymentMinutes, orderStateLabels, orderStates, orderDueFen } from '@ca-portal/api/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { type combinedPayments, orders, settlementOrders, transfers } from '../../db/schema/index.js';
import type { Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { lockOrder, type OrderRow, owned } from '../orders/index.js';

/** The settlement that an order waits for: a combined payment, or a transfer whose slip finance looks at. */
export async function openSettlement(db: Db, orderNo: string): Promise<string | undefined> {
  const [row] = await db
    .select({ settlementNo: settlementOrders.settlementNo, transfer: transfers.state })
    .from(settlementOrders)
    .leftJoin(transfers, eq(transfers.transferNo, settlementOrders.settlementNo))
    .where(and(eq(settlementOrders.orderNo, orderNo), eq(settlementOrders.live, true)));
  // A transfer that was only announced holds nobody back: the user may still choose another means.
  return row?.transfer === 'waiting' ? undefined : row?.settlementNo;
}

/** A transfer of that order was announced and is not decided: its money may be on the way, though the order has closed. */
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

/** The same as a condition on `orders`: such an order neither closes nor is cancelled. */
export const waitsForSettlement = sql<boolean>`exists (
  select 1 from ${settlementOrders}
  left join ${transfers} on ${transfers.transferNo} = ${settlementOrders.settlementNo}
  where ${settlementOrders.orderNo} = ${orders.orderNo} and ${settlementOrders.live}
    and (${transfers.state} is null or ${transfers.state} = 'confirming'))`;

/** What an order waits for, in words: a slip waits for finance, everything else for its payer or its time. */
export const inPayment = (orderNo: string, settlementNo = ''): PortalError =>
  new PortalError('orderInPayment', {
    orderNo,
    until: isTransfer(settlementNo)
      ? '转账凭证已提交，请等待财务确认到账'
      : `请先完成支付，或 ${combinedPaymentMinutes} 分钟后再试`,
  });

/** By its number: a transfer, or else a combined payment. */
export const isTransfer = (settlementNo: string): boolean => settlementNo.startsWith('HK');

/** Nobody pays an order twice, by two means. */
export async function demandNoSettlement(db: Db, orderNo: string): Promise<void> {
  const open = await openSettlement(db, orderNo);
  if (open) throw inPayment(orderNo, open);
}

/** An announced transfer of these orders is over once another means is chosen. */
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

/** Its orders are free for another settlement. */
export async function endSettlements(tx: Db, settlementNos: readonly string[]): Promise<void> {
  await tx
    .update(settlementOrders)
    .set({ live: false })
    .where(inArray(settlementOrders.settlementNo, [...settlementNos]));
}

/**
 * The caller's orders, each held, each waiting for payment and for nothing else. Always taken in the order of
 * their numbers, so that two calls for the same orders wait for each other instead of deadlocking.
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

/** Ties orders to a settlement; the unique index lets an order wait for one. */
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

/** Orders of a settlement, as they are now, with what each was to cost. */
export const settledOrders = (db: Db, settlementNo: string) =>
  db
    .select({ order: orders, amountFen: settlementOrders.amountFen })
    .from(settlementOrders)
    .innerJoin(orders, eq(orders.orderNo, settlementOrders.orderNo))
    .where(eq(settlementOrders.settlementNo, settlementNo))
    .orderBy(asc(settlementOrders.position));

export type CombinedRow = typeof combinedPayments.$inferSelect;

/** A form that is sent again names the orders that it named before. */
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
