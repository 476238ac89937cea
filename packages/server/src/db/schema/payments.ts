import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { fen, instant } from './columns.js';
import { orders } from './orders.js';

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

/** Every notice that arrived, good or bad, as evidence. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    receivedAt: instant('received_at').notNull(),
    orderNo: text('order_no').notNull().default(''),
    tradeNo: text('trade_no').notNull().default(''),
    accepted: boolean('accepted').notNull(),
    /** What was decided, e.g. `paid`, `repeated`, `bad-signature`, `wrong-amount`. */
    outcome: text('outcome').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
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
