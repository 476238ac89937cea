import type { ApplicationState, ApplyRole, InvitationState } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies, users } from './accounts.js';
import { instant } from './columns.js';

/**
 * Who worked where, and when. `users.companyId` refers to the current employer; ended memberships are kept
 * for five years.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    joinedAt: instant('joined_at').notNull(),
    leftAt: instant('left_at'),
    leftReason: text('left_reason').notNull().default(''),
  },
  (t) => [
    // One employer at a time.
    uniqueIndex('memberships_running')
      .on(t.userId)
      .where(sql`${t.leftAt} is null`),
    index('memberships_company').on(t.companyId, t.joinedAt),
  ],
);

/** Requests to join a company; its administrator decides. */
export const joinRequests = pgTable(
  'join_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    roleId: smallint('role_id').notNull(),
    remark: text('remark').notNull().default(''),
    state: text('state').$type<ApplicationState>().notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('join_requests_open')
      .on(t.userId, t.companyId)
      .where(sql`${t.state} = 'waiting'`),
    index('join_requests_company').on(t.companyId, t.state),
  ],
);

/** Invitations of staff: to a phone, or a link for anybody (then name and phone are empty). */
export const invitations = pgTable(
  'invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id),
    /**
     * Stored in plain text: the administrator can copy the link again from his list. It only lets somebody
     * request to join.
     */
    token: text('token').notNull().unique('invitations_token_unique'),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    idNumber: text('id_number').notNull().default(''),
    roleId: smallint('role_id').notNull(),
    state: text('state').$type<InvitationState>().notNull().default('waiting'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('invitations_open')
      .on(t.companyId, t.phone)
      .where(sql`${t.state} = 'waiting' and ${t.phone} <> ''`),
    index('invitations_company').on(t.companyId, t.id),
  ],
);

/** Applications for a role in a company (spec section 3); the office decides. */
export const roleApplications = pgTable(
  'role_applications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyName: text('company_name').notNull(),
    creditCode: text('credit_code').notNull(),
    role: text('role').$type<ApplyRole>().notNull(),
    fileIds: jsonb('file_ids').$type<string[]>().notNull().default([]),
    state: text('state').$type<ApplicationState>().notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('role_applications_open')
      .on(t.userId, t.creditCode, t.role)
      .where(sql`${t.state} = 'waiting'`),
    index('role_applications_state').on(t.state, t.id),
  ],
);

/**
 * Administrators of a company over time: at most one transfer every six months, with a reference to the
 * letter.
 */
export const administratorTransfers = pgTable(
  'administrator_transfers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    fromUserId: uuid('from_user_id')
      .notNull()
      .references(() => users.id),
    toUserId: uuid('to_user_id')
      .notNull()
      .references(() => users.id),
    fileId: uuid('file_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('administrator_transfers_company').on(t.companyId, t.at)],
);
