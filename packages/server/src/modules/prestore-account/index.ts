import type { BalanceMovement, prestoreAccount as group } from '@ca-portal/api/contract';
import { formatBeijing, orderStates } from '@ca-portal/api/domain';
import { and, asc, desc, eq, gte, inArray, lt, not, notInArray, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation } from '../../db/db.js';
import { offsetOf } from '../../db/paging.js';
import {
  companies,
  orders,
  prestoreAccounts,
  prestoreMembers,
  prestoreMovements,
  refunds,
  users,
} from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { fenToYuan } from '../../ports/payment/index.js';
import { dayEnd, dayStart } from '../../db/beijing-day.js';
import { waitsForSettlement } from '../cashier/settlement-orders.js';
import { releaseCombined } from '../cashier/combined.js';
import { closeUnpaidOrders } from '../orders/close-unpaid.js';
import { ownOrders } from '../orders/ownership.js';
import { payableFen } from '../payments/settle-order.js';
import { maskPhone } from '../person/mask.js';
import { sendCode } from '../session/sms-codes.js';
import { holdingLimit, lockAccount, usableAccount, type UsableAccount } from './account.js';
import { moveBalance, type MovementRow } from './move-balance.js';
import { payFromBalance } from './pay.js';
import { rechargeResult, rechargeSlip, startRecharge } from './recharge.js';
import { spenderPhone } from './spending.js';

/** Amounts that are offered (dossier section 5). Nothing comes on top: no bonus has been decided. */
const cardsFen = [50_000, 100_000, 200_000, 500_000];
const count = sql<number>`count(*)::int`;

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

async function mine(context: CallContext): Promise<UsableAccount> {
  await releaseCombined(context.services);
  return usableAccount(context.services.db, sessionOf(context), context.services.clock());
}

/** The company's account, for its administrator: the contract lets nobody else in. */
async function managed(context: CallContext) {
  const { account } = await mine(context);
  const { companyId } = sessionOf(context);
  if (!companyId || account.companyId !== companyId) throw new PortalError('companyNotReady');
  return { account, companyId };
}

export const prestoreAccountHandlers: Handlers<typeof group> = {
  async info(_, context) {
    const { db } = context.services;
    const { account, manages } = await mine(context);
    const [sums] = await db
      .select({
        recharged: sql<string>`coalesce(sum(${prestoreMovements.amountFen}) filter (where ${prestoreMovements.kind} = 'recharge'), 0)`,
        // What came back of an order was not spent after all.
        spent: sql<string>`coalesce(-sum(${prestoreMovements.amountFen}) filter (where ${prestoreMovements.kind} in ('spend', 'refund')), 0)`,
      })
      .from(prestoreMovements)
      .where(eq(prestoreMovements.accountId, account.id));
    const [company] = account.companyId
      ? await db.select({ name: companies.name }).from(companies).where(eq(companies.id, account.companyId))
      : [];
    return {
      ownerName: company?.name ?? sessionOf(context).name,
      availableFen: account.availableFen,
      frozenFen: account.frozenFen,
      rechargedFen: Number(sums?.recharged ?? 0),
      spentFen: Number(sums?.spent ?? 0),
      warnBelowFen: account.warnBelowFen,
      limitFen: holdingLimit(account),
      mayManage: manages,
    };
  },

  async list({ query }, context) {
    const { db } = context.services;
    const { account } = await mine(context);
    const which = and(
      eq(prestoreMovements.accountId, account.id),
      query.kind ? eq(prestoreMovements.kind, query.kind) : undefined,
      query.from ? gte(prestoreMovements.at, dayStart(query.from)) : undefined,
      query.to ? lt(prestoreMovements.at, dayEnd(query.to)) : undefined,
    );
    const [counted] = await db.select({ total: count }).from(prestoreMovements).where(which);
    const rows = await db
      .select()
      .from(prestoreMovements)
      .where(which)
      .orderBy(desc(prestoreMovements.id))
      .limit(query.limit)
      .offset(offsetOf(query));
    return { rows: rows.map(movementView), total: counted?.total ?? 0 };
  },

  async detail({ params }, context) {
    const { account } = await mine(context);
    const [row] = await context.services.db
      .select()
      .from(prestoreMovements)
      .where(and(eq(prestoreMovements.id, params.id), eq(prestoreMovements.accountId, account.id)));
    if (!row) throw new PortalError('notFound');
    return { ...movementView(row), balanceBeforeFen: row.balanceBeforeFen, postings: row.postings };
  },

  async cards(_, context) {
    const { account } = await mine(context);
    const limit = holdingLimit(account);
    const held = account.availableFen + account.frozenFen;
    return cardsFen.map((amountFen) => ({
      amountFen,
      bonusText: '',
      unavailableReason:
        limit !== null && held + amountFen > limit ? `充值后将超过预存上限 ¥${fenToYuan(limit)}` : '',
    }));
  },

  recharge: ({ body }, context) => startRecharge(body, context),
  rechargeResult: ({ params }, context) => rechargeResult(params.rechargeNo, context),
  rechargeSlip: ({ params, body }, context) => rechargeSlip(params.rechargeNo, body, context),

  async payList({ query }, context) {
    const { db } = context.services;
    await releaseCombined(context.services);
    await closeUnpaidOrders(context.services);
    const which = and(
      ...ownOrders(sessionOf(context)),
      eq(orders.state, orderStates.waitingForPayment),
      not(waitsForSettlement),
    );
    const [counted] = await db.select({ total: count }).from(orders).where(which);
    const rows = await db
      .select()
      .from(orders)
      .where(which)
      .orderBy(asc(orders.payBefore), asc(orders.orderNo))
      .limit(query.limit)
      .offset(offsetOf(query));
    return {
      rows: rows.map((order) => ({
        orderNo: order.orderNo,
        orderType: order.orderType,
        title: `${order.productName} ${order.years} 年`,
        payableFen: payableFen(order),
        payBefore: formatBeijing(order.payBefore),
      })),
      total: counted?.total ?? 0,
    };
  },

  async sendSmsCode(_, context) {
    const phone = await spenderPhone(context.services.db, sessionOf(context));
    await sendCode(context.services, phone, 'balance');
    return { phone: maskPhone(phone) };
  },

  pay: ({ body }, context) => payFromBalance(body, context),

  async refund({ body }, context) {
    const { db, clock } = context.services;
    const session = sessionOf(context);
    const businessKey = `balance:${session.userId}:${body.requestId}`;
    const usable = await mine(context);
    // What belongs to a company is asked back by its administrator.
    if (!usable.manages) throw new PortalError('spendingNotAllowed');
    const asked = async () => {
      const [row] = await db.select().from(refunds).where(eq(refunds.businessKey, businessKey));
      if (row && row.amountFen !== body.amountFen) throw new PortalError('duplicateRequest');
      if (!row) return undefined;
      const [account] = await db
        .select({ frozenFen: prestoreAccounts.frozenFen })
        .from(prestoreAccounts)
        .where(eq(prestoreAccounts.id, usable.account.id));
      return { state: 'waiting' as const, frozenFen: account?.frozenFen ?? 0 };
    };
    const known = await asked();
    if (known) return known;
    try {
      return await db.transaction(async (tx) => {
        const now = clock();
        const [company] = session.companyId
          ? await tx
              .select({ name: companies.name })
              .from(companies)
              .where(eq(companies.id, session.companyId))
          : [];
        const held = await lockAccount(tx, usable.account.id);
        const { account } = await moveBalance(tx, held, {
          kind: 'freeze',
          amountFen: body.amountFen,
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
          amountFen: body.amountFen,
          channel: 'bank',
          path: account.companyId ? '退回企业对公账户' : '原路退回',
          reason: body.reason,
          state: 'waiting',
          createdAt: now,
        });
        await recordAudit(tx, context, {
          action: 'balance.refund',
          subjectType: 'balance',
          subjectId: account.id,
          details: { amountFen: body.amountFen },
        });
        return { state: 'waiting' as const, frozenFen: account.frozenFen };
      });
    } catch (error) {
      if (uniqueViolation(error) === undefined) throw error;
      const twin = await asked();
      if (!twin) throw error;
      return twin;
    }
  },

  async members(_, context) {
    const { account, companyId } = await managed(context);
    const { userId: self } = sessionOf(context);
    const rows = await context.services.db
      .select({ userId: users.id, name: users.name, limitFen: prestoreMembers.limitFen })
      .from(users)
      .leftJoin(
        prestoreMembers,
        and(eq(prestoreMembers.userId, users.id), eq(prestoreMembers.accountId, account.id)),
      )
      .where(and(eq(users.companyId, companyId), eq(users.disabled, false)))
      .orderBy(asc(users.createdAt), asc(users.id));
    return rows
      .filter(({ userId }) => userId !== self)
      .map(({ userId, name, limitFen }) => ({
        userId,
        name,
        allowed: limitFen !== null,
        limitFen: limitFen ?? 0,
      }));
  },

  async settings({ body }, context) {
    const { db } = context.services;
    const { account, companyId } = await managed(context);
    const ids = [...new Set(body.members.map(({ userId }) => userId))];
    if (ids.length !== body.members.length) throw new PortalError('badRequest');
    await db.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      if (ids.length > 0) {
        const staff = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.companyId, companyId), inArray(users.id, ids)));
        // Only one's own staff: a stranger's id looks like one that does not exist.
        if (staff.length !== ids.length) throw new PortalError('notFound');
      }
      await tx
        .delete(prestoreMembers)
        .where(
          and(
            eq(prestoreMembers.accountId, account.id),
            ids.length > 0 ? notInArray(prestoreMembers.userId, ids) : undefined,
          ),
        );
      for (const { userId, limitFen } of body.members) {
        await tx
          .insert(prestoreMembers)
          .values({ accountId: account.id, userId, limitFen })
          .onConflictDoUpdate({
            target: [prestoreMembers.accountId, prestoreMembers.userId],
            set: { limitFen },
          });
      }
      await tx
        .update(prestoreAccounts)
        .set({ warnBelowFen: body.warnBelowFen })
        .where(eq(prestoreAccounts.id, account.id));
      await recordAudit(tx, context, {
        action: 'balance.settings',
        subjectType: 'balance',
        subjectId: account.id,
        details: { warnBelowFen: body.warnBelowFen, members: body.members },
      });
    });
    return null;
  },
};
