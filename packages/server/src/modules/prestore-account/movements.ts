import type { BalanceMovement, InputOf, prestoreAccount } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { dayEnd, dayStart } from '../../db/beijing-day.js';
import { pageOf } from '../../db/paging.js';
import { prestoreMovements } from '../../db/schema/index.js';
import type { CallContext } from '../../http/context.js';
import { PortalError } from '../../http/portal-error.js';
import type { MovementRow } from './move-balance.js';
import { myAccount } from './my-account.js';

const movementView = (row: MovementRow): BalanceMovement => ({
  id: row.id,
  flowNo: row.flowNo,
  at: formatBeijing(row.at),
  kind: row.kind,
  amountFen: row.amountFen,
  balanceFen: row.balanceFen,
  orderNo: row.orderNo,
  operatorName: row.operatorName,
  remark: row.remark,
});

/** What moved on the caller's account, newest first. */
export async function listMovements(
  query: InputOf<(typeof prestoreAccount)['list']>['query'],
  context: CallContext,
) {
  const { account } = await myAccount(context);
  const where = and(
    eq(prestoreMovements.accountId, account.id),
    query.kind ? eq(prestoreMovements.kind, query.kind) : undefined,
    query.from ? gte(prestoreMovements.at, dayStart(query.from)) : undefined,
    query.to ? lt(prestoreMovements.at, dayEnd(query.to)) : undefined,
  );
  const orderBy = [desc(prestoreMovements.id)];
  const { rows, total } = await pageOf(context.services.db, prestoreMovements, { where, orderBy }, query);
  return { rows: rows.map(movementView), total };
}

/** One movement of the caller's account with the balance before it and its postings. */
export async function movementDetail(id: number, context: CallContext) {
  const { account } = await myAccount(context);
  const [row] = await context.services.db
    .select()
    .from(prestoreMovements)
    .where(and(eq(prestoreMovements.id, id), eq(prestoreMovements.accountId, account.id)));
  if (!row) throw new PortalError('notFound');
  return { ...movementView(row), balanceBeforeFen: row.balanceBeforeFen, postings: row.postings };
}
