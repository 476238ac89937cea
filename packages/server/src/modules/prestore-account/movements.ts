import type { BalanceMovement, BinaryFile, InputOf, prestoreAccount } from '@ca-portal/api/contract';
import { formatBeijing, ledgerKindLabels } from '@ca-portal/api/domain';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { dayEnd, dayStart } from '../../db/beijing-day.js';
import { recordAudit } from '../../db/audit.js';
import { pageOf } from '../../db/paging.js';
import { prestoreMovements } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { workbook } from '../../services/workbook/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { MovementRow } from '../../services/money/index.js';
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

type Statement = InputOf<(typeof prestoreAccount)['export']>['query'];

const found = (accountId: string, query: Statement) =>
  and(
    eq(prestoreMovements.accountId, accountId),
    query.kind ? eq(prestoreMovements.kind, query.kind) : undefined,
    query.from ? gte(prestoreMovements.at, dayStart(query.from)) : undefined,
    query.to ? lt(prestoreMovements.at, dayEnd(query.to)) : undefined,
  );
const maxExported = 5_000;

/** The statement as a workbook. Amounts are numbers, so that the sheet can sum them. */
export async function exportMovements(query: Statement, context: CallContext): Promise<BinaryFile> {
  const { db } = context.services;
  const { account } = await myAccount(context);
  const rows = await db
    .select()
    .from(prestoreMovements)
    .where(found(account.id, query))
    .orderBy(desc(prestoreMovements.id))
    .limit(maxExported);
  await recordAudit(db, context, {
    action: 'balance.export',
    subjectType: 'balance',
    subjectId: account.id,
    details: { rows: rows.length },
  });
  return workbook(
    '收支明细',
    ['流水号', '时间', '类型', '金额（元）', '余额（元）', '订单号', '操作人', '说明'],
    rows.map((row) => [
      row.flowNo,
      formatBeijing(row.at),
      ledgerKindLabels[row.kind],
      row.amountFen / 100,
      row.balanceFen / 100,
      row.orderNo ?? '',
      row.operatorName,
      row.remark,
    ]),
    context,
  );
}

/** Movements of the caller's account, newest first. */
export async function listMovements(
  query: InputOf<(typeof prestoreAccount)['list']>['query'],
  context: CallContext,
) {
  const { account } = await myAccount(context);
  const where = found(account.id, query);
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
