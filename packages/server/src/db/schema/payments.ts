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

/**
 * `succeeded` paid its order; `refund-due` is money for an order that no longer needs it, `refunded` after
 * the refund.
 */
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
 * Every trade for which a channel has received money, recorded once: later notices about it move no money.
 * Unused money (`refund-due`) has a row in `refunds` for finance.
 */
export const paymentTrades = pgTable(
  'payment_trades',
  {
    channel: text('channel').notNull(),
    tradeNo: text('trade_no').notNull(),
    /** The reference that the channel returned: our number with its attempt, or anything in a forged form. */
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

/** Every distinct notice that the channel signed, as evidence; a repeated one only increments a count. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    receivedAt: instant('received_at').notNull(),
    orderNo: text('order_no').notNull().default(''),
    tradeNo: text('trade_no').notNull().default(''),
    accepted: boolean('accepted').notNull(),
    /** What was decided at its first arrival, e.g. `paid`, `repeated`, `refund-due`. */
    outcome: text('outcome').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** Hash of the fields. */
    digest: text('digest').notNull().unique('payment_notifications_digest_unique'),
    times: integer('times').notNull().default(1),
  },
  (t) => [index('payment_notifications_order').on(t.orderNo)],
);

/** Money movements. The business key ensures that each happens once. */
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

/** The result of a finished day for the finance desk: both sums, and every trade that differs. */
export const reconciliations = pgTable('reconciliations', {
  day: text('day').primaryKey(),
  portalFen: fen('portal_fen').notNull(),
  gatewayFen: fen('gateway_fen').notNull(),
  count: integer('count').notNull(),
  /** `bill` is the channel's own list; `notices` are its signed notices if it has no list. */
  source: text('source').$type<'bill' | 'notices'>().notNull(),
  differences: jsonb('differences').$type<ReconciliationDifference[]>().notNull(),
  at: instant('at').notNull(),
  /** The finance user who checked the day and closed it; null while it is open. */
  closedBy: uuid('closed_by').references(() => users.id),
  closedAt: instant('closed_at'),
  explanation: text('explanation').notNull().default(''),
});

/**
 * Trades for which the sandbox has received money: its side of the bill. A real channel does not write here.
 */
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
