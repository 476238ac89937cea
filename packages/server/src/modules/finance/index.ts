import type { finance as group, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, like, ne, or, sql } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { refunds } from '../../db/schema/index.js';
import type { Handlers } from '../../http/mount.js';
import { decideRefund, type RefundRow } from './decide-refund.js';
import { decideTransfer } from './decide-transfer.js';
import { reconcile } from './reconciliation.js';
import { listTransfers, transferView } from './transfer-list.js';

type RefundView = ResultOf<(typeof group)['decideRefund']>;

const refundView = (row: RefundRow): RefundView => ({
  id: row.id,
  kind: row.kind,
  orderNo: row.orderNo,
  companyName: row.companyName,
  amountFen: row.amountFen,
  deductionFen: row.deductionFen,
  path: row.path,
  reason: row.reason,
  // Withdrawn ones are not listed; the type does not know that.
  state: row.state === 'withdrawn' ? 'refused' : row.state,
  refusal: row.refusal,
  at: formatBeijing(row.createdAt),
});

export const financeHandlers: Handlers<typeof group> = {
  transfers: ({ query }, { services }) => listTransfers(services.db, query),

  async decideTransfer({ params, body }, context) {
    await decideTransfer(params.transferNo, body, context);
    return transferView(context.services.db, params.transferNo);
  },

  async refunds({ query }, { services: { db } }) {
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
    return { rows: rows.map(refundView), total };
  },

  async decideRefund({ params, body }, context) {
    return refundView(await decideRefund(params.id, body, context));
  },

  reconciliation: ({ params }, { services }) => reconcile(services.db, params.day),
};
