import { moneyText } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { ledgerEntries, orders, payments, refunds } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { spendClaim } from '../../services/claims/index.js';
import { reverseForOrder, type ReversalFirst } from '../../services/invoices/index.js';
import { tell, type Tidings } from '../../services/messages/index.js';
import { moveOrder, noteEvent, lockOrder, type OrderRow } from '../../services/orders/index.js';
import {
  isMoneyToReturn,
  lockAccount,
  moveBalance,
  refundLabels,
  system,
} from '../../services/money/index.js';
import type { Decision } from './decide-transfer.js';
import { balanceShare } from './balance-share.js';

export type RefundRow = typeof refunds.$inferSelect;

export type RefundDecision = Decision & { readonly from: 'waiting' | 'paying' };

/** The message to the owner of the money. */
function refundMessage(
  row: RefundRow,
  state: RefundRow['state'],
  reason: string,
): Pick<Tidings, 'code' | 'values'> {
  const facts = { 金额: moneyText(row.amountFen), 去向: row.path };
  if (isMoneyToReturn(row)) {
    const values = { ...facts, 进度: state === 'paid' ? '已' : '正在', 说明: row.reason };
    return { code: 'payment.returned', values };
  }
  if (state === 'paying') return { code: 'refund.passed', values: facts };
  if (state === 'paid') return { code: 'refund.paid', values: facts };
  return { code: 'refund.refused', values: { ...facts, 说明: reason } };
}

/** Records the outflow in the ledger, once per refund. */
async function enterOutflow(
  tx: Db,
  row: RefundRow,
  at: Date,
  parts: { account: string; amountFen: number }[],
) {
  const values = parts
    .filter(({ amountFen }) => amountFen > 0)
    .map(({ account, amountFen }) => ({
      businessKey: `refund:${row.id}:${account}`,
      orderNo: row.orderNo,
      account,
      amountFen: -amountFen,
      at,
      memo: '退款',
    }));
  if (values.length > 0) await tx.insert(ledgerEntries).values(values);
}

async function payOrderBack(tx: Db, row: RefundRow, order: OrderRow, context: CallContext): Promise<void> {
  const at = context.services.clock();
  const actorId = sessionOf(context).userId;
  const { balanceFen, accountId } = await balanceShare(tx, row);
  if (balanceFen > 0 && accountId) {
    await moveBalance(tx, await lockAccount(tx, accountId), {
      kind: 'refund',
      amountFen: balanceFen,
      businessKey: `refund:${row.id}`,
      at,
      operator: system,
      remark: '订单退款',
      orderNo: order.orderNo,
    });
  }
  const rest = row.channel === 'combined' || row.channel === 'balance' ? 'alipay' : row.channel;
  await enterOutflow(tx, row, at, [
    { account: 'balance', amountFen: balanceFen },
    { account: rest, amountFen: row.amountFen - balanceFen },
  ]);
  const title = '已退款';
  const detail = `${row.path} ${moneyText(row.amountFen)}`;
  await moveOrder(tx, order, 'refund', { at, actorId, title, detail }, { refundStatus: 2 });
}

async function payBalanceOut(tx: Db, row: RefundRow, at: Date): Promise<void> {
  if (!row.accountId) throw new Error(`refund ${row.id} has no account`);
  const by = { at, operator: system };
  const { account } = await moveBalance(tx, await lockAccount(tx, row.accountId), {
    ...by,
    kind: 'unfreeze',
    amountFen: row.amountFen,
    businessKey: `refund-unfreeze:${row.id}`,
    remark: '退余额：解冻',
  });
  await moveBalance(tx, account, {
    ...by,
    kind: 'adjust',
    amountFen: -row.amountFen,
    businessKey: `refund-out:${row.id}`,
    remark: '退余额：已汇出',
  });
  await enterOutflow(tx, row, at, [{ account: row.channel, amountFen: row.amountFen }]);
}

async function refuse(tx: Db, row: RefundRow, reason: string, context: CallContext): Promise<void> {
  const at = context.services.clock();
  if (row.kind === 'balance' && row.accountId) {
    await moveBalance(tx, await lockAccount(tx, row.accountId), {
      kind: 'unfreeze',
      amountFen: row.amountFen,
      businessKey: `refund-refused:${row.id}`,
      at,
      operator: system,
      remark: '退余额申请未通过，解冻',
    });
  }
  const order = row.orderNo && !isMoneyToReturn(row) ? await lockOrder(tx, row.orderNo) : undefined;
  if (!order) return;
  await tx
    .update(orders)
    .set({ refundStatus: 0, version: order.version + 1 })
    .where(eq(orders.orderNo, order.orderNo));
  const actorId = sessionOf(context).userId;
  await noteEvent(tx, order, 'refundRefuse', { at, actorId, title: '退款申请未通过', detail: reason });
}

/**
 * Approved money could not be sent, e.g. to a closed account: it waits for a decision again, with all its
 * approvals. No money has moved since the first one.
 */
async function sendingFailed(
  tx: Db,
  row: RefundRow,
  reason: string,
  context: CallContext,
): Promise<RefundRow> {
  const order = row.orderNo && !isMoneyToReturn(row) ? await lockOrder(tx, row.orderNo) : undefined;
  if (order) {
    await noteEvent(tx, order, 'refundNotSent', {
      at: context.services.clock(),
      actorId: sessionOf(context).userId,
      title: '退款没有打成功，财务将重新办理',
      detail: reason,
    });
  }
  const [waiting] = await tx
    .update(refunds)
    .set({ state: 'waiting', refusal: reason, firstApprovedBy: null, decidedAt: null, decidedBy: null })
    .where(eq(refunds.id, row.id))
    .returning();
  await recordAudit(tx, context, {
    action: 'refund.notSent',
    subjectType: 'refund',
    subjectId: String(row.id),
    details: { amountFen: row.amountFen, orderNo: row.orderNo },
  });
  return waiting ?? row;
}

/** Everything except the prepaid account is outside: finance sends the money there and then confirms it. */
const leavesThePortal = (row: RefundRow) => row.channel !== 'balance';

async function noteApproved(tx: Db, row: RefundRow, order: OrderRow, context: CallContext): Promise<void> {
  await noteEvent(tx, order, 'refundApprove', {
    at: context.services.clock(),
    actorId: sessionOf(context).userId,
    title: '退款申请已通过',
    detail: `款项 ${moneyText(row.amountFen)} 将${row.path}`,
  });
}

async function approve(
  tx: Db,
  row: RefundRow,
  context: CallContext,
): Promise<RefundRow['state'] | ReversalFirst> {
  const at = context.services.clock();
  const order = row.orderNo && !isMoneyToReturn(row) ? await lockOrder(tx, row.orderNo) : undefined;
  if (row.state === 'waiting') {
    // The invoice first: it must not remain valid for refunded money (dossier 4.7).
    const first = order && (await reverseForOrder(tx, context, order.orderNo));
    if (first) return first;
    if (leavesThePortal(row)) {
      if (order) await noteApproved(tx, row, order, context);
      return 'paying';
    }
  }
  if (row.kind === 'balance') await payBalanceOut(tx, row, at);
  else if (order) await payOrderBack(tx, row, order, context);
  else {
    await enterOutflow(tx, row, at, [{ account: row.channel, amountFen: row.amountFen }]);
    if (row.paymentId) {
      await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, row.paymentId));
    }
  }
  return 'paid';
}

/** From this amount on two people have to approve. */
export const needsSecond = ({ amountFen }: RefundRow, secondApprovalYuan: number): boolean =>
  amountFen >= secondApprovalYuan * 100;

/** The first of two approvals: the refund keeps waiting for a second person. */
async function approveFirst(tx: Db, row: RefundRow, context: CallContext): Promise<RefundRow> {
  const [noted] = await tx
    .update(refunds)
    .set({ firstApprovedBy: sessionOf(context).userId })
    .where(eq(refunds.id, row.id))
    .returning();
  await recordAudit(tx, context, {
    action: 'refund.firstApproval',
    subjectType: 'refund',
    subjectId: String(row.id),
    details: { amountFen: row.amountFen, orderNo: row.orderNo },
  });
  return noted ?? row;
}

/**
 * Finance's decision on a refund. To the prepaid account it is paid at once; to Alipay or a bank it is
 * approved first (`paying`), and a second approval confirms that the money was sent, or a refusal that it
 * could not be. A decision based on an outdated state is refused.
 */
export async function decideRefund(
  id: number,
  decision: RefundDecision,
  context: CallContext,
): Promise<RefundRow> {
  // Repeats after each outside call: concurrent decisions and invoice exchanges are checked again.
  for (;;) {
    const decided = await decideOnce(id, decision, context);
    if (typeof decided !== 'function') return decided;
    await decided();
  }
}

/** The decision, or the step that has to happen outside the transaction first. */
async function decideOnce(
  id: number,
  decision: RefundDecision,
  context: CallContext,
): Promise<RefundRow | ReversalFirst> {
  const { db, clock } = context.services;
  const { secondApprovalYuan } = await parametersOf(context.services);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (!row || row.state === 'withdrawn') throw new PortalError('notFound');
    await spendClaim(tx, 'refunds', id, context);
    if (row.state !== decision.from)
      throw new PortalError('refundDecided', { state: refundLabels[row.state] });
    if (!decision.approve && decision.from === 'paying')
      return sendingFailed(tx, row, decision.reason, context);
    // The portal must not keep money that belongs to no order.
    if (!decision.approve && isMoneyToReturn(row))
      throw new PortalError('refundDecided', { state: '须退回的款项' });
    if (decision.approve && row.state === 'waiting' && needsSecond(row, secondApprovalYuan)) {
      const { userId } = sessionOf(context);
      if (row.firstApprovedBy === userId) throw new PortalError('refundNeedsSecond');
      if (row.firstApprovedBy === null) return approveFirst(tx, row, context);
    }
    const state = decision.approve ? await approve(tx, row, context) : 'refused';
    if (typeof state === 'function') return state;
    if (!decision.approve) await refuse(tx, row, decision.reason, context);
    const [decided] = await tx
      .update(refunds)
      .set({
        state,
        refusal: decision.approve ? '' : decision.reason,
        decidedAt: clock(),
        decidedBy: sessionOf(context).userId,
      })
      .where(eq(refunds.id, id))
      .returning();
    // Order followers send the messages about orders; the others are sent here.
    if (row.userId && (row.kind === 'balance' || isMoneyToReturn(row))) {
      await tell(tx, clock(), {
        ...refundMessage(row, state, decision.approve ? '' : decision.reason),
        to: [row.userId],
        key: `refund:${id}:${state}`,
        link: row.orderNo ? `/core/orderDetail?orderNo=${row.orderNo}` : '/core/myMemberCard',
      });
    }
    await recordAudit(tx, context, {
      action: `refund.${state}`,
      subjectType: 'refund',
      subjectId: String(id),
      details: { amountFen: row.amountFen, orderNo: row.orderNo },
    });
    return decided ?? row;
  });
}
