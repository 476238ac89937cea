import type { cashier, InputOf, ResultOf } from '@ca-portal/api/contract';
import { combinedPaymentMinutes, formatBeijing, moneyText } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { nextCombinedNo } from '../../db/ids.js';
import { combinedPayments } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import {
  lockAccount,
  usableAccount,
  moveBalance,
  checkSpender,
  expectPayment,
  spendBySms,
  completeCombined,
  releaseCombined,
  returningFen,
  coverOrders,
  demandSameOrders,
  inPayment,
  lockPayable,
  settledOrders,
  totalOf,
  type CombinedRow,
} from '../../services/money/index.js';

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
    payerId: row.userId,
  };
  return {
    combinedNo: row.combinedNo,
    totalFen: row.totalFen,
    balanceFen: row.balanceFen,
    alipayFen: row.alipayFen,
    state: row.state,
    returningFen: await returningFen(services.db, { no: row.combinedNo, userId: row.userId }),
    releaseAt: waiting ? formatBeijing(row.releaseAt) : null,
    paymentForm: waiting ? await services.payment.createForm(form, services.clock()) : null,
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
  if (row) await demandSameOrders(db, row.combinedNo, orderNos);
  return row;
}

/** Pays several orders at once; the balance's part is frozen until Alipay's part has arrived. */
export async function payCombined(request: Request, context: CallContext): Promise<Combined> {
  const { services } = context;
  const { db, clock } = services;
  const session = sessionOf(context);
  const known = await earlier(db, session, request);
  if (known) return present(services, known);
  await releaseCombined(services);
  const { expectedBalanceFen: balanceFen, expectedTotalFen, smsCode } = request;
  if (balanceFen > 0 && !smsCode) {
    throw new InvalidInput([{ field: 'smsCode', message: '请输入验证码' }]);
  }
  try {
    const useCode = balanceFen > 0 ? await spendBySms(services, session, smsCode) : undefined;
    const row = await db.transaction(async (tx) => {
      const now = clock();
      const orders = await lockPayable(tx, session, request.orderNos, now);
      const totalFen = totalOf(orders);
      if (totalFen !== expectedTotalFen || balanceFen > totalFen) {
        throw new PortalError('amountChanged', { amount: moneyText(totalFen) }, { totalFen });
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
      if (inserted.alipayFen > 0) {
        await expectPayment(tx, now, { orderNo: combinedNo, payBefore: inserted.releaseAt });
        return inserted;
      }
      await completeCombined(tx, inserted, { tradeNo: '', paidAt: now, at: now });
      return { ...inserted, state: 'paid' as const };
    });
    return await present(services, row);
  } catch (error) {
    // The same form was sent twice at once, or another settlement of an order was faster.
    const twin = await earlier(db, session, request);
    if (twin) return present(services, twin);
    if (uniqueViolation(error) === undefined) throw error;
    throw inPayment(request.orderNos[0] ?? '');
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
