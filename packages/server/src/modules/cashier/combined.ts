import type { cashier, InputOf, ResultOf } from '@ca-portal/api/contract';
import { combinedPaymentMinutes, formatBeijing, orderStates, splitPayment } from '@ca-portal/api/domain';
import { and, eq, lte } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { nextCombinedNo } from '../../db/ids.js';
import { combinedPayments } from '../../db/schema/index.js';
import { sessionOf, type CallContext, type Session } from '../../http/context.js';
import { InvalidInput, PortalError } from '../../http/portal-error.js';
import { fenToYuan } from '../../ports/payment/index.js';
import type { Services } from '../../services.js';
import { lockOrder } from '../orders/order-row.js';
import { formMarkup } from '../payments/form-markup.js';
import { settleOrder } from '../payments/settle-order.js';
import { lockAccount, usableAccount } from '../prestore-account/account.js';
import { moveBalance, system } from '../prestore-account/move-balance.js';
import { checkSpender, spendBySms } from '../prestore-account/spending.js';
import {
  coverOrders,
  endSettlements,
  lockPayable,
  settledOrders,
  totalOf,
  type CombinedRow,
} from './settlement-orders.js';

type Request = InputOf<(typeof cashier)['payCombined']>['body'];
type Combined = ResultOf<(typeof cashier)['payCombined']>;

async function present(services: Services, row: CombinedRow): Promise<Combined> {
  const covered = await settledOrders(services.db, row.combinedNo);
  const waiting = row.state === 'waiting';
  const form = {
    orderNo: row.combinedNo,
    subject: `合并支付 ${covered.length} 笔订单`,
    totalFen: row.alipayFen,
    payBefore: row.releaseAt,
  };
  return {
    combinedNo: row.combinedNo,
    totalFen: row.totalFen,
    balanceFen: row.balanceFen,
    alipayFen: row.alipayFen,
    state: row.state,
    releaseAt: waiting ? formatBeijing(row.releaseAt) : null,
    htmlStr: waiting ? formMarkup(await services.payment.createForm(form, services.clock())) : '',
    orders: covered.map(({ order, amountFen }) => ({
      orderNo: order.orderNo,
      amountFen,
      state: order.state,
      paid: order.paidAt !== null,
    })),
  };
}

async function earlier(db: Db, { userId }: Session, { requestId, orderNos }: Request) {
  const [row] = await db
    .select()
    .from(combinedPayments)
    .where(and(eq(combinedPayments.userId, userId), eq(combinedPayments.requestId, requestId)));
  if (!row) return undefined;
  const covered = (await settledOrders(db, row.combinedNo)).map(({ order }) => order.orderNo);
  if (covered.toSorted().join() !== [...new Set(orderNos)].toSorted().join()) {
    throw new PortalError('duplicateRequest');
  }
  return row;
}

/** The balance's part of each order, first orders first; the rest of each comes from Alipay. */
function shares(amounts: readonly number[], balanceFen: number) {
  let left = balanceFen;
  return amounts.map((amountFen) => {
    const { balanceFen: part, alipayFen } = splitPayment(amountFen, left);
    left -= part;
    return { balanceFen: part, alipayFen };
  });
}

/** Takes the frozen balance and pays every order, in one transaction. `tradeNo` is Alipay's, or empty. */
async function complete(
  tx: Db,
  row: CombinedRow,
  { tradeNo, paidAt, at }: { tradeNo: string; paidAt: Date; at: Date },
): Promise<void> {
  const covered = await settledOrders(tx, row.combinedNo);
  const parts = shares(
    covered.map(({ amountFen }) => amountFen),
    row.balanceFen,
  );
  let account = row.accountId && row.balanceFen > 0 ? await lockAccount(tx, row.accountId) : undefined;
  const by = { at, operator: system, remark: `合并支付 ${row.combinedNo}` };
  if (account) {
    const thaw = {
      ...by,
      kind: 'unfreeze',
      amountFen: row.balanceFen,
      remark: '合并支付完成，解冻',
    } as const;
    ({ account } = await moveBalance(tx, account, { ...thaw, businessKey: `unfreeze:${row.combinedNo}` }));
  }
  for (const [i, { order, amountFen }] of covered.entries()) {
    const part = parts[i] ?? { balanceFen: 0, alipayFen: amountFen };
    if (account && part.balanceFen > 0) {
      const spend = { ...by, kind: 'spend', amountFen: part.balanceFen, orderNo: order.orderNo } as const;
      ({ account } = await moveBalance(tx, account, { ...spend, businessKey: `spend:${order.orderNo}` }));
    }
    await settleOrder(tx, order, {
      channel: 'combined',
      tradeNo: `${row.combinedNo}/${i + 1}`,
      paidAt,
      at,
      actorId: null,
      detail: `合并支付 ¥${fenToYuan(amountFen)}`,
      sources: [
        { account: 'balance', tradeNo: `${row.combinedNo}/${i + 1}`, amountFen: part.balanceFen },
        { account: 'alipay', tradeNo: `${tradeNo}/${i + 1}`, amountFen: part.alipayFen },
      ],
    });
  }
  await endSettlements(tx, [row.combinedNo]);
  await tx
    .update(combinedPayments)
    .set({ state: 'paid', endedAt: at })
    .where(eq(combinedPayments.combinedNo, row.combinedNo));
}

/** It came to nothing: the frozen balance is free again, and so are the orders. */
async function fail(tx: Db, row: CombinedRow, at: Date): Promise<void> {
  if (row.accountId && row.balanceFen > 0) {
    await moveBalance(tx, await lockAccount(tx, row.accountId), {
      kind: 'unfreeze',
      amountFen: row.balanceFen,
      businessKey: `release:${row.combinedNo}`,
      at,
      operator: system,
      remark: '合并支付未完成，解冻',
    });
  }
  await endSettlements(tx, [row.combinedNo]);
  await tx
    .update(combinedPayments)
    .set({ state: 'failed', endedAt: at })
    .where(eq(combinedPayments.combinedNo, row.combinedNo));
}

/** Ends combined payments whose second part has not come in time. Runs before reads and by a timer. */
export async function releaseCombined({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const due = and(eq(combinedPayments.state, 'waiting'), lte(combinedPayments.releaseAt, now));
  const [any] = await db
    .select({ no: combinedPayments.combinedNo })
    .from(combinedPayments)
    .where(due)
    .limit(1);
  if (!any) return;
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(combinedPayments).where(due).for('update', { skipLocked: true });
    for (const row of rows) await fail(tx, row, now);
  });
}

/** Alipay's part has arrived. Answers what became of it; `refund-due` money goes before finance. */
export async function combinedArrived(
  tx: Db,
  notice: { combinedNo: string; tradeNo: string; totalFen: number; paidAt: Date },
  at: Date,
): Promise<'paid' | 'repeated' | 'wrong-amount' | 'late' | 'unknown'> {
  const [row] = await tx
    .select()
    .from(combinedPayments)
    .where(eq(combinedPayments.combinedNo, notice.combinedNo))
    .for('update');
  if (!row) return 'unknown';
  if (row.state === 'paid') return 'repeated';
  if (notice.totalFen !== row.alipayFen) return 'wrong-amount';
  if (row.state === 'failed') return 'late';
  const covered = await settledOrders(tx, row.combinedNo);
  for (const { order } of covered.toSorted((a, b) => (a.order.orderNo < b.order.orderNo ? -1 : 1))) {
    const held = await lockOrder(tx, order.orderNo);
    if (held?.state === orderStates.waitingForPayment) continue;
    // Paid by an old form meanwhile: all or nothing, so nothing.
    await fail(tx, row, at);
    return 'late';
  }
  await complete(tx, row, { tradeNo: notice.tradeNo, paidAt: notice.paidAt, at });
  return 'paid';
}

/** Several orders at once, the balance's part frozen until Alipay's has arrived. */
export async function payCombined(request: Request, context: CallContext): Promise<Combined> {
  const { services } = context;
  const { db, clock } = services;
  const session = sessionOf(context);
  const known = await earlier(db, session, request);
  if (known) return present(services, known);
  await releaseCombined(services);
  const { expectedBalanceFen: balanceFen, expectedTotalFen, smsCode } = request;
  if (balanceFen > 0 && !smsCode) {
    throw new InvalidInput([{ field: 'smsCode', message: '请输入短信验证码' }]);
  }
  const useCode = balanceFen > 0 ? await spendBySms(services, session, smsCode) : undefined;
  try {
    const row = await db.transaction(async (tx) => {
      const now = clock();
      const orders = await lockPayable(tx, session, request.orderNos, now);
      const totalFen = totalOf(orders);
      if (totalFen !== expectedTotalFen || balanceFen > totalFen) {
        throw new PortalError('amountChanged', { amount: fenToYuan(totalFen) }, { totalFen });
      }
      await useCode?.(tx);
      const combinedNo = await nextCombinedNo(tx, now);
      const usable = balanceFen > 0 ? await usableAccount(tx, session, now) : undefined;
      if (usable) {
        checkSpender(usable, orders);
        await moveBalance(tx, await lockAccount(tx, usable.account.id), {
          kind: 'freeze',
          amountFen: balanceFen,
          businessKey: `freeze:${combinedNo}`,
          at: now,
          operator: { id: session.userId, name: session.name },
          remark: `合并支付 ${combinedNo}`,
        });
      }
      const [inserted] = await tx
        .insert(combinedPayments)
        .values({
          combinedNo,
          userId: session.userId,
          roleId: session.roleId,
          requestId: request.requestId,
          accountId: usable?.account.id ?? null,
          totalFen,
          balanceFen,
          alipayFen: totalFen - balanceFen,
          state: 'waiting',
          releaseAt: new Date(now.getTime() + combinedPaymentMinutes * 60_000),
          createdAt: now,
        })
        .returning();
      if (!inserted) throw new Error('an inserted payment came back empty');
      await coverOrders(tx, combinedNo, orders);
      await recordAudit(tx, context, {
        action: 'payment.combined',
        subjectType: 'payment',
        subjectId: combinedNo,
        details: { totalFen, balanceFen, orderNos: orders.map(({ orderNo }) => orderNo) },
      });
      if (inserted.alipayFen > 0) return inserted;
      await complete(tx, inserted, { tradeNo: '', paidAt: now, at: now });
      return { ...inserted, state: 'paid' as const };
    });
    return await present(services, row);
  } catch (error) {
    // The same form twice at one moment, or another settlement of an order that was quicker.
    const twin = await earlier(db, session, request);
    if (twin) return present(services, twin);
    if (uniqueViolation(error) === undefined) throw error;
    throw new PortalError('orderInPayment', { orderNo: request.orderNos[0] ?? '' });
  }
}

export async function combinedResult(combinedNo: string, context: CallContext): Promise<Combined> {
  const { services } = context;
  await releaseCombined(services);
  const [row] = await services.db
    .select()
    .from(combinedPayments)
    .where(eq(combinedPayments.combinedNo, combinedNo));
  const { userId, roleId } = sessionOf(context);
  if (!row || row.userId !== userId || row.roleId !== roleId) throw new PortalError('notFound');
  return present(services, row);
}
