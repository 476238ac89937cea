import { formatBeijing, orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { orderEvents, users } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../http/context.js';
import { InvalidInput, PortalError } from '../../http/portal-error.js';
import { demandUnclaimed } from '../desk/claims.js';
import { moveOrder } from '../orders/move-order.js';
import { lockOrder, type OrderRow } from '../orders/order-row.js';
import { loadReviewFacts } from './review-detail.js';
import { reviewItems } from './review-items.js';

type Rejection = OrderRow['rejection'];

/** `rejection` empty means approved. */
export interface Decision {
  readonly orderNo: string;
  readonly version: number;
  readonly rejection: Rejection;
}

/** Tells the later of two reviewers who was first, when, and how it ended. */
async function toldWhoWasFirst(tx: Db, order: OrderRow): Promise<never> {
  const [first] = await tx
    .select({ at: orderEvents.at, toState: orderEvents.toState, reviewer: users.name })
    .from(orderEvents)
    .innerJoin(users, eq(users.id, orderEvents.actorId))
    .where(and(eq(orderEvents.orderNo, order.orderNo), inArray(orderEvents.event, ['approve', 'reject'])))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  if (!first) throw new PortalError('orderStateConflict', { state: orderStateLabels[order.state] });
  const facts = {
    reviewer: first.reviewer,
    time: formatBeijing(first.at),
    state: orderStateLabels[first.toState],
  };
  throw new PortalError('reviewedByOther', facts, { ...facts, state: first.toState });
}

/** Reasons have to belong to the item they are given for, or the applicant is sent to the wrong place. */
async function checkReasons(tx: Db, order: OrderRow, rejection: Rejection): Promise<void> {
  const items = reviewItems(await loadReviewFacts(tx, order));
  rejection.forEach(({ item, code }, i) => {
    const judged = items.find(({ key }) => key === item);
    if (!judged?.reasons.some((reason) => reason.code === code)) {
      const field = `reasons.${i}.${judged ? 'code' : 'item'}`;
      throw new InvalidInput([{ field, message: '所选原因与审核项目不符，请重新选择' }]);
    }
  });
}

/**
 * Decides on an order. The row lock lets one of two reviewers through at a time; the other then finds the
 * order decided. A reviewer whose page is older than the order has to look again.
 */
export async function decide(
  { orderNo, version, rejection }: Decision,
  context: CallContext,
): Promise<OrderRow> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const approved = rejection.length === 0;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    // Before payment there is nothing that a reviewer may see.
    if (!order?.paidAt) throw new PortalError('notFound');
    if (order.state !== orderStates.waitingForReview) return toldWhoWasFirst(tx, order);
    if (order.version !== version) throw new PortalError('reviewOutdated');
    await demandUnclaimed(tx, orderNo, session.userId, clock());
    await checkReasons(tx, order, rejection);
    const now = clock();
    const happening = approved
      ? { title: '审核通过', detail: '资料已通过，正在安排制证' }
      : { title: '审核不通过', detail: rejection.map(({ text }) => text).join('；') };
    const decided = await moveOrder(
      tx,
      order,
      approved ? 'approve' : 'reject',
      { at: now, actorId: session.userId, ...happening },
      { reviewedAt: now, reviewerId: session.userId, rejection },
    );
    await recordAudit(tx, context, {
      action: approved ? 'order.approve' : 'order.reject',
      subjectType: 'order',
      subjectId: orderNo,
      details: { version, reasons: rejection.map(({ item, code }) => `${item}:${code}`) },
    });
    return decided;
  });
}
