import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { recharges, transfers } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../kernel/context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { fenToYuan } from '../../ports/payment/index.js';
import {
  endSettlements,
  settledOrders,
  transferLabels,
  settleOrder,
  creditRecharge,
  payerOf,
  returnMoney,
  transferChannel,
} from '../../services/money/index.js';
import { spendClaim } from '../../services/claims/index.js';
import { tell } from '../../services/messages/index.js';
import { lockOrder } from '../../services/orders/index.js';

export type Decision = { readonly approve: true } | { readonly approve: false; readonly reason: string };
/** With what the bank shows; the payer's word where nobody says otherwise. */
type TransferDecision = Decision & { readonly receivedFen?: number | undefined };

const conflict = (state: string) => new PortalError('transferStateConflict', { state });

interface Transferred {
  readonly no: string;
  readonly amountFen: number;
  readonly transferredFen: number | null;
  readonly userId: string;
  readonly payerName: string;
}

/**
 * What the bank received has to cover what is paid with it. What is not used, more than was due or all of a transfer that
 * is refused, goes back to the payer: it waits before finance as a refund of its own.
 */
async function accountFor(
  tx: Db,
  { no, amountFen, transferredFen, userId, payerName }: Transferred,
  decision: TransferDecision,
  at: Date,
): Promise<void> {
  const receivedFen = decision.receivedFen ?? (decision.approve ? (transferredFen ?? 0) : 0);
  const usedFen = decision.approve ? amountFen : 0;
  const missing = usedFen - receivedFen;
  if (missing > 0) throw new PortalError('amountMismatch', { missing: fenToYuan(missing) });
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
      reason: decision.approve
        ? `转账 ${no} 应付 ¥${fenToYuan(amountFen)}，实收 ¥${fenToYuan(receivedFen)}，多付的部分不能入账`
        : `转账 ${no} 没有确认到账（${decision.reason}）`,
      userId,
      payerName,
      link: no.startsWith('HK') ? '/core/order' : '/core/myMemberCard',
    },
  );
}

async function decideOrders(
  tx: Db,
  no: string,
  decision: TransferDecision,
  context: CallContext,
): Promise<string> {
  const [row] = await tx.select().from(transfers).where(eq(transfers.transferNo, no)).for('update');
  if (!row) throw new PortalError('notFound');
  if (row.state !== 'confirming') throw conflict(transferLabels[row.state]);
  const at = context.services.clock();
  const { userId: decidedBy } = sessionOf(context);
  await accountFor(tx, { ...row, no, payerName: row.companyName }, decision, at);
  if (decision.approve) {
    const covered = await settledOrders(tx, no);
    for (const [i, { order, amountFen }] of covered.entries()) {
      const held = await lockOrder(tx, order.orderNo);
      if (!held) throw new Error(`order ${order.orderNo} is gone`);
      await settleOrder(tx, held, {
        channel: 'transfer',
        tradeNo: `${no}/${i + 1}`,
        paidAt: at,
        at,
        actorId: decidedBy,
        detail: `对公转账 ¥${fenToYuan(amountFen)}`,
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
  return row.userId;
}

async function decideRecharge(
  tx: Db,
  no: string,
  decision: TransferDecision,
  context: CallContext,
): Promise<string> {
  const [row] = await tx.select().from(recharges).where(eq(recharges.rechargeNo, no)).for('update');
  if (!row || row.method !== 'transfer') throw new PortalError('notFound');
  if (row.state !== 'confirming') throw conflict(row.state === 'paid' ? '已到账' : '待上传凭证');
  const at = context.services.clock();
  const { userId: decidedBy } = sessionOf(context);
  await accountFor(tx, { ...row, no, payerName: await payerOf(tx, row) }, decision, at);
  if (decision.approve) {
    await creditRecharge(tx, row, { at, tradeNo: '', amountFen: row.amountFen, decidedBy });
  } else {
    await tx
      .update(recharges)
      .set({ state: 'closed', refusal: decision.reason, decidedAt: at, decidedBy })
      .where(eq(recharges.rechargeNo, no));
  }
  return row.userId;
}

/** The money is there, or it is not. The held row lets one of two decisions through. */
export async function decideTransfer(
  no: string,
  decision: TransferDecision,
  context: CallContext,
): Promise<void> {
  const { db, clock } = context.services;
  await db.transaction(async (tx) => {
    await spendClaim(tx, 'transfers', no, context);
    const decide = no.startsWith('HK') ? decideOrders : decideRecharge;
    const owner = await decide(tx, no, decision, context);
    const what = no.startsWith('HK') ? '对公转账' : '转账充值';
    await tell(tx, clock(), {
      code: decision.approve ? 'transfer.confirmed' : 'transfer.refused',
      to: [owner],
      values: { 用途: what, 单号: no, 说明: decision.approve ? '' : decision.reason },
      link: no.startsWith('HK') ? '/core/order' : '/core/myMemberCard',
      key: `transfer:${no}:${decision.approve}`,
    });
    await recordAudit(tx, context, {
      action: decision.approve ? 'transfer.confirm' : 'transfer.refuse',
      subjectType: 'payment',
      subjectId: no,
    });
  });
}
