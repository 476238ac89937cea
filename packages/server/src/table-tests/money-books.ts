import { orderStates } from '@ca-portal/api/domain';
import { and, eq, inArray, like } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import {
  couponTickets,
  ledgerEntries,
  orders,
  paymentTrades,
  payments,
  prestoreAccounts,
  prestoreMovements,
  refunds,
  settlementOrders,
  transfers,
} from '../db/schema/index.js';

export interface Books {
  /** Inconsistencies, in words; must be empty. */
  readonly faults: string[];
  /** Final states of the orders. */
  readonly states: number[];
}
interface Looked {
  /** Number of the sequence: the prefix of its trades. */
  readonly no: number;
  readonly orderNos: readonly string[];
  readonly ticketId: number;
  /** Omitted if many sequences share the account: `accountFaults` then checks it once for all of them. */
  readonly accountId?: string;
  /** True if finance has always confirmed the amount on the slip; the decision itself keeps no amount. */
  readonly bySlip?: boolean;
}

const sum = (rows: readonly { amountFen: number }[]) =>
  rows.reduce((all, { amountFen }) => all + amountFen, 0);
const unpaid: readonly number[] = [orderStates.waitingForPayment, orderStates.cancelled, orderStates.closed];

/** Checks that orders, ledger, refunds, prepaid account, trades and coupon are consistent. */
export async function booksOf(
  db: Db,
  { no, orderNos, ticketId, accountId, bySlip = false }: Looked,
): Promise<Books> {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderNo, [...orderNos]));
  const paid = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderNo, [...orderNos]));
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.orderNo, [...orderNos]));
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderNo, [...orderNos]));
  for (const { orderNo, state, totalFen, couponFen } of rows) {
    const own = paid.filter((one) => one.orderNo === orderNo);
    const good = own.filter(({ status }) => status === 'succeeded');
    must(good.length <= 1, `${orderNo} is paid ${good.length} times`);
    const returns = new Set(own.filter(({ status }) => status !== 'succeeded').map(({ id }) => id));
    const returned = back.filter((one) => one.orderNo === orderNo && returns.has(one.paymentId ?? ''));
    must(returned.length === returns.size, `${orderNo}: money that nobody gives back`);
    const returnKeys = returned.map(({ id }) => `refund:${id}:`);
    const ownMoney = entries.filter(
      (one) =>
        one.orderNo === orderNo &&
        !returns.has(one.paymentId ?? '') &&
        !returnKeys.some((key) => one.businessKey.startsWith(key)),
    );
    const dueFen = totalFen - couponFen;
    const done = back.find(
      (one) => one.orderNo === orderNo && one.state === 'paid' && !returns.has(one.paymentId ?? ''),
    );
    const expected = unpaid.includes(state)
      ? 0
      : state === orderStates.refunded
        ? dueFen - (done?.amountFen ?? Number.NaN)
        : dueFen;
    must(sum(ownMoney) === expected, `${orderNo} in ${state} holds ${sum(ownMoney)} instead of ${expected}`);
    for (const one of returned) {
      const moved = entries.filter(
        (entry) => entry.paymentId === one.paymentId || entry.businessKey.startsWith(`refund:${one.id}:`),
      );
      must(sum(moved) === (one.state === 'paid' ? 0 : one.amountFen), `refund ${one.id} does not add up`);
    }
  }
  if (accountId !== undefined) faults.push(...(await accountFaults(db, accountId, orderNos)));
  const trades = await db
    .select()
    .from(paymentTrades)
    .where(like(paymentTrades.tradeNo, `S${no}-%`));
  const entered = await db
    .select()
    .from(ledgerEntries)
    .where(like(ledgerEntries.businessKey, `pay:alipay:S${no}-%`));
  must(sum(trades) === sum(entered), `alipay took ${sum(trades)}, the ledger has ${sum(entered)}`);
  if (bySlip) faults.push(...(await transferFaults(db, orderNos)));
  const [ticket] = await db.select().from(couponTickets).where(eq(couponTickets.id, ticketId));
  const wearers = rows.filter(
    ({ couponFen, state }) =>
      couponFen > 0 &&
      !([orderStates.cancelled, orderStates.closed, orderStates.refunded] as number[]).includes(state),
  );
  must(wearers.length <= 1, 'one coupon serves two orders');
  const wanted = wearers[0] ? (wearers[0].state === orderStates.waitingForPayment ? '3' : '1') : '0';
  must(ticket?.state === wanted, `the coupon is ${ticket?.state} instead of ${wanted}`);
  return { faults, states: rows.map(({ state }) => state) };
}

/** All that came by a confirmed transfer must be in the ledger: as payments, and as money to return. */
async function transferFaults(db: Db, orderNos: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const decided = await db
    .selectDistinct({ no: transfers.transferNo, receivedFen: transfers.transferredFen })
    .from(transfers)
    .innerJoin(settlementOrders, eq(settlementOrders.settlementNo, transfers.transferNo))
    .where(and(inArray(settlementOrders.orderNo, [...orderNos]), eq(transfers.state, 'confirmed')));
  for (const { no, receivedFen } of decided) {
    const entered = await db
      .select()
      .from(ledgerEntries)
      .where(like(ledgerEntries.businessKey, `pay:transfer:${no}/%`));
    if (sum(entered) !== receivedFen)
      faults.push(`${no} brought ${receivedFen}, the ledger has ${sum(entered)}`);
  }
  return faults;
}

/** Every movement of the account must match the balances, and the orders that it paid. */
export async function accountFaults(
  db: Db,
  accountId: string,
  orderNos: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.orderNo, [...orderNos]));
  const asked = new Set<string | null>(orderNos);
  const [account] = await db.select().from(prestoreAccounts).where(eq(prestoreAccounts.id, accountId));
  const moves = await db.select().from(prestoreMovements).where(eq(prestoreMovements.accountId, accountId));
  must(
    account?.availableFen === sum(moves),
    `the balance is ${account?.availableFen}, its movements ${sum(moves)}`,
  );
  const frozen = -sum(moves.filter(({ kind }) => kind === 'freeze' || kind === 'unfreeze'));
  must(account?.frozenFen === frozen, `frozen is ${account?.frozenFen}, its movements ${frozen}`);
  must(
    moves.every(({ balanceFen }) => balanceFen >= 0),
    'the balance was below zero',
  );
  must(
    moves.every(({ postings }) => postings.reduce((all, one) => all + one.debitFen - one.creditFen, 0) === 0),
    'a posting has one side',
  );
  const spent = -sum(
    moves.filter(({ kind, orderNo }) => ['spend', 'refund'].includes(kind) && asked.has(orderNo)),
  );
  const entered = sum(entries.filter(({ account: one }) => one === 'balance'));
  must(spent === entered, `the account spent ${spent}, the ledger has ${entered}`);
  return faults;
}
