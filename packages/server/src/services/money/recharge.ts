import type { InputOf, prestoreAccount, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, moneyText } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { nextRechargeNo } from '../../db/ids.js';
import { recharges } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { newRemarkCode, withSlip } from './bank-transfer.js';
import { ownFiles } from '../files/index.js';
import { expectPayment } from './expect-payment.js';
import { returningFen } from './returning.js';
import {
  heldFen,
  holdingLimit,
  lockAccount,
  rechargingFen,
  usableAccount,
  type AccountRow,
} from './account.js';

export type RechargeRow = typeof recharges.$inferSelect;
type Recharge = ResultOf<(typeof prestoreAccount)['recharge']>;
type Slip = InputOf<(typeof prestoreAccount)['rechargeSlip']>['body'];

/** Payment time with Alipay; a transfer may take days. */
const alipayHours = 2;
const transferDays = 30;

export async function presentRecharge(
  { db, payment, clock, config }: Services,
  row: RechargeRow,
): Promise<Recharge> {
  const payable = row.method === 'alipay' && row.state === 'waiting' && row.payBefore > clock();
  const form = {
    orderNo: row.rechargeNo,
    subject: '预存账户充值',
    totalFen: row.amountFen,
    payBefore: row.payBefore,
    payerId: row.userId,
  };
  return {
    rechargeNo: row.rechargeNo,
    amountFen: row.amountFen,
    method: row.method,
    state: row.state === 'waiting' && row.payBefore <= clock() ? 'closed' : row.state,
    refusal: row.refusal,
    returningFen: await returningFen(db, { no: row.rechargeNo, userId: row.userId }),
    createdAt: formatBeijing(row.createdAt),
    paymentForm: payable ? await payment.createForm(form, clock()) : null,
    transfer:
      row.method === 'transfer' ? { ...config.province.receivingAccount, remarkCode: row.remarkCode } : null,
  };
}

async function earlier(
  db: Db,
  { userId }: Session,
  request: { requestId: string; amountFen: number; method: string },
): Promise<RechargeRow | undefined> {
  const [row] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.userId, userId), eq(recharges.requestId, request.requestId)));
  if (row && (row.amountFen !== request.amountFen || row.method !== request.method)) {
    throw new PortalError('duplicateRequest');
  }
  return row;
}

/** Refuses a recharge beyond a person's limit, including pending ones. Call it on a locked account. */
async function demandRoom(tx: Db, account: AccountRow, amountFen: number, now: Date): Promise<void> {
  const limit = holdingLimit(account);
  if (limit === null) return;
  const openFen = await rechargingFen(tx, account.id, now);
  if (heldFen(account) + openFen + amountFen > limit) {
    throw new PortalError('balanceLimit', { limit: moneyText(limit) });
  }
}

/** Starts a recharge; the money arrives by Alipay's notice, or finance confirms it. */
export async function startRecharge(
  request: InputOf<(typeof prestoreAccount)['recharge']>['body'],
  context: CallContext,
): Promise<Recharge> {
  const { services } = context;
  const { db, clock } = services;
  const session = sessionOf(context);
  const { requestId, amountFen, method } = request;
  const known = await earlier(db, session, request);
  if (known) return presentRecharge(services, known);
  const now = clock();
  const { account } = await usableAccount(db, session, now);
  const hours = method === 'alipay' ? alipayHours : transferDays * 24;
  try {
    const row = await db.transaction(async (tx) => {
      await demandRoom(tx, await lockAccount(tx, account.id), amountFen, now);
      const rechargeNo = await nextRechargeNo(tx, now);
      const [inserted] = await tx
        .insert(recharges)
        .values({
          rechargeNo,
          accountId: account.id,
          userId: session.userId,
          requestId,
          amountFen,
          method,
          remarkCode: method === 'transfer' ? newRemarkCode() : '',
          createdAt: now,
          payBefore: new Date(now.getTime() + hours * 3_600_000),
        })
        .returning();
      if (!inserted) throw new Error('an inserted recharge came back empty');
      if (method === 'alipay')
        await expectPayment(tx, now, { orderNo: rechargeNo, payBefore: inserted.payBefore });
      const details = { amountFen, method };
      await recordAudit(tx, context, {
        action: 'balance.recharge',
        subjectType: 'balance',
        subjectId: rechargeNo,
        details,
      });
      return inserted;
    });
    return await presentRecharge(services, row);
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    const twin = await earlier(db, session, request);
    if (!twin) throw error;
    return presentRecharge(services, twin);
  }
}

export async function ownRecharge(db: Db, session: Session, rechargeNo: string): Promise<RechargeRow> {
  const [row] = await db.select().from(recharges).where(eq(recharges.rechargeNo, rechargeNo)).for('update');
  if (!row || row.userId !== session.userId) throw new PortalError('notFound');
  return row;
}

export async function rechargeResult(rechargeNo: string, context: CallContext): Promise<Recharge> {
  const { services } = context;
  return presentRecharge(services, await ownRecharge(services.db, sessionOf(context), rechargeNo));
}

/** The slip of a transfer; it can be replaced until finance has checked it. */
export async function rechargeSlip(rechargeNo: string, slip: Slip, context: CallContext): Promise<Recharge> {
  const { services } = context;
  const { db, clock } = services;
  const session = sessionOf(context);
  await ownFiles(db, session, [slip.fileId]);
  const row = await db.transaction(async (tx) => {
    const held = await ownRecharge(tx, session, rechargeNo);
    if (held.method !== 'transfer' || held.state === 'paid' || held.state === 'closed') {
      const state = held.state === 'paid' ? '已到账' : '已关闭';
      throw new PortalError('transferStateConflict', { state });
    }
    const [changed] = await tx
      .update(recharges)
      .set({ ...withSlip(slip, clock()), refusal: '' })
      .where(eq(recharges.rechargeNo, rechargeNo))
      .returning();
    await recordAudit(tx, context, {
      action: 'balance.slip',
      subjectType: 'balance',
      subjectId: rechargeNo,
      details: { transferredFen: slip.transferredFen },
    });
    return changed ?? held;
  });
  return presentRecharge(services, row);
}
