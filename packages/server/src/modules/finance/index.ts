import type { finance as group, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import type { Db } from '../../db/db.js';
import { reconciliations, refunds, users } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { parametersOf } from '../../parameters/index.js';
import { isMoneyToReturn } from '../../services/money/index.js';
import { closeDay, dayView } from './close-day.js';
import { decideRefund, needsSecond, type RefundRow } from './decide-refund.js';
import { decideTransfer } from './decide-transfer.js';
import { refundParts } from './refund-parts.js';
import { reconcile } from './reconciliation.js';
import { matchStatement } from './match-statement.js';
import { listTransfers, transferView } from './transfer-list.js';

export { reconcileYesterday } from './nightly.js';

type RefundView = ResultOf<(typeof group)['decideRefund']>;

const refundView = async (
  db: Db,
  row: RefundRow,
  firstApprover: string,
  secondApprovalYuan: number,
): Promise<RefundView> => ({
  id: row.id,
  kind: isMoneyToReturn(row) ? 'unused' : row.kind,
  orderNo: row.orderNo,
  companyName: row.companyName,
  amountFen: row.amountFen,
  deductionFen: row.deductionFen,
  path: row.path,
  ...(await refundParts(db, row)),
  reason: row.reason,
  // Withdrawn refunds are not listed; the type cannot express that.
  state: row.state === 'withdrawn' ? 'refused' : row.state,
  refusal: row.refusal,
  firstApprover,
  needsSecond: needsSecond(row, secondApprovalYuan),
  at: formatBeijing(row.createdAt),
});

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const financeHandlers: Handlers<typeof group> = {
  transfers: ({ query }, { services }) => listTransfers(services.db, query),

  async decideTransfer({ params, body }, context) {
    await decideTransfer(params.transferNo, body, context);
    return transferView(context.services.db, params.transferNo);
  },

  statement: ({ file }, context) => matchStatement(file, context),

  async refunds({ query }, { services }) {
    const { db } = services;
    const pattern = query.keyword ? likePattern(query.keyword) : undefined;
    const which = and(
      ne(refunds.state, 'withdrawn'),
      query.state ? eq(refunds.state, query.state) : undefined,
      pattern ? or(like(refunds.orderNo, pattern), like(refunds.companyName, pattern)) : undefined,
    );
    const { rows, total } = await pageOf(
      db,
      refunds,
      { where: which, orderBy: [desc(sql`(${refunds.state} in ('waiting', 'paying'))`), desc(refunds.id)] },
      query,
    );
    const names = await namesOf(
      db,
      rows.flatMap(({ firstApprovedBy }) => firstApprovedBy ?? []),
    );
    const { secondApprovalYuan } = await parametersOf(services);
    const views: RefundView[] = [];
    for (const row of rows) {
      views.push(await refundView(db, row, names.get(row.firstApprovedBy ?? '') ?? '', secondApprovalYuan));
    }
    return { rows: views, total };
  },

  async decideRefund({ params, body }, context) {
    const row = await decideRefund(params.id, body, context);
    const { db } = context.services;
    const names = await namesOf(db, row.firstApprovedBy ? [row.firstApprovedBy] : []);
    const { secondApprovalYuan } = await parametersOf(context.services);
    return refundView(db, row, [...names.values()][0] ?? '', secondApprovalYuan);
  },

  reconciliation: ({ params }, { services }) => reconcile(services, params.day),

  async reconciliations({ query }, { services: { db } }) {
    const orderBy = [desc(reconciliations.day)];
    const where = query.differing ? sql`jsonb_array_length(${reconciliations.differences}) > 0` : undefined;
    const { rows, total } = await pageOf(db, reconciliations, { where, orderBy }, query);
    const names = await namesOf(
      db,
      rows.flatMap(({ closedBy }) => closedBy ?? []),
    );
    return { rows: rows.map((row) => dayView(row, names.get(row.closedBy ?? '') ?? '')), total };
  },

  closeDay: ({ params, body }, context) => closeDay(params.day, body.explanation, context),
};
