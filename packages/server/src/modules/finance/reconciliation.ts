import type { finance, ResultOf } from '@ca-portal/api/contract';
import { and, eq, gte, inArray, like, lt } from 'drizzle-orm';
import { dayEnd, dayStart } from '../../db/beijing-day.js';
import type { Db } from '../../db/db.js';
import { paymentNotifications, payments } from '../../db/schema/index.js';
import { yuanToFen } from '../../ports/payment/amount.js';

type Reconciliation = ResultOf<(typeof finance)['reconciliation']>;

/** Notices that prove money at the gateway, whatever the portal made of them. */
const provenOutcomes = ['paid', 'repeated', 'refund-due', 'wrong-amount', 'unknown-order'];

/**
 * A day's single-order payments on both sides. The gateway's side are its signed notices: what it told us and
 * we did not enter is a difference, and so is what we entered without its word.
 */
export async function reconcile(db: Db, day: string): Promise<Reconciliation> {
  const within = { from: dayStart(day), to: dayEnd(day) };
  const ours = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.channel, 'alipay'), gte(payments.paidAt, within.from), lt(payments.paidAt, within.to)),
    )
    .orderBy(payments.tradeNo);
  const notices = await db
    .select()
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.channel, 'alipay'),
        inArray(paymentNotifications.outcome, provenOutcomes),
        like(paymentNotifications.orderNo, 'DD%'),
        gte(paymentNotifications.receivedAt, within.from),
        lt(paymentNotifications.receivedAt, within.to),
      ),
    )
    .orderBy(paymentNotifications.id);
  const theirs = new Map(notices.map((notice) => [notice.tradeNo, notice]));
  const portal = new Map(ours.map((payment) => [payment.tradeNo, payment]));
  const gatewayFenOf = (tradeNo: string): number | null =>
    yuanToFen(theirs.get(tradeNo)?.fields['total_amount'] ?? '') ?? null;
  const differences: Reconciliation['differences'] = [];
  for (const tradeNo of [...new Set([...portal.keys(), ...theirs.keys()])].toSorted()) {
    const payment = portal.get(tradeNo);
    const gatewayFen = gatewayFenOf(tradeNo);
    const portalFen = payment?.amountFen ?? null;
    if (portalFen === gatewayFen && payment?.status !== 'refund-due') continue;
    const note = () => {
      if (portalFen === null) return '支付渠道已收款，门户没有入账';
      if (gatewayFen === null) return '门户已入账，没有收到支付渠道的通知';
      return portalFen === gatewayFen ? '订单已不需要支付，等待退款' : '金额不一致';
    };
    const orderNo = payment?.orderNo ?? theirs.get(tradeNo)?.orderNo ?? '';
    if (!/^DD\d{14}$/.test(orderNo)) continue;
    differences.push({ orderNo, tradeNo, portalFen, gatewayFen, note: note() });
  }
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return {
    day,
    portalFen: sum(ours.map(({ amountFen }) => amountFen)),
    gatewayFen: sum([...theirs.keys()].map(gatewayFenOf)),
    count: ours.length,
    differences,
  };
}
