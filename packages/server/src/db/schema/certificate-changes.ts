import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { certificates, issueAttempts } from './certificates.js';
import { instant } from './columns.js';
import { orders } from './orders.js';

/** The subject of a change order. Stored as entered in the form, because review and writing come later. */
export interface ChangeFacts {
  reason?: string;
  explanation?: string;
  /** Of a replacement: what the user typed; `explanation` is derived from it. */
  typed?: { explanation: string; returnsOldLock: boolean };
  platformCodes?: string[];
  providerCode?: string;
  changes?: { key: string; label: string; before: string; after: string }[];
  seal?: { registrationNumber: string; sealCode: string; employer: string; validUntil: string };
  /** Certificates that an enterprise change touches. */
  touched?: string[];
}

/**
 * Orders that start from a certificate. An enterprise change that touches several locks is one head order with
 * a child (企业子订单) for each lock, written by its holder.
 */
export const changeOrders = pgTable(
  'change_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id),
    headOrderNo: text('head_order_no').references(() => orders.orderNo),
    facts: jsonb('facts').$type<ChangeFacts>().notNull(),
    /** End date of the certificate to be written; null keeps the old one's. */
    notAfter: instant('not_after'),
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    index('change_orders_certificate').on(t.certificateId),
    index('change_orders_head').on(t.headOrderNo),
  ],
);

export type ReminderReason = 'afterOpening' | 'renewal';

/** One reminder of each kind per certificate; setting it again moves it. */
export const certificateReminders = pgTable(
  'certificate_reminders',
  {
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id),
    reason: text('reason').$type<ReminderReason>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Beijing day. */
    day: text('day').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [primaryKey({ columns: [t.certificateId, t.reason] }), index('certificate_reminders_day').on(t.day)],
);

/** Locks reported as lost. */
export const certificateLosses = pgTable(
  'certificate_losses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id),
    reportedBy: uuid('reported_by')
      .notNull()
      .references(() => users.id),
    explanation: text('explanation').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('certificate_losses_certificate').on(t.certificateId)],
);

/** QR texts with which a phone fetches its certificate; the code is derived from the id, see the module. */
export const mobileBindings = pgTable(
  'mobile_bindings',
  {
    id: uuid('id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    codeHash: text('code_hash').notNull().unique('mobile_bindings_code_unique'),
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    scannedAt: instant('scanned_at'),
    installedAt: instant('installed_at'),
    certificateId: uuid('certificate_id').references(() => certificates.id),
  },
  (t) => [index('mobile_bindings_order').on(t.orderNo, t.createdAt)],
);

/** Requests of the authorities' own protocols; a request id belongs to the order that used it first. */
export const authorityRequests = pgTable(
  'authority_requests',
  {
    id: uuid('id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    authority: text('authority').notNull(),
    call: text('call').notNull(),
    requestId: text('request_id').notNull(),
    issueId: uuid('issue_id')
      .notNull()
      .references(() => issueAttempts.id),
    certificateId: uuid('certificate_id').references(() => certificates.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('authority_requests_request').on(t.requestId),
    index('authority_requests_order').on(t.orderNo),
  ],
);
