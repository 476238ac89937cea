import type { cashier, InputOf, ResultOf } from '@ca-portal/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { nextTransferNo } from '../../db/ids.js';
import { companies, settlementOrders, transfers } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { ownFiles } from '../files/index.js';
import { newRemarkCode, withSlip } from './bank-transfer.js';
import {
  coverOrders,
  demandSameOrders,
  inPayment,
  lockPayable,
  settledOrders,
  totalOf,
} from './settlement-orders.js';

export type TransferRow = typeof transfers.$inferSelect;
type Transfer = ResultOf<(typeof cashier)['transfer']>;
type Slip = InputOf<(typeof cashier)['transferSlip']>['body'];

export const transferLabels: Readonly<Record<TransferRow['state'], string>> = {
  waiting: '待上传凭证',
  confirming: '待确认到账',
  confirmed: '已到账',
  refused: '未到账',
};

async function present({ db, config }: Pick<Services, 'db' | 'config'>, row: TransferRow): Promise<Transfer> {
  const covered = await settledOrders(db, row.transferNo);
  return {
    transferNo: row.transferNo,
    orderNos: covered.map(({ order }) => order.orderNo),
    amountFen: row.amountFen,
    ...config.province.receivingAccount,
    remarkCode: row.remarkCode,
    state: row.state,
    refusal: row.refusal,
    difference: row.transferredFen !== null && row.transferredFen !== row.amountFen,
  };
}

async function earlier(db: Db, { userId }: Session, requestId: string, orderNos: readonly string[]) {
  const [row] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.userId, userId), eq(transfers.requestId, requestId)));
  if (row) await demandSameOrders(db, row.transferNo, orderNos);
  return row;
}

/** The caller's open transfer for exactly these orders: its remark may already be on a bank slip. */
async function openTransfer(db: Db, { userId }: Session, orderNos: readonly string[]) {
  const [row] = await db
    .select({ transfer: transfers })
    .from(settlementOrders)
    .innerJoin(transfers, eq(transfers.transferNo, settlementOrders.settlementNo))
    .where(
      and(
        eq(settlementOrders.orderNo, orderNos[0] ?? ''),
        eq(settlementOrders.live, true),
        eq(transfers.userId, userId),
        inArray(transfers.state, ['waiting', 'confirming']),
      ),
    );
  if (!row) return undefined;
  const covered = (await settledOrders(db, row.transfer.transferNo)).map(({ order }) => order);
  const same =
    covered
      .map(({ orderNo }) => orderNo)
      .toSorted()
      .join() === [...new Set(orderNos)].toSorted().join();
  // A coupon added to an order since then changes the amount to transfer.
  return same && totalOf(covered) === row.transfer.amountFen ? row.transfer : undefined;
}

/**
 * Announces a transfer: returns the account and the remark. The orders still close in time until a slip is
 * uploaded.
 */
export async function announceTransfer(
  { requestId, orderNos }: InputOf<(typeof cashier)['transfer']>['body'],
  context: CallContext,
): Promise<Transfer> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const known =
    (await earlier(db, session, requestId, orderNos)) ?? (await openTransfer(db, session, orderNos));
  if (known) return present(context.services, known);
  try {
    const row = await db.transaction(async (tx) => {
      const now = clock();
      const orders = await lockPayable(tx, session, orderNos, now);
      const [company] = session.companyId
        ? await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, session.companyId))
        : [];
      const [inserted] = await tx
        .insert(transfers)
        .values({
          transferNo: await nextTransferNo(tx, now),
          userId: session.userId,
          roleId: session.roleId,
          companyId: session.companyId,
          companyName: company?.name ?? session.name,
          requestId,
          amountFen: totalOf(orders),
          remarkCode: newRemarkCode(),
          state: 'waiting',
          createdAt: now,
        })
        .returning();
      if (!inserted) throw new Error('an inserted transfer came back empty');
      await coverOrders(tx, inserted.transferNo, orders);
      await recordAudit(tx, context, {
        action: 'payment.transfer',
        subjectType: 'payment',
        subjectId: inserted.transferNo,
        details: { amountFen: inserted.amountFen, orderNos },
      });
      return inserted;
    });
    return await present(context.services, row);
  } catch (error) {
    const twin = await earlier(db, session, requestId, orderNos);
    if (twin) return present(context.services, twin);
    if (uniqueViolation(error) === undefined) throw error;
    throw inPayment(orderNos[0] ?? '');
  }
}

/** Adds the slip: from now on the orders wait for finance. It can be replaced until finance has decided. */
export async function handInSlip(transferNo: string, slip: Slip, context: CallContext): Promise<Transfer> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  await ownFiles(db, session, [slip.fileId]);
  const row = await db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(transfers)
      .where(eq(transfers.transferNo, transferNo))
      .for('update');
    if (!held || held.userId !== session.userId) throw new PortalError('notFound');
    if (held.state !== 'waiting' && held.state !== 'confirming') {
      throw new PortalError('transferStateConflict', { state: transferLabels[held.state] });
    }
    // Its orders may have closed while the user was at the bank: the money may have arrived anyway, so
    // finance checks.
    const [changed] = await tx
      .update(transfers)
      .set(withSlip(slip, clock()))
      .where(eq(transfers.transferNo, transferNo))
      .returning();
    await recordAudit(tx, context, {
      action: 'payment.slip',
      subjectType: 'payment',
      subjectId: transferNo,
      details: { transferredFen: slip.transferredFen },
    });
    return changed ?? held;
  });
  return present(context.services, row);
}
