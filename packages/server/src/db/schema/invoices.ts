import type { InvoiceKind, InvoiceState, InvoiceTitle } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import {
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
import { users } from './accounts.js';
import { fen, instant } from './columns.js';
import { orders } from './orders.js';

/** The user's invoice titles; deleted ones are marked, because invoices refer to them. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    fields: jsonb('fields').$type<InvoiceTitle>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    uniqueIndex('invoice_titles_default')
      .on(t.userId)
      .where(sql`${t.isDefault} and ${t.removedAt} is null`),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    requestId: uuid('request_id').notNull(),
    /** Empty until it is issued. */
    number: text('number').notNull().default(''),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** A copy of the title: later changes do not affect it. */
    title: jsonb('title').$type<InvoiceTitle>().notNull(),
    amountFen: fen('amount_fen').notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    failure: text('failure').notNull().default(''),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    remark: text('remark').notNull().default(''),
    appliedAt: instant('applied_at').notNull(),
    issuedAt: instant('issued_at'),
    /** Set when a red (reversing) invoice was requested; the state shows when it was answered. */
    reversingAt: instant('reversing_at'),
    reversalNumber: text('reversal_number').notNull().default(''),
    reversedAt: instant('reversed_at'),
    /** The invoice that this one replaces after an exchange. */
    replaces: integer('replaces').unique('invoices_replaces_unique'),
  },
  (t) => [
    uniqueIndex('invoices_request').on(t.userId, t.requestId),
    uniqueIndex('invoices_number')
      .on(t.number)
      .where(sql`${t.number} <> ''`),
    index('invoices_state').on(t.state, t.id),
  ],
);

/** An order is on at most one valid invoice. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    amountFen: fen('amount_fen').notNull(),
    live: boolean('live').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.orderNo] }),
    uniqueIndex('invoice_orders_live')
      .on(t.orderNo)
      .where(sql`${t.live}`),
  ],
);

/** Invoices to be mailed, and mailed ones; see `modules/invoices/mail.ts`. */
export const invoiceMails = pgTable(
  'invoice_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    email: text('email').notNull(),
    /** Time of the request. */
    at: instant('at').notNull(),
    /**
     * The next attempt; null: at once. An attempt postpones this first, so that no other instance does the
     * same.
     */
    dueAt: instant('due_at'),
    tries: integer('tries').notNull().default(0),
    /** When the gateway accepted it. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('invoice_mails_open')
      .on(t.id)
      .where(sql`${t.sentAt} is null`),
  ],
);
