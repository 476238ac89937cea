import {
  attachmentRule,
  formatBeijing,
  orderDueFen,
  orderStateLabels,
  orderStates,
  reviewItemLabel,
} from '@ca-portal/api/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { orderEvents, orders, reviewDecisions, users, type ReviewOutcome } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import {
  agreementOn,
  carrierOf,
  missingOf,
  moveOrder,
  lockOrder,
  passedWords,
  type OrderRow,
} from '../../services/orders/index.js';
import { spendClaim } from '../../services/claims/index.js';
import { reopenForOrder } from '../../services/company/index.js';
import { loadReviewFacts } from './review-detail.js';
import { reviewItems, seenOf, type ReviewFacts } from './review-items.js';

type Rejection = OrderRow['rejection'];

export interface Decision {
  readonly orderNo: string;
  readonly version: number;
  readonly outcome: Exclude<ReviewOutcome, 'agreed'>;
  /** The reasons; empty when approved. */
  readonly rejection: Rejection;
  readonly remark?: string | undefined;
}

/** Tells the later of two reviewers who decided first, when, and the result. */
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

/** Reasons have to belong to their item, or the applicant would be sent to the wrong place. */
function checkReasons(facts: ReviewFacts, rejection: Rejection): void {
  const items = reviewItems(facts);
  rejection.forEach(({ item, code }, i) => {
    const judged = items.find(({ key }) => key === item);
    if (!judged?.reasons.some((reason) => reason.code === code)) {
      const field = `reasons.${i}.${judged ? 'code' : 'item'}`;
      throw new InvalidInput([{ field, message: '所选原因与审核项目不符，请重新选择' }]);
    }
  });
}

/** An order without its attachments is never approved; it may always be sent back for them. */
async function demandPapers(tx: Db, order: OrderRow): Promise<void> {
  const kinds = await missingOf(tx, order);
  if (kinds.length === 0) return;
  const names = kinds.map((kind) => attachmentRule(kind).label).join('、');
  throw new PortalError('reviewPapersMissing', { names }, { kinds });
}

/** Stores the decision with the reviewed values, releases the claim and writes an audit row. */
async function record(
  tx: Db,
  decision: typeof reviewDecisions.$inferInsert,
  version: number,
  context: CallContext,
): Promise<void> {
  const { orderNo, outcome, reasons = [] } = decision;
  await tx.insert(reviewDecisions).values(decision);
  const actions = { agreed: 'order.agree', approved: 'order.approve' } as const;
  await recordAudit(tx, context, {
    action: outcome === 'agreed' || outcome === 'approved' ? actions[outcome] : 'order.reject',
    subjectType: 'order',
    subjectId: orderNo,
    details: { version, outcome, reasons: reasons.map(({ item, code }) => `${item}:${code}`) },
  });
}

/**
 * The first of two approvals: nothing changes for the applicant, but open pages of the order become outdated.
 */
async function agree(
  tx: Db,
  order: OrderRow,
  taken: Omit<typeof reviewDecisions.$inferInsert, 'outcome'>,
  context: CallContext,
): Promise<OrderRow> {
  await record(tx, { ...taken, outcome: 'agreed' }, order.version, context);
  const version = order.version + 1;
  await tx.update(orders).set({ version }).where(eq(orders.orderNo, order.orderNo));
  return { ...order, version };
}

/**
 * Decides an order. The row lock admits one reviewer at a time; the other then finds the order decided. A
 * reviewer whose page is older than the order has to look again.
 */
export async function decide(
  { orderNo, version, outcome, rejection, remark = '' }: Decision,
  context: CallContext,
): Promise<OrderRow> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const approved = outcome === 'approved';
  const { reviewPeople: people } = await parametersOf(context.services);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    // A reviewer must not see an order before its payment.
    if (!order?.paidAt) throw new PortalError('notFound');
    if (order.state !== orderStates.waitingForReview) return toldWhoWasFirst(tx, order);
    if (order.version !== version) throw new PortalError('reviewOutdated');
    await spendClaim(tx, 'reviews', orderNo, context);
    // If a refund is requested, the move reports the reason.
    if (approved && order.refundStatus === 0) await demandPapers(tx, order);
    const facts = await loadReviewFacts(tx, order);
    checkReasons(facts, rejection);
    const now = clock();
    const taken = {
      orderNo,
      at: now,
      reviewerId: session.userId,
      reasons: rejection,
      remark,
      seen: seenOf(facts),
    };
    if (approved && people === 2 && order.refundStatus === 0) {
      const first = await agreementOn(tx, order, taken.seen);
      if (first?.reviewerId === session.userId) throw new PortalError('secondReviewerNeeded');
      if (!first) return agree(tx, order, taken, context);
    }
    const said = rejection.map(({ item, text }) => `${reviewItemLabel(item)}：${text}`).join('；');
    const timelineEntry = {
      approved: { title: '审核通过', detail: passedWords(order, await carrierOf(tx, order)) },
      returned: { title: '审核不通过', detail: said },
      refused: {
        title: '审核不通过',
        detail: `${said}。该订单不能补正，可以${orderDueFen(order) > 0 ? '申请退款' : '撤回申请'}`,
      },
    }[outcome];
    const decided = await moveOrder(
      tx,
      order,
      approved ? 'approve' : 'reject',
      { at: now, actorId: session.userId, ...timelineEntry },
      {
        reviewedAt: now,
        reviewerId: session.userId,
        rejection,
        refusedForGood: outcome === 'refused',
      },
    );
    await record(tx, { ...taken, outcome }, version, context);
    if (outcome === 'returned') await reopenForOrder(tx, now, order, rejection);
    return decided;
  });
}
