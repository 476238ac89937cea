import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { ledgerEntries, orders, payments, refunds } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../http/context.js';
import { PortalError } from '../../http/portal-error.js';
import { fenToYuan } from '../../ports/payment/index.js';
import { reverseForOrder } from '../invoices/reverse.js';
import { notify } from '../messages/notify.js';
import { moveOrder, noteEvent } from '../orders/move-order.js';
import { lockOrder, type OrderRow } from '../orders/order-row.js';
import { lockAccount } from '../prestore-account/account.js';
import { moveBalance, system } from '../prestore-account/move-balance.js';
import { escapeHtml, type Decision } from './decide-transfer.js';
import { balanceShare } from './balance-share.js';

export type RefundRow = typeof refunds.$inferSelect;
export const refundLabels: Readonly<Record<RefundRow['state'], string>> = {
  waiting: '待处理',
  paying: '退款中',
  paid: '已退款',
  refused: '已拒绝',
  withdrawn: '已撤回',
};

export type RefundDecision = Decision & { readonly from: 'waiting' | 'paying' };

/** What the owner of the money reads. */
function tidings(row: RefundRow, state: RefundRow['state'], reason: string) {
  const amount = `¥${fenToYuan(row.amountFen)}`;
  switch (state) {
    case 'paying':
      return { topic: '退款申请已通过', content: `您的退款申请（${amount}）已通过，款项将${row.path}。` };
    case 'paid':
      return { topic: '退款已完成', content: `您申请的退款（${amount}）已${row.path}。` };
    default:
      return {
        topic: '退款申请未通过',
        content: `您的退款申请（${amount}）未通过：${escapeHtml(reason)}。如有疑问请联系客服。`,
      };
  }
}

/** Late money belongs to an order that goes on, or to none: only the money moves. */
const isLate = ({ businessKey }: RefundRow) => businessKey.startsWith('late:');

/** Money leaves the books, once for a refund. */
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
  const detail = `${row.path} ¥${fenToYuan(row.amountFen)}`;
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
  const order = row.orderNo && !isLate(row) ? await lockOrder(tx, row.orderNo) : undefined;
  if (!order) return;
  await tx
    .update(orders)
    .set({ refundStatus: 0, version: order.version + 1 })
    .where(eq(orders.orderNo, order.orderNo));
  const actorId = sessionOf(context).userId;
  await noteEvent(tx, order, 'refundRefuse', { at, actorId, title: '退款申请未通过', detail: reason });
}

/** Everything but the prepaid account is outside: finance sends the money there and then says that it did. */
const leavesThePortal = (row: RefundRow) => row.channel !== 'balance';

async function approve(tx: Db, row: RefundRow, context: CallContext): Promise<RefundRow['state']> {
  const at = context.services.clock();
  const order = row.orderNo && !isLate(row) ? await lockOrder(tx, row.orderNo) : undefined;
  if (row.state === 'waiting') {
    // First the invoice: it must not stand for money that has gone back (dossier 4.7).
    if (order) await reverseForOrder(tx, context, order.orderNo);
    if (leavesThePortal(row)) return 'paying';
  }
  if (row.kind === 'balance') await payBalanceOut(tx, row, at);
  else if (order) await payOrderBack(tx, row, order, context);
  else {
    await enterOutflow(tx, row, at, [{ account: row.channel, amountFen: row.amountFen }]);
    if (row.orderNo) {
      await tx
        .update(payments)
        .set({ status: 'refunded' })
        .where(and(eq(payments.orderNo, row.orderNo), eq(payments.status, 'refund-due')));
    }
  }
  return 'paid';
}

/**
 * Finance’s word on a refund. Into the prepaid account it happens at once; to Alipay or a bank it is approved
 * first (`paying`), and approving that says that the money has left. Whoever saw another state decides nothing.
 */
export async function decideRefund(
  id: number,
  decision: RefundDecision,
  context: CallContext,
): Promise<RefundRow> {
  const { db, clock } = context.services;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (!row || row.state === 'withdrawn') throw new PortalError('notFound');
    if (row.state !== decision.from)
      throw new PortalError('refundDecided', { state: refundLabels[row.state] });
    // Late money is not the portal's to keep.
    if (!decision.approve && isLate(row)) throw new PortalError('refundDecided', { state: '须退回的款项' });
    const state = decision.approve ? await approve(tx, row, context) : 'refused';
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
    if (row.userId) {
      const { topic, content } = tidings(row, state, decision.approve ? '' : decision.reason);
      await notify(tx, clock(), {
        to: [row.userId],
        topic,
        content: `<p>${content}</p>`,
        link: row.orderNo ? `/core/order/detail/${row.orderNo}` : '/core/myMemberCard',
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
