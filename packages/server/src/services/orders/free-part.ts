import { randomUUID } from 'node:crypto';
import { orderStates } from '@ca-portal/api/domain';
import type { Db } from '../../db/db.js';
import { nextOrderNo } from '../../db/ids.js';
import { orders } from '../../db/schema/index.js';
import type { OrderRow } from './order-row.js';

/**
 * Adds an order that follows from an approved one: free, approved with it, and fetched online by its holder.
 * `own` has the fields that differ from the original order.
 */
export async function addFreePart(
  tx: Db,
  from: OrderRow,
  own: Partial<typeof orders.$inferInsert>,
  at: Date,
): Promise<OrderRow> {
  const [part] = await tx
    .insert(orders)
    .values({
      ...from,
      orderNo: await nextOrderNo(tx, at),
      state: orderStates.reviewPassed,
      version: 1,
      delivery: 'online',
      receiver: null,
      servicePoint: '',
      quote: { lines: [], totalFen: 0 },
      totalFen: 0,
      couponFen: 0,
      requestId: randomUUID(),
      createdAt: at,
      masterLockOf: null,
      ...own,
    })
    .returning();
  if (!part) throw new Error('an inserted order came back empty');
  return part;
}
