import { orderTypeLabel } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { orders } from '../../db/schema/index.js';

export type OrderRow = typeof orders.$inferSelect;

export async function findOrder(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row;
}

/** Locks the order until the transaction ends: other writers wait and then see our change. */
export async function lockOrder(tx: Db, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  return row;
}

/** The order's title at payment: the business and the holder. A change and a course have no years. */
export const orderTitle = ({
  orderType,
  productName,
  years,
  holderName,
}: Pick<OrderRow, 'orderType' | 'productName' | 'years' | 'holderName'>): string =>
  `${orderTypeLabel(orderType)} ${productName}${years > 0 ? ` ${years} 年` : ''}，${holderName}`;
