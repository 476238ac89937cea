import type { InputOf, prestoreAccount, ResultOf } from '@ca-portal/api/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { companies, prestoreAccounts, refunds } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { lockAccount, moveBalance, refundLabels } from '../../services/money/index.js';
import { myAccount } from './my-account.js';

type Request = InputOf<(typeof prestoreAccount)['refund']>['body'];
type Asked = ResultOf<(typeof prestoreAccount)['refund']>;

/** What this request has already asked for. */
async function earlier(
  db: Db,
  { businessKey, accountId, amountFen }: { businessKey: string; accountId: string; amountFen: number },
): Promise<Asked | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.businessKey, businessKey));
  if (row && row.amountFen !== amountFen) throw new PortalError('duplicateRequest');
  if (!row) return undefined;
  const [account] = await db
    .select({ frozenFen: prestoreAccounts.frozenFen })
    .from(prestoreAccounts)
    .where(eq(prestoreAccounts.id, accountId));
  return { state: 'waiting', frozenFen: account?.frozenFen ?? 0 };
}

/** Requests a refund of the balance; the amount stays frozen until finance has decided. */
export async function askBack(
  { requestId, amountFen, reason }: Request,
  context: CallContext,
): Promise<Asked> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const businessKey = `balance:${session.userId}:${requestId}`;
  const usable = await myAccount(context);
  // Only its administrator can request the money of a company back.
  if (!usable.manages) throw new PortalError('spendingNotAllowed');
  const request = { businessKey, accountId: usable.account.id, amountFen };
  const known = await earlier(db, request);
  if (known) return known;
  try {
    return await db.transaction(async (tx) => {
      const now = clock();
      const [company] = session.companyId
        ? await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, session.companyId))
        : [];
      const held = await lockAccount(tx, usable.account.id);
      const { account } = await moveBalance(tx, held, {
        kind: 'freeze',
        amountFen,
        businessKey: `freeze:${businessKey}`,
        at: now,
        operator: { id: session.userId, name: session.name },
        remark: '申请退余额，等待财务处理',
      });
      await tx.insert(refunds).values({
        businessKey,
        kind: 'balance',
        accountId: account.id,
        userId: session.userId,
        companyName: account.companyId ? (company?.name ?? '') : session.name,
        amountFen,
        channel: 'bank',
        path: account.companyId ? '退回企业对公账户' : '原路退回',
        reason,
        state: 'waiting',
        createdAt: now,
      });
      await recordAudit(tx, context, {
        action: 'balance.refund',
        subjectType: 'balance',
        subjectId: account.id,
        details: { amountFen },
      });
      return { state: 'waiting' as const, frozenFen: account.frozenFen };
    });
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    const twin = await earlier(db, request);
    if (!twin) throw error;
    return twin;
  }
}

/**
 * The requester withdraws the request while finance has not decided: the frozen amount can be spent again.
 */
export async function withdrawAskedBack(
  id: number,
  context: CallContext,
): Promise<ResultOf<(typeof prestoreAccount)['withdrawRefund']>> {
  const { db, clock } = context.services;
  const { userId, name } = sessionOf(context);
  const { account: own } = await myAccount(context);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, id), eq(refunds.kind, 'balance'), eq(refunds.userId, userId)))
      .for('update');
    if (!row || row.accountId !== own.id) throw new PortalError('notFound');
    if (row.state !== 'waiting') throw new PortalError('refundDecided', { state: refundLabels[row.state] });
    const at = clock();
    const { account } = await moveBalance(tx, await lockAccount(tx, own.id), {
      kind: 'unfreeze',
      amountFen: row.amountFen,
      businessKey: `refund-withdrawn:${id}`,
      at,
      operator: { id: userId, name },
      remark: '已撤回退余额申请，解冻',
    });
    await tx.update(refunds).set({ state: 'withdrawn', decidedAt: at }).where(eq(refunds.id, id));
    await recordAudit(tx, context, {
      action: 'balance.refundWithdraw',
      subjectType: 'balance',
      subjectId: own.id,
      details: { refund: id, amountFen: row.amountFen },
    });
    return { availableFen: account.availableFen, frozenFen: account.frozenFen };
  });
}
