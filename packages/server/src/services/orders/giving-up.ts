import { givingUp, orderDueFen, orderStates } from '@ca-portal/api/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { changeOrders, orders } from '../../db/schema/index.js';
import type { OrderRow } from './order-row.js';

/**
 * The event by which its owner gives an order up now. An order that follows from another one stands and falls with it,
 * and a bundle stays once its phone has begun to fetch its half.
 */
export async function givingUpOf(db: Db, order: OrderRow): Promise<ReturnType<typeof givingUp>> {
  const event = givingUp(order.state, orderDueFen(order));
  if (event !== 'withdraw' || order.state !== orderStates.reviewPassed) return event;
  if (order.partOf !== null) return undefined;
  const below = and(eq(changeOrders.orderNo, order.orderNo), isNotNull(changeOrders.headOrderNo));
  if ((await db.$count(changeOrders, below)) > 0) return undefined;
  const [part] = await db
    .select({ state: orders.state })
    .from(orders)
    .where(eq(orders.partOf, order.orderNo));
  return part && part.state !== orderStates.reviewPassed ? undefined : event;
}
