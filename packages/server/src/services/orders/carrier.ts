import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders } from '../../db/schema/index.js';
import type { OrderRow } from './order-row.js';

export type Carrier = (typeof certificates.$inferSelect)['carrier'];

const ofType = ({ orderType, courseId }: OrderRow): Carrier | undefined =>
  courseId !== null ? undefined : orderType === '0301' ? 'mobile' : orderType === '0501' ? 'pc' : 'lock';

/** Changes that write to the certificate's carrier; of an enterprise change only its child orders do. */
const writing = ['0102', '0103', '0106', '0110'];

/**
 * The carrier of each order's certificate: for a change, the existing carrier. Undefined if nothing is
 * issued: a place in a course, a new platform, a cancellation, the head of an enterprise change.
 */
export async function carriersOf(
  db: Db,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => Carrier | undefined> {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const rows =
    numbers.length === 0
      ? []
      : await db
          .select({
            orderNo: changeOrders.orderNo,
            headOrderNo: changeOrders.headOrderNo,
            carrier: certificates.carrier,
          })
          .from(changeOrders)
          .innerJoin(certificates, eq(certificates.id, changeOrders.certificateId))
          .where(inArray(changeOrders.orderNo, numbers));
  const changes = new Map(rows.map((row) => [row.orderNo, row]));
  return (order) => {
    const change = changes.get(order.orderNo);
    if (!change) return ofType(order);
    return writing.includes(order.orderType) || change.headOrderNo ? change.carrier : undefined;
  };
}

export const carrierOf = async (db: Db, order: OrderRow): Promise<Carrier | undefined> =>
  (await carriersOf(db, [order]))(order);
