import type { InputOf, payments as group } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { desc, eq } from 'drizzle-orm';
import { pageOf } from '../../db/paging.js';
import { refunds } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { isMoneyToReturn } from '../../services/money/index.js';

/** All refunds of the caller, newest first, of any kind: every amount owed to him is visible. */
export async function listReturns(query: InputOf<(typeof group)['returns']>['query'], context: CallContext) {
  const { rows, total } = await pageOf(
    context.services.db,
    refunds,
    { where: eq(refunds.userId, sessionOf(context).userId), orderBy: [desc(refunds.id)] },
    query,
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      kind: isMoneyToReturn(row) ? ('unused' as const) : row.kind,
      orderNo: row.orderNo,
      amountFen: row.amountFen,
      path: row.path,
      reason: row.reason,
      state: row.state,
      refusal: row.refusal,
      at: formatBeijing(row.createdAt),
      decidedAt: row.decidedAt ? formatBeijing(row.decidedAt) : null,
    })),
    total,
  };
}
