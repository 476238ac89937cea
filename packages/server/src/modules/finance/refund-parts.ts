import type { finance, ResultOf } from '@ca-portal/api/contract';
import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  companyRecords,
  ledgerEntries,
  payments,
  paymentTrades,
  prestoreAccounts,
  recharges,
  refunds,
  transfers,
} from '../../db/schema/index.js';
import { isMoneyToReturn, isTransfer, tradeOf, transferChannel } from '../../services/money/index.js';
import { balanceShare } from './balance-share.js';
import type { RefundRow } from './decide-refund.js';

/* Where the money of a refund goes, for the officer who has to send it: ways, amounts, numbers, account. */

type RefundView = ResultOf<(typeof finance)['decideRefund']>;
type Part = RefundView['parts'][number];

/** The part that goes back through Alipay, with our number as Alipay's pages show it. */
async function alipayPart(db: Db, tradeNo: string, amountFen: number): Promise<Part> {
  const [trade] = await db
    .select({ paidFor: paymentTrades.paidFor })
    .from(paymentTrades)
    .where(and(eq(paymentTrades.channel, 'alipay'), eq(paymentTrades.tradeNo, tradeNo)));
  // The reference is the channel's word: in a forged form it may be anything.
  return { to: 'alipay', amountFen, tradeNo, paymentNo: (trade?.paidFor ?? '').slice(0, 64) };
}
const bankPart = (amountFen: number, tradeNo = ''): Part => ({
  to: 'bank',
  amountFen,
  tradeNo,
  paymentNo: '',
});

/** The channel's number of the paid trade: several orders paid at once share it, each with its own `/n`. */
async function tradeNoOf(db: Db, row: RefundRow): Promise<string> {
  if (isMoneyToReturn(row)) return tradeOf(row);
  if (!row.paymentId) return '';
  const [payment] = await db
    .select({ tradeNo: payments.tradeNo })
    .from(payments)
    .where(eq(payments.id, row.paymentId));
  if (row.channel !== 'combined') return payment?.tradeNo ?? '';
  // A combined payment has our own number there; Alipay's stands in the ledger only.
  const prefix = 'pay:alipay:';
  const [entry] = await db
    .select({ key: ledgerEntries.businessKey })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.paymentId, row.paymentId),
        eq(ledgerEntries.account, 'alipay'),
        gt(ledgerEntries.amountFen, 0),
      ),
    );
  return entry?.key.slice(prefix.length) ?? '';
}

/**
 * What a refund of a person's balance takes from his recharges, newest first. Earlier refunds are drawn before
 * it in the same way, so that no trade is named for more than it paid. What no recharge covers goes to a bank.
 */
async function rechargeParts(db: Db, row: RefundRow, accountId: string): Promise<Part[]> {
  const paid = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.accountId, accountId), eq(recharges.state, 'paid')))
    .orderBy(asc(recharges.decidedAt), asc(recharges.rechargeNo));
  const drawing = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.accountId, accountId),
        lte(refunds.id, row.id),
        or(eq(refunds.id, row.id), inArray(refunds.state, ['waiting', 'paying', 'paid'])),
      ),
    )
    .orderBy(asc(refunds.id));
  const left = new Map(paid.map(({ rechargeNo, amountFen }) => [rechargeNo, amountFen]));
  let parts: Part[] = [];
  for (const { amountFen, createdAt } of drawing) {
    let missing = amountFen;
    parts = [];
    for (const one of paid.toReversed()) {
      const fen = Math.min(missing, left.get(one.rechargeNo) ?? 0);
      if (fen === 0 || (one.decidedAt ?? createdAt) > createdAt) continue;
      left.set(one.rechargeNo, (left.get(one.rechargeNo) ?? 0) - fen);
      missing -= fen;
      parts.push(
        one.method === 'alipay' ? await alipayPart(db, one.tradeNo, fen) : bankPart(fen, one.rechargeNo),
      );
    }
    if (missing > 0) parts.push(bankPart(missing));
  }
  return parts;
}

/** The recorded account of a company; empty texts for a person, and for what nobody has recorded. */
async function payeeOf(db: Db, name: string, companyId: string | null): Promise<RefundView['payee']> {
  const [record] = companyId
    ? await db
        .select({ billing: companyRecords.billing })
        .from(companyRecords)
        .where(eq(companyRecords.companyId, companyId))
    : [];
  return { name, bank: record?.billing['bank'] ?? '', account: record?.billing['account'] ?? '' };
}

const companyOf = async (db: Db, accountId: string): Promise<string | null> => {
  const [account] = await db
    .select({ companyId: prestoreAccounts.companyId })
    .from(prestoreAccounts)
    .where(eq(prestoreAccounts.id, accountId));
  return account?.companyId ?? null;
};

/** Who made a bank transfer, of orders or of a recharge. */
async function transferrer(db: Db, no: string, { companyName }: RefundRow): Promise<RefundView['payee']> {
  if (isTransfer(no)) {
    const [row] = await db.select().from(transfers).where(eq(transfers.transferNo, no));
    return payeeOf(db, row?.companyName || companyName, row?.companyId ?? null);
  }
  const [row] = await db.select().from(recharges).where(eq(recharges.rechargeNo, no));
  return payeeOf(db, companyName, row ? await companyOf(db, row.accountId) : null);
}

/** The parts of a refund, and the account of the part that goes to a bank. */
export async function refundParts(
  db: Db,
  row: RefundRow,
): Promise<{ parts: Part[]; payee: RefundView['payee'] }> {
  if (row.kind === 'balance') {
    const companyId = row.accountId ? await companyOf(db, row.accountId) : null;
    const parts =
      companyId || !row.accountId ? [bankPart(row.amountFen)] : await rechargeParts(db, row, row.accountId);
    const toBank = parts.some(({ to }) => to === 'bank');
    return { parts, payee: toBank ? await payeeOf(db, row.companyName, companyId) : null };
  }
  const [tradeNo = ''] = (await tradeNoOf(db, row)).split('/');
  if (row.channel === transferChannel) {
    return { parts: [bankPart(row.amountFen, tradeNo)], payee: await transferrer(db, tradeNo, row) };
  }
  const { balanceFen } = await balanceShare(db, row);
  const outsideFen = row.amountFen - balanceFen;
  const parts: Part[] = [];
  if (outsideFen > 0) parts.push(await alipayPart(db, tradeNo, outsideFen));
  if (balanceFen > 0) parts.push({ to: 'balance', amountFen: balanceFen, tradeNo: '', paymentNo: '' });
  return { parts, payee: null };
}
