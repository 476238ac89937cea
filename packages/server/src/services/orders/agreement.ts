import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { orders, reviewDecisions, users } from '../../db/schema/index.js';
import { reviewStart } from './claims.js';
import type { OrderRow } from './order-row.js';

/** What a reviewer saw of each item at his decision. */
type Seen = typeof reviewDecisions.$inferSelect.seen;

const sameAs = (one: Seen, other: Seen): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value);

/**
 * The first reviewer's approval, if an order needs two. It is valid only for the reviewed contents: after a
 * correction or any change the order needs two again.
 */
export async function agreementOn(db: Db, order: OrderRow, seen: Seen) {
  const since = order.resubmittedAt ?? order.paidAt;
  if (!since) return undefined;
  const [row] = await db
    .select({ decision: reviewDecisions, reviewer: users.name })
    .from(reviewDecisions)
    .innerJoin(users, eq(users.id, reviewDecisions.reviewerId))
    .where(
      and(
        eq(reviewDecisions.orderNo, order.orderNo),
        eq(reviewDecisions.outcome, 'agreed'),
        gte(reviewDecisions.at, since),
      ),
    )
    .orderBy(desc(reviewDecisions.id))
    .limit(1);
  return row && sameAs(row.decision.seen, seen) ? { ...row.decision, reviewer: row.reviewer } : undefined;
}

/** Orders not approved by this user: an order that he has approved already waits for another person. */
export const notAgreedBy = (userId: string) =>
  sql`not exists (select 1 from ${reviewDecisions} where ${reviewDecisions.orderNo} = ${orders.orderNo}
    and ${reviewDecisions.outcome} = 'agreed' and ${reviewDecisions.reviewerId} = ${userId}
    and ${reviewDecisions.at} >= ${reviewStart})`;
