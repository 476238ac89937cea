import { givingUp, orderDueFen, orderStates } from '@ca-portal/api/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { changeOrders, orders } from '../../db/schema/index.js';
import type { OrderRow } from './order-row.js';

/**
 * The event with which the owner can give an order up now. A dependent order ends only with its main order,
 * and a bundle cannot be given up once the phone has started to fetch its part.
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
