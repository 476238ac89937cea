import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.js';
import { certificates } from './certificates.js';
import { instant } from './columns.js';

/** Second tokens for the prepaid account; only their hashes are stored. They end with their session. */
export const paymentTokens = pgTable(
  'payment_tokens',
  {
    secretHash: text('secret_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    roleId: smallint('role_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('payment_tokens_session').on(t.sessionId)],
);

/** Used tickets of other systems, kept until they would have expired. */
export const usedTickets = pgTable('used_tickets', {
  id: text('id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** One-time tokens of links that open a session; only their hashes are stored. */
export const loginLinks = pgTable('login_links', {
  secretHash: text('secret_hash').primaryKey(),
  /** The creator's session: the link ends with it. */
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  roleId: smallint('role_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/**
 * Requests of users who lost their registered phone. Two people of the office check them, the second after the old
 * number has had time to object.
 */
export const phoneRecoveries = pgTable(
  'phone_recoveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    newPhone: text('new_phone').notNull(),
    state: text('state').$type<'waiting' | 'approved' | 'rejected'>().notNull().default('waiting'),
    createdAt: instant('created_at').notNull(),
    /** The first of the two who have to approve. */
    firstApprovedBy: uuid('first_approved_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    /** Why it was refused; empty otherwise. */
    refusal: text('refusal').notNull().default(''),
  },
  (t) => [index('phone_recoveries_state').on(t.state, t.id)],
);

/** Phones that receive the reminders of a certificate. */
export const certificatePhones = pgTable('certificate_phones', {
  certificateId: uuid('certificate_id')
    .primaryKey()
    .references(() => certificates.id),
  phone: text('phone').notNull(),
  boundBy: uuid('bound_by')
    .notNull()
    .references(() => users.id),
  boundAt: instant('bound_at').notNull(),
});
