import type { finance, ResultOf } from '@ca-portal/api/contract';
import { and, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { dayEnd, dayStart } from '../../db/beijing-day.js';
import type { Db } from '../../db/db.js';
import { paymentNotifications, paymentTrades } from '../../db/schema/index.js';
import { yuanToFen } from '../../kernel/money.js';
import type { ChannelTrade } from '../../ports/payment/index.js';
import type { Services } from '../../context/services.js';
import type { NoticeOutcome } from '../../services/money/index.js';

type Reconciliation = ResultOf<(typeof finance)['reconciliation']>;
type TradeRow = typeof paymentTrades.$inferSelect;
type NoticeRow = typeof paymentNotifications.$inferSelect;

const channel = 'alipay';
/** Outcomes of notices that prove money at the gateway, whatever the portal did with them. */
const contradictory: NoticeOutcome = 'contradictory';
const provenOutcomes: NoticeOutcome[] = ['paid', 'repeated', 'refund-due', contradictory];

const fenOf = (notice: NoticeRow | undefined): number | null =>
  yuanToFen(notice?.fields['total_amount'] ?? '') ?? null;

/** The channel's side of a trade: its line in the bill, if any, and its notices. */
interface Theirs {
  notices: NoticeRow[];
  billed: ChannelTrade | undefined;
}

/** What a person has to check; undefined if both sides agree and the money was used. */
function noteOn(trade: TradeRow | undefined, theirs: Theirs): string | undefined {
  if (!trade) return '支付渠道已收款，门户没有入账';
  if (!theirs.billed && theirs.notices.length === 0) return '门户已入账，没有收到支付渠道的通知';
  if (theirs.notices.some(({ outcome }) => outcome === contradictory)) return '同一交易的通知内容不一致';
  const amounts = [...(theirs.billed ? [theirs.billed.amountFen] : []), ...theirs.notices.map(fenOf)];
  if (amounts.some((fen) => fen !== trade.amountFen)) return '金额不一致';
  return trade.outcome === 'refund-due' ? '未用于支付，等待退款' : undefined;
}

/**
 * The notices that belong to a day: all of its trades, whenever they came, for the notice of a payment just
 * before midnight arrives after it; of the others that came on this day, those whose money is recorded
 * nowhere, and those that contradict the trade of another day, which may be closed already.
 */
const noticesOf = (
  db: Db,
  from: Date,
  to: Date,
): Promise<{ notice: NoticeRow; trade: TradeRow | null }[]> => {
  const ofTheDay = and(gte(paymentTrades.paidAt, from), lt(paymentTrades.paidAt, to));
  const receivedThen = and(
    gte(paymentNotifications.receivedAt, from),
    lt(paymentNotifications.receivedAt, to),
    or(isNull(paymentTrades.tradeNo), eq(paymentNotifications.outcome, contradictory)),
  );
  return db
    .select({ notice: paymentNotifications, trade: paymentTrades })
    .from(paymentNotifications)
    .leftJoin(
      paymentTrades,
      and(
        eq(paymentTrades.channel, paymentNotifications.channel),
        eq(paymentTrades.tradeNo, paymentNotifications.tradeNo),
      ),
    )
    .where(
      and(
        eq(paymentNotifications.channel, channel),
        inArray(paymentNotifications.outcome, provenOutcomes),
        or(ofTheDay, receivedThen),
      ),
    )
    .orderBy(paymentNotifications.id);
};

/**
 * A day's trades on both sides. The channel's side is its own list of the day, if it has one, and its signed
 * notices. A trade that only one side has is a difference.
 */
export async function reconcile(
  { db, payment }: Pick<Services, 'db' | 'payment'>,
  day: string,
): Promise<Reconciliation> {
  const [from, to] = [dayStart(day), dayEnd(day)];
  const bill = await payment.listTrades?.(from, to);
  const ours = await db
    .select()
    .from(paymentTrades)
    .where(
      and(eq(paymentTrades.channel, channel), gte(paymentTrades.paidAt, from), lt(paymentTrades.paidAt, to)),
    );
  const trades = new Map(ours.map((trade) => [trade.tradeNo, trade]));
  /** Trades of other days that a notice of this day contradicts. */
  const contradicted = new Map<string, TradeRow>();
  const notices = new Map<string, NoticeRow[]>();
  for (const { notice, trade } of await noticesOf(db, from, to)) {
    notices.set(notice.tradeNo, [...(notices.get(notice.tradeNo) ?? []), notice]);
    if (trade && !trades.has(trade.tradeNo)) contradicted.set(trade.tradeNo, trade);
  }
  const billed = new Map(bill?.map((trade) => [trade.tradeNo, trade]));
  const differences: Reconciliation['differences'] = [];
  let gatewayFen = 0;
  for (const tradeNo of [...new Set([...trades.keys(), ...billed.keys(), ...notices.keys()])].toSorted()) {
    const trade = trades.get(tradeNo) ?? contradicted.get(tradeNo);
    const said = notices.get(tradeNo) ?? [];
    const line = billed.get(tradeNo);
    const amountFen = line?.amountFen ?? fenOf(said.at(-1));
    // The money of another day's trade is in the sums of that day.
    if (!contradicted.has(tradeNo)) gatewayFen += amountFen ?? 0;
    const note = noteOn(trade, { notices: said, billed: line });
    if (note === undefined) continue;
    const orderNo = trade?.paidFor ?? line?.paidFor ?? said[0]?.orderNo ?? '';
    differences.push({ orderNo, tradeNo, portalFen: trade?.amountFen ?? null, gatewayFen: amountFen, note });
  }
  return {
    day,
    portalFen: ours.reduce((sum, { amountFen }) => sum + amountFen, 0),
    gatewayFen,
    count: ours.length,
    source: bill ? 'bill' : 'notices',
    differences,
  };
}
