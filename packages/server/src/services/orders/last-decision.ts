import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { reviewDecisions, users } from '../../db/schema/index.js';

/** The newest decision that moved an order, and who made it; undefined before the first. */
export async function lastDecision(db: Db, orderNo: string) {
  const [row] = await db
    .select({ decision: reviewDecisions, reviewer: users.name })
    .from(reviewDecisions)
    .innerJoin(users, eq(users.id, reviewDecisions.reviewerId))
    .where(and(eq(reviewDecisions.orderNo, orderNo), ne(reviewDecisions.outcome, 'agreed')))
    .orderBy(desc(reviewDecisions.id))
    .limit(1);
  return row && { ...row.decision, reviewer: row.reviewer };
}
export type LastDecision = Awaited<ReturnType<typeof lastDecision>>;
