import { type OrderState, orderDueFen, refundableFen, refundRule } from '@ca-portal/api/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { orders, payments, refunds } from '../../db/schema/index.js';
import { refundArrival } from '../../services/money/index.js';
import type { OrderRow } from '../../services/orders/index.js';

/** Money goes back the way it came (dossier 2.4 D). */
const ways: Readonly<Record<string, { path: string; arrivesWithin: string }>> = {
  alipay: { path: '原路退回支付宝', arrivesWithin: refundArrival.alipay },
  balance: { path: '退回预存账户', arrivesWithin: '审核通过后立即到账' },
  combined: { path: '按原支付方式分别退回预存账户和支付宝', arrivesWithin: refundArrival.alipay },
  transfer: { path: '退回企业对公账户', arrivesWithin: refundArrival.transfer },
};
/** Dossier 2.4 D: no refund once making has started, and the price of a bundle cannot be divided. */
const partDelivered = '手机证书已经开始下载，组合订单不能申请退款，如有问题请联系客服';
const nothingPaid = { path: '', arrivesWithin: '' };

/**
 * Stick and seals are prepared once the review has passed, so they are deducted; the service itself is
 * refunded.
 */
const prepared = ({ lines }: OrderRow['quote']): number =>
  lines
    .filter(({ key }) => key === 'medium' || key === 'seal')
    .reduce((sum, { amountFen }) => sum + amountFen, 0);

export interface RefundAmounts {
  readonly paidFen: number;
  readonly deductionFen: number;
  readonly refundableFen: number;
}

export function refundAmounts(order: OrderRow, state: OrderState = order.state): RefundAmounts {
  const paidFen = order.paidAt ? orderDueFen(order) : 0;
  const deducted = refundRule(state) === 'deducted' ? Math.min(paidFen, prepared(order.quote)) : 0;
  return { paidFen, deductionFen: deducted, refundableFen: refundableFen(state, paidFen, deducted) };
}

/** The state of a bundle's phone part if it can no longer be returned: being delivered or delivered. */
export async function deliveredPart(
  db: Db,
  { orderNo }: Pick<OrderRow, 'orderNo'>,
): Promise<OrderState | undefined> {
  const [part] = await db.select({ state: orders.state }).from(orders).where(eq(orders.partOf, orderNo));
  return part && refundRule(part.state) === 'none' ? part.state : undefined;
}

/** The payment of the order; undefined if there is none, or if it was free. */
export async function paymentOf(
  db: Db,
  orderNo: string,
): Promise<{ id: string; channel: string } | undefined> {
  const [row] = await db
    .select({ id: payments.id, channel: payments.channel })
    .from(payments)
    .where(and(eq(payments.orderNo, orderNo), eq(payments.status, 'succeeded')));
  return row;
}
export const wayBack = (channel: string | undefined) => ways[channel ?? ''] ?? nothingPaid;

export async function refundView(db: Db, order: OrderRow) {
  const payment = await paymentOf(db, order.orderNo);
  const [last] = payment
    ? await db
        .select({
          state: refunds.state,
          refusal: refunds.refusal,
          deductionFen: refunds.deductionFen,
          amountFen: refunds.amountFen,
        })
        .from(refunds)
        .where(eq(refunds.paymentId, payment.id))
        .orderBy(desc(refunds.id))
        .limit(1)
    : [];
  // Once requested, the amounts are those of the request: the rule for the state that the order has reached
  // since (refunded) gives nothing more.
  const now = refundAmounts(order);
  const amounts =
    last && order.refundStatus > 0
      ? { ...now, deductionFen: last.deductionFen, refundableFen: last.amountFen }
      : now;
  return {
    status: order.refundStatus,
    ...amounts,
    ...wayBack(payment?.channel),
    unavailableReason: unavailable(order, amounts) || ((await deliveredPart(db, order)) ? partDelivered : ''),
    refusal: last?.state === 'refused' ? last.refusal : '',
    approved: last?.state === 'paying',
  };
}

function unavailable({ refundStatus, paidAt, state, courseId }: OrderRow, amounts: RefundAmounts): string {
  if (refundStatus === 1) return '退款正在处理';
  if (refundStatus === 2) return '订单已退款';
  if (!paidAt) return '订单没有支付';
  if (refundRule(state) === 'none')
    return courseId === null ? '证书已开始制作，不能申请退款' : '已开始学习，不能申请退款';
  return amounts.refundableFen > 0 ? '' : '没有可退的金额';
}
