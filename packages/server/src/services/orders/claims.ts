import type { desk, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, orderStates } from '@ca-portal/api/domain';
import { and, asc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { dayStart } from '../../db/beijing-day.js';
import type { Db } from '../../db/db.js';
import { orderEvents, orders, reviewClaims, users } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../kernel/context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { lockOrder } from './order-row.js';

/** The review clock runs from payment, and anew once a refused order was handed in again. */
export const reviewStart = sql<Date>`coalesce(${orders.resubmittedAt}, ${orders.paidAt})`;

type Claim = ResultOf<(typeof desk)['claim']>;
type Claims = ResultOf<(typeof desk)['claims']>;

/** Who holds an order for review, if anybody does. */
async function runningClaim(db: Db, orderNo: string, now: Date) {
  const [row] = await db
    .select({ userId: reviewClaims.userId, name: users.name, until: reviewClaims.until })
    .from(reviewClaims)
    .innerJoin(users, eq(users.id, reviewClaims.userId))
    .where(and(eq(reviewClaims.orderNo, orderNo), gt(reviewClaims.until, now)));
  return row;
}

/** Refuses whoever decides on an order that a colleague has taken. */
export async function demandUnclaimed(tx: Db, orderNo: string, userId: string, now: Date): Promise<void> {
  const running = await runningClaim(tx, orderNo, now);
  if (!running || running.userId === userId) return;
  const facts = { reviewer: running.name, until: formatBeijing(running.until) };
  throw new PortalError('reviewClaimed', facts, facts);
}

/** Takes an order for a while (half an hour unless set otherwise); taking it again lengthens one's own claim. */
export async function claimReview(orderNo: string, context: CallContext): Promise<Claim> {
  const { db, clock } = context.services;
  const { userId, name } = sessionOf(context);
  const { claimMinutes } = await parametersOf(context.services);
  return db.transaction(async (tx) => {
    const now = clock();
    const order = await lockOrder(tx, orderNo);
    if (!order?.paidAt) throw new PortalError('notFound');
    await demandUnclaimed(tx, orderNo, userId, now);
    const until = new Date(now.getTime() + claimMinutes * 60_000);
    await tx
      .insert(reviewClaims)
      .values({ orderNo, userId, until })
      .onConflictDoUpdate({ target: reviewClaims.orderNo, set: { userId, until } });
    await recordAudit(tx, context, { action: 'review.claim', subjectType: 'order', subjectId: orderNo });
    return { orderNo, claimedBy: name, claimedUntil: formatBeijing(until) };
  });
}

export async function releaseReview(orderNo: string, context: CallContext): Promise<Claim> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  await db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderNo))?.paidAt) throw new PortalError('notFound');
    await demandUnclaimed(tx, orderNo, userId, clock());
    await tx.delete(reviewClaims).where(eq(reviewClaims.orderNo, orderNo));
    await recordAudit(tx, context, { action: 'review.release', subjectType: 'order', subjectId: orderNo });
  });
  return { orderNo, claimedBy: '', claimedUntil: null };
}

/** Who reviews what, and how the day goes; the median runs from payment, or the resubmission, to decision. */
export async function reviewFigures({ services }: CallContext): Promise<Claims> {
  const { db, clock } = services;
  const now = clock();
  const claims = await db
    .select({ orderNo: reviewClaims.orderNo, name: users.name, until: reviewClaims.until })
    .from(reviewClaims)
    .innerJoin(users, eq(users.id, reviewClaims.userId))
    .where(gt(reviewClaims.until, now))
    .orderBy(asc(reviewClaims.until), asc(reviewClaims.orderNo));
  const { reviewHours } = await parametersOf(services);
  const late = new Date(now.getTime() - reviewHours * 3_600_000);
  const [queue] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      overdue: sql<number>`count(*) filter (where ${lte(reviewStart, late)})::int`,
    })
    .from(orders)
    .where(eq(orders.state, orderStates.waitingForReview));
  const [today] = await db
    .select({
      reviewed: sql<number>`count(*)::int`,
      median: sql<number | null>`(percentile_cont(0.5) within group
        (order by extract(epoch from ${orderEvents.at} - ${reviewStart}) / 60))::int`,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.orderNo, orderEvents.orderNo))
    .where(
      and(
        inArray(orderEvents.event, ['approve', 'reject']),
        gte(orderEvents.at, dayStart(formatBeijing(now).slice(0, 10))),
      ),
    );
  return {
    claims: claims.map(({ orderNo, name, until }) => ({
      orderNo,
      claimedBy: name,
      claimedUntil: formatBeijing(until),
    })),
    waiting: queue?.waiting ?? 0,
    overdue: queue?.overdue ?? 0,
    reviewedToday: today?.reviewed ?? 0,
    medianMinutes: today?.median === null || today?.median === undefined ? null : Math.max(0, today.median),
  };
}
