import type { desk, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, orderStates } from '@ca-portal/api/domain';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { dayStart } from '../../db/beijing-day.js';
import { orderEvents, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { demandUnclaimed, holdClaim, runningClaims, spendClaim } from '../claims/index.js';
import { lockOrder } from './order-row.js';

/** The review deadline counts from payment, or from the resubmission of a refused order. */
export const reviewStart = sql<Date>`coalesce(${orders.resubmittedAt}, ${orders.paidAt})`;

type Claim = ResultOf<(typeof desk)['claim']>;
type Claims = ResultOf<(typeof desk)['claims']>;

/** Claims an order for review. */
export async function claimReview(orderNo: string, context: CallContext): Promise<Claim> {
  const { db } = context.services;
  const { claimMinutes } = await parametersOf(context.services);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (!order?.paidAt) throw new PortalError('notFound');
    await demandUnclaimed(tx, 'reviews', orderNo, context);
    const until = await holdClaim(tx, 'reviews', orderNo, context, claimMinutes);
    await recordAudit(tx, context, { action: 'review.claim', subjectType: 'order', subjectId: orderNo });
    const claimedUntil = until ? formatBeijing(until) : null;
    return { orderNo, claimedBy: sessionOf(context).name, claimedUntil };
  });
}

export async function releaseReview(orderNo: string, context: CallContext): Promise<Claim> {
  await context.services.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderNo))?.paidAt) throw new PortalError('notFound');
    await spendClaim(tx, 'reviews', orderNo, context);
    await recordAudit(tx, context, { action: 'review.release', subjectType: 'order', subjectId: orderNo });
  });
  return { orderNo, claimedBy: '', claimedUntil: null };
}

/**
 * Who reviews what, and the figures of the day; the median is the time from payment or resubmission to
 * decision.
 */
export async function reviewFigures({ services }: CallContext): Promise<Claims> {
  const { db, clock } = services;
  const now = clock();
  const claims = await runningClaims(db, 'reviews', now);
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
    claims: claims.map(({ item, name, until }) => ({
      orderNo: item,
      claimedBy: name,
      claimedUntil: formatBeijing(until),
    })),
    waiting: queue?.waiting ?? 0,
    overdue: queue?.overdue ?? 0,
    reviewedToday: today?.reviewed ?? 0,
    medianMinutes: today?.median === null || today?.median === undefined ? null : Math.max(0, today.median),
  };
}
