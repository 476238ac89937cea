import {
  moneyText,
  orderDueFen,
  orderStateLabels,
  orderStates,
  readPaymentNumber,
} from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { type AuditContext, recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { orders, paymentTrades, users } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';
import type { GenuineNotice } from '../../ports/payment/index.js';
import {
  combinedArrived,
  rechargeArrived,
  fromNobody,
  type Arrival,
  type Unwanted,
  returnMoney,
  recordNotice,
  type NoticeOutcome,
  type ReceivedNotice,
  settleOrder,
} from '../../services/money/index.js';
import { settleTicket } from '../../services/coupons/index.js';
import { lockOrder, type OrderRow } from '../../services/orders/index.js';

/** The name in messages to users. */
export const channelName = '支付宝';

/** For a form made before the coupon was chosen: the whole price is paid, and the ticket is released. */
async function withoutCoupon(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  await settleTicket(tx, order.orderNo, 'release', now);
  await tx.update(orders).set({ couponFen: 0 }).where(eq(orders.orderNo, order.orderNo));
  return { ...order, couponFen: 0 };
}

/** The payment of a single order. The row lock serializes the payments of one order. */
async function orderArrived(tx: Db, orderNo: string, arrival: Arrival): Promise<'paid' | Unwanted> {
  const { channel, channelName, tradeNo, amountFen, payerId = null, paidAt, at } = arrival;
  const order = await lockOrder(tx, orderNo);
  if (!order) return fromNobody(`平台没有订单 ${orderNo}`);
  const waiting = order.state === orderStates.waitingForPayment;
  const dueFen = orderDueFen(order);
  if (waiting && (amountFen === dueFen || amountFen === order.totalFen)) {
    const payable = amountFen === dueFen ? order : await withoutCoupon(tx, order, at);
    const detail = `${channelName} ${moneyText(amountFen)}`;
    await settleOrder(tx, payable, { channel, tradeNo, paidAt, at, actorId: payerId, detail });
    return 'paid';
  }
  return {
    reason: waiting
      ? `订单 ${orderNo} 的应付金额为 ${moneyText(dueFen)}，与实付金额不一致`
      : `到账时订单 ${orderNo} 为“${orderStateLabels[order.state]}”`,
    userId: payerId ?? order.userId,
    payerName: order.companyName || order.holderName,
    order,
    link: `/core/orderDetail?orderNo=${orderNo}`,
  };
}

/** Uses the money for what it was paid for, according to the number that the channel returned. */
function applyArrival(tx: Db, arrival: Arrival): Promise<'paid' | Unwanted> {
  const known = readPaymentNumber(arrival.paidFor);
  switch (known?.purpose) {
    case 'order':
      return orderArrived(tx, known.no, arrival);
    case 'combined':
      return combinedArrived(tx, known.no, arrival);
    case 'recharge':
      return rechargeArrived(tx, known.no, arrival);
    default:
      return Promise.resolve(fromNobody(`平台没有编号 ${arrival.paidFor.slice(0, 64)}`));
  }
}

/**
 * Records a trade for which the channel has received money. A second notice about it waits here for the
 * first.
 */
async function enterTrade(tx: Db, arrival: Arrival): Promise<NoticeOutcome> {
  const { channel, tradeNo, paidFor, amountFen, paidAt, at } = arrival;
  const trade = and(eq(paymentTrades.channel, channel), eq(paymentTrades.tradeNo, tradeNo));
  const [entered] = await tx
    .insert(paymentTrades)
    .values({ channel, tradeNo, paidFor, amountFen, paidAt, enteredAt: at, outcome: 'paid' })
    .onConflictDoNothing()
    .returning({ tradeNo: paymentTrades.tradeNo });
  if (!entered) {
    const [known] = await tx.select().from(paymentTrades).where(trade);
    return known?.paidFor === paidFor && known.amountFen === amountFen ? 'repeated' : 'contradictory';
  }
  const used = await applyArrival(tx, arrival);
  if (used === 'paid') return 'paid';
  await returnMoney(tx, arrival, used);
  await tx.update(paymentTrades).set({ outcome: 'refund-due' }).where(trade);
  return 'refund-due';
}

/** Money is never refused because of the returned user id: an unknown id counts as no user. */
async function knownUser(tx: Db, id: string | undefined): Promise<string | undefined> {
  const [user] = id ? await tx.select({ id: users.id }).from(users).where(eq(users.id, id)) : [];
  return user?.id;
}

/**
 * Handles a notice that the channel has signed. Received money is always recorded, once: it pays its order,
 * or it goes back to the payer.
 */
export async function paymentArrived(
  notice: GenuineNotice,
  received: ReceivedNotice,
  context: AuditContext & { readonly services: Services },
): Promise<NoticeOutcome> {
  const { db, clock } = context.services;
  const { channel, channelName } = received;
  const { tradeNo, orderNo: paidFor, totalFen: amountFen, paidAt } = notice;
  return db.transaction(async (tx) => {
    const at = clock();
    const payerId = await knownUser(tx, notice.payerId);
    const arrival = { channel, channelName, tradeNo, paidFor, amountFen, payerId, paidAt, at };
    const outcome = notice.paid ? await enterTrade(tx, arrival) : 'not-paid';
    await recordNotice(tx, received, at, outcome);
    if (outcome === 'paid' || outcome === 'refund-due') {
      const purpose = readPaymentNumber(paidFor);
      await recordAudit(tx, context, {
        action: `payment.${outcome}`,
        subjectType: purpose?.purpose === 'order' ? 'order' : 'payment',
        subjectId: purpose?.no ?? paidFor.slice(0, 64),
        details: { tradeNo, amountFen },
      });
    }
    return outcome;
  });
}
