import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fen, instant } from './columns.js';
import { users } from './accounts.js';
import { orders } from './orders.js';

export interface ReconciliationDifference {
  orderNo: string;
  tradeNo: string;
  portalFen: number | null;
  gatewayFen: number | null;
  note: string;
}

/** `succeeded` paid its order; `refund-due` is money that came for an order that no longer wants it, `refunded` once it is back. */
export type PaymentStatus = 'succeeded' | 'refund-due' | 'refunded';

export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    channel: text('channel').notNull(),
    /** The outside party's number of the trade. */
    tradeNo: text('trade_no').notNull(),
    amountFen: fen('amount_fen').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    paidAt: instant('paid_at').notNull(),
  },
  (t) => [
    uniqueIndex('payments_trade').on(t.channel, t.tradeNo),
    uniqueIndex('payments_once_per_order')
      .on(t.orderNo)
      .where(sql`${t.status} = 'succeeded'`),
  ],
);

/**
 * Every trade for which a channel has taken money, entered once: whatever comes about it later moves nothing again. What
 * was not used (`refund-due`) has a row in `refunds` for finance.
 */
export const paymentTrades = pgTable(
  'payment_trades',
  {
    channel: text('channel').notNull(),
    tradeNo: text('trade_no').notNull(),
    /** What the channel was told that it is for: a number of ours with its attempt, or anything in a forged form. */
    paidFor: text('paid_for').notNull(),
    amountFen: fen('amount_fen').notNull(),
    outcome: text('outcome').$type<'paid' | 'refund-due'>().notNull(),
    paidAt: instant('paid_at').notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channel, t.tradeNo] }),
    index('payment_trades_paid_at').on(t.channel, t.paidAt),
  ],
);

/** Every different notice that the channel has signed, as evidence; the same one again only counts. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    receivedAt: instant('received_at').notNull(),
    orderNo: text('order_no').notNull().default(''),
    tradeNo: text('trade_no').notNull().default(''),
    accepted: boolean('accepted').notNull(),
    /** What was decided when it first came, e.g. `paid`, `repeated`, `refund-due`. */
    outcome: text('outcome').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** Hash of the fields. */
    digest: text('digest').notNull().unique('payment_notifications_digest_unique'),
    times: integer('times').notNull().default(1),
  },
  (t) => [index('payment_notifications_order').on(t.orderNo)],
);

/** Money that moved. The business key makes every movement happen once. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessKey: text('business_key').notNull().unique('ledger_entries_business_key_unique'),
    orderNo: text('order_no').references(() => orders.orderNo),
    paymentId: uuid('payment_id').references(() => payments.id),
    account: text('account').notNull(),
    /** Positive into the account, negative out of it. */
    amountFen: fen('amount_fen').notNull(),
    at: instant('at').notNull(),
    memo: text('memo').notNull().default(''),
  },
  (t) => [index('ledger_entries_order').on(t.orderNo)],
);

/** What the finance desk sees of a day, once it is over: both sums, and every trade on which they differ. */
export const reconciliations = pgTable('reconciliations', {
  day: text('day').primaryKey(),
  portalFen: fen('portal_fen').notNull(),
  gatewayFen: fen('gateway_fen').notNull(),
  count: integer('count').notNull(),
  /** `bill` is the channel's own list, `notices` its signed notices where it gives no list. */
  source: text('source').$type<'bill' | 'notices'>().notNull(),
  differences: jsonb('differences').$type<ReconciliationDifference[]>().notNull(),
  at: instant('at').notNull(),
  /** Finance has looked at it and answers for it; null while the day is open. */
  closedBy: uuid('closed_by').references(() => users.id),
  closedAt: instant('closed_at'),
  explanation: text('explanation').notNull().default(''),
});

/** Trades for which the sandbox has taken money: its side of the bill. A real channel does not write here. */
export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    tradeNo: text('trade_no').primaryKey(),
    paidFor: text('paid_for').notNull(),
    amountFen: fen('amount_fen').notNull(),
    paidAt: instant('paid_at').notNull(),
  },
  (t) => [index('sandbox_trades_paid_at').on(t.paidAt)],
);
