import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { orders, type Receiver } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';

const remembered = 10;
/** Number of orders that are searched: a user with one address has few others among them. */
const lookedAt = 100;

/**
 * The addresses that the caller has entered, taken from his orders: nothing is stored twice, and colleagues'
 * addresses are not shown.
 */
export async function receivers(context: CallContext): Promise<Receiver[]> {
  const rows = await context.services.db
    .select({ receiver: orders.receiver })
    .from(orders)
    .where(and(eq(orders.userId, sessionOf(context).userId), isNotNull(orders.receiver)))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(lookedAt);
  const found = new Map<string, Receiver>();
  for (const { receiver } of rows) {
    if (!receiver) continue;
    const { name, phone, address } = receiver;
    const key = [name, phone, address].join('\n');
    if (!found.has(key)) found.set(key, { name, phone, address });
  }
  return [...found.values()].slice(0, remembered);
}
