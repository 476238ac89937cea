import { moneyText, orderDueFen, orderStates } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { recharges, transfers } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  endSettlements,
  isTransfer,
  settledOrders,
  transferLabels,
  settleOrder,
  creditRecharge,
  heldFen,
  holdingLimit,
  lockAccount,
  payerOf,
  type RechargeRow,
  returnMoney,
  transferChannel,
} from '../../services/money/index.js';
import { spendClaim } from '../../services/claims/index.js';
import { tell } from '../../services/messages/index.js';
import { lockOrder, type OrderRow } from '../../services/orders/index.js';

export type Decision = { readonly approve: true } | { readonly approve: false; readonly reason: string };
/** With the amount that the bank shows; without it the payer's claim counts. */
type TransferDecision = Decision & { readonly receivedFen?: number | undefined };

/** Whom it concerns, and what was decided in the end: a recharge beyond the limit is refused. */
interface Decided {
  readonly owner: string;
  readonly decision: TransferDecision;
}

const conflict = (state: string) => new PortalError('transferStateConflict', { state });

interface Transferred {
  readonly no: string;
  /** The amount that it pays now: orders closed or paid meanwhile are not included. */
  readonly amountFen: number;
  /** Orders closed or paid meanwhile. */
  readonly gone?: readonly OrderRow[];
  readonly transferredFen: number | null;
  readonly userId: string;
  readonly payerName: string;
}

/**
 * The received amount has to cover what is paid with it. Unused money (a surplus, or all of a refused
 * transfer) goes back to the payer: it waits for finance as a refund of its own.
 */
async function accountFor(
  tx: Db,
  { no, amountFen, gone = [], transferredFen, userId, payerName }: Transferred,
  decision: TransferDecision,
  at: Date,
): Promise<void> {
  const receivedFen = decision.receivedFen ?? (decision.approve ? (transferredFen ?? 0) : 0);
  const usedFen = decision.approve ? amountFen : 0;
  const missing = usedFen - receivedFen;
  if (missing > 0) throw new PortalError('amountMismatch', { missing: moneyText(missing) });
  if (missing === 0) return;
  await returnMoney(
    tx,
    {
      channel: transferChannel,
      channelName: '对公转账',
      tradeNo: `${no}/${decision.approve ? 'surplus' : 'unused'}`,
      paidFor: no,
      amountFen: -missing,
      paidAt: at,
      at,
    },
    {
      reason: reasonOf(decision, { no, amountFen, receivedFen, gone }),
      userId,
      payerName,
      // For a single order it is noted in the order's own timeline.
      ...(amountFen === 0 && gone[0] && gone.length === 1 ? { order: gone[0] } : {}),
      link: isTransfer(no) ? '/core/order' : '/core/myMemberCard',
    },
  );
}

function reasonOf(
  decision: TransferDecision,
  {
    no,
    amountFen,
    receivedFen,
    gone,
  }: { no: string; amountFen: number; receivedFen: number; gone: readonly OrderRow[] },
): string {
  if (!decision.approve) return `转账 ${no} 没有确认到账（${decision.reason}）`;
  if (gone.length > 0)
    return `转账 ${no} 到账时，订单 ${gone.map(({ orderNo }) => orderNo).join('、')} 已关闭、取消或用其他方式支付`;
  return `转账 ${no} 应付 ${moneyText(amountFen)}，实收 ${moneyText(receivedFen)}，多付的部分不能入账`;
}

/**
 * Locks the orders of a transfer: those that it can still pay, at what each costs now (what is booked as
 * paid), and those for which it is too late.
 */
async function heldOrders(tx: Db, no: string) {
  const open: { order: OrderRow; amountFen: number }[] = [];
  const gone: OrderRow[] = [];
  for (const { order } of await settledOrders(tx, no)) {
    const held = await lockOrder(tx, order.orderNo);
    if (!held) throw new Error(`order ${order.orderNo} is gone`);
    if (held.state === orderStates.waitingForPayment) {
      open.push({ order: held, amountFen: orderDueFen(held) });
    } else gone.push(held);
  }
  return { open, gone };
}

async function decideOrders(
  tx: Db,
  no: string,
  decision: TransferDecision,
  context: CallContext,
): Promise<Decided> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.transferNo, no)).for('update');
  if (!row) throw new PortalError('notFound');
  if (row.state !== 'confirming') throw conflict(transferLabels[row.state]);
  const at = context.services.clock();
  const { userId: decidedBy } = sessionOf(context);
  const { open, gone } = await heldOrders(tx, no);
  const amountFen = open.reduce((sum, one) => sum + one.amountFen, 0);
  await accountFor(tx, { ...row, no, amountFen, gone, payerName: row.companyName }, decision, at);
  if (decision.approve) {
    for (const [i, { order, amountFen: paidFen }] of open.entries()) {
      await settleOrder(tx, order, {
        channel: 'transfer',
        tradeNo: `${no}/${i + 1}`,
        paidAt: at,
        at,
        actorId: row.userId,
        detail: `对公转账 ${moneyText(paidFen)}`,
      });
    }
  }
  await endSettlements(tx, [no]);
  await tx
    .update(transfers)
    .set({
      state: decision.approve ? 'confirmed' : 'refused',
      refusal: decision.approve ? '' : decision.reason,
      decidedAt: at,
      decidedBy,
    })
    .where(eq(transfers.transferNo, no));
  return { owner: row.userId, decision };
}

/**
 * A person's card does not take more than its limit, as with Alipay's money: what came is returned. His limit
 * was checked when he announced the transfer, but other money may have come since.
 */
async function withinLimit(tx: Db, row: RechargeRow, decision: TransferDecision): Promise<TransferDecision> {
  if (!decision.approve) return decision;
  const account = await lockAccount(tx, row.accountId);
  const limit = holdingLimit(account);
  if (limit === null || heldFen(account) + row.amountFen <= limit) return decision;
  return {
    approve: false,
    reason: `到账后将超过预存上限 ${moneyText(limit)}，收到的汇款将退回`,
    receivedFen: decision.receivedFen ?? row.transferredFen ?? 0,
  };
}

async function decideRecharge(
  tx: Db,
  no: string,
  wanted: TransferDecision,
  context: CallContext,
): Promise<Decided> {
  const [row] = await tx.select().from(recharges).where(eq(recharges.rechargeNo, no)).for('update');
  if (!row || row.method !== 'transfer') throw new PortalError('notFound');
  if (row.state !== 'confirming') throw conflict(row.state === 'paid' ? '已到账' : '待上传凭证');
  const at = context.services.clock();
  const { userId: decidedBy } = sessionOf(context);
  const decision = await withinLimit(tx, row, wanted);
  await accountFor(tx, { ...row, no, payerName: await payerOf(tx, row) }, decision, at);
  if (decision.approve) {
    await creditRecharge(tx, row, { at, tradeNo: '', amountFen: row.amountFen, decidedBy });
  } else {
    await tx
      .update(recharges)
      .set({ state: 'closed', refusal: decision.reason, decidedAt: at, decidedBy })
      .where(eq(recharges.rechargeNo, no));
  }
  return { owner: row.userId, decision };
}

/** Confirms or refuses a transfer. The row lock lets only one of two decisions through. */
export async function decideTransfer(
  no: string,
  wanted: TransferDecision,
  context: CallContext,
): Promise<void> {
  const { db, clock } = context.services;
  await db.transaction(async (tx) => {
    await spendClaim(tx, 'transfers', no, context);
    const decide = isTransfer(no) ? decideOrders : decideRecharge;
    const { owner, decision } = await decide(tx, no, wanted, context);
    const what = isTransfer(no) ? '对公转账' : '转账充值';
    await tell(tx, clock(), {
      code: decision.approve ? 'transfer.confirmed' : 'transfer.refused',
      to: [owner],
      values: { 用途: what, 单号: no, 说明: decision.approve ? '' : decision.reason },
      link: isTransfer(no) ? '/core/order' : '/core/myMemberCard',
      key: `transfer:${no}:${decision.approve}`,
    });
    await recordAudit(tx, context, {
      action: decision.approve ? 'transfer.confirm' : 'transfer.refuse',
      subjectType: 'payment',
      subjectId: no,
    });
  });
}
