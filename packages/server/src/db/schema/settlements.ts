import type { OrderState } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies, users } from './accounts.js';
import { fen, instant } from './columns.js';
import { orders } from './orders.js';
import { payments } from './payments.js';
import { prestoreAccounts } from './prestore.js';

/** One payment for several orders, balance first and the rest by Alipay: all or nothing (dossier 4.3). */
export const combinedPayments = pgTable(
  'combined_payments',
  {
    combinedNo: text('combined_no').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    roleId: smallint('role_id').notNull(),
    requestId: uuid('request_id').notNull(),
    accountId: uuid('account_id').references(() => prestoreAccounts.id),
    totalFen: fen('total_fen').notNull(),
    balanceFen: fen('balance_fen').notNull(),
    alipayFen: fen('alipay_fen').notNull(),
    state: text('state').$type<'waiting' | 'paid' | 'failed'>().notNull(),
    releaseAt: instant('release_at').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('combined_payments_request').on(t.userId, t.requestId),
    index('combined_payments_state').on(t.state, t.releaseAt),
  ],
);

/** Bank transfers that pay orders; one may cover several. */
export const transfers = pgTable(
  'transfers',
  {
    transferNo: text('transfer_no').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    roleId: smallint('role_id').notNull(),
    companyId: uuid('company_id').references(() => companies.id),
    companyName: text('company_name').notNull().default(''),
    requestId: uuid('request_id').notNull(),
    amountFen: fen('amount_fen').notNull(),
    remarkCode: text('remark_code').notNull(),
    state: text('state').$type<'waiting' | 'confirming' | 'confirmed' | 'refused'>().notNull(),
    slipFileId: uuid('slip_file_id'),
    transferredFen: fen('transferred_fen'),
    transferDay: date('transfer_day'),
    refusal: text('refusal').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    slipAt: instant('slip_at'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('transfers_request').on(t.userId, t.requestId),
    index('transfers_state').on(t.state, t.slipAt),
  ],
);

/**
 * Which orders a combined payment or a transfer covers, with the amounts. An order waits for at most one of
 * them.
 */
export const settlementOrders = pgTable(
  'settlement_orders',
  {
    settlementNo: text('settlement_no').notNull(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    amountFen: fen('amount_fen').notNull(),
    position: integer('position').notNull(),
    /** False after the settlement failed. */
    live: boolean('live').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.settlementNo, t.orderNo] }),
    uniqueIndex('settlement_orders_live')
      .on(t.orderNo)
      .where(sql`${t.live}`),
  ],
);

/** Money to be paid back, of an order or of a balance; finance decides. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The cause: the same cause cannot request twice. */
    businessKey: text('business_key').notNull().unique('refunds_business_key_unique'),
    kind: text('kind').$type<'order' | 'balance'>().notNull(),
    orderNo: text('order_no').references(() => orders.orderNo),
    /** The payment that is refunded; null for a balance, and for money that paid no order. */
    paymentId: uuid('payment_id').references(() => payments.id),
    accountId: uuid('account_id').references(() => prestoreAccounts.id),
    userId: uuid('user_id').references(() => users.id),
    companyName: text('company_name').notNull().default(''),
    /** The refunded amount. */
    amountFen: fen('amount_fen').notNull(),
    deductionFen: fen('deduction_fen').notNull().default(0),
    channel: text('channel').notNull(),
    path: text('path').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<'waiting' | 'paying' | 'paid' | 'refused' | 'withdrawn'>().notNull(),
    refusal: text('refusal').notNull().default(''),
    /** State of the order at the request: the deduction depends on it. */
    orderState: smallint('order_state').$type<OrderState>(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    /** The first approver, if the amount needs two. */
    firstApprovedBy: uuid('first_approved_by').references(() => users.id),
  },
  (t) => [index('refunds_order').on(t.orderNo), index('refunds_state').on(t.state, t.id)],
);
