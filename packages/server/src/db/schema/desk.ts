import type { DeskName, StickState } from '@ca-portal/api/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';
import { orders, type RejectionItem } from './orders.js';

/** Who currently works on an item of a desk; ends at `until`. The key is the name of the desk's rows. */
export const deskClaims = pgTable(
  'desk_claims',
  {
    desk: text('desk').$type<DeskName>().notNull(),
    item: text('item').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    until: instant('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.desk, t.item] })],
);

/** `agreed`: the first of two reviewers approved it, and the order keeps waiting. */
export type ReviewOutcome = 'agreed' | 'approved' | 'returned' | 'refused';

/** Each decision about an order, with what the reviewer saw: the next reviewer is shown the changes since. */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    at: instant('at').notNull(),
    reviewerId: uuid('reviewer_id')
      .notNull()
      .references(() => users.id),
    outcome: text('outcome').$type<ReviewOutcome>().notNull(),
    reasons: jsonb('reasons').$type<RejectionItem[]>().notNull().default([]),
    /** For colleagues; the applicant never reads it. */
    remark: text('remark').notNull().default(''),
    /** The value of each item by its key; for an attachment, the file. */
    seen: jsonb('seen').$type<Record<string, string>>().notNull(),
  },
  (t) => [index('review_decisions_order').on(t.orderNo, t.id)],
);

/** How a lock reaches its holder. */
export const fulfillments = pgTable('fulfillments', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  serial: text('serial').notNull(),
  /** Shown only to the owner; wrong attempts are counted to prevent guessing. */
  pickupCode: text('pickup_code').notNull().default(''),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  courier: text('courier').notNull().default(''),
  trackingNumber: text('tracking_number').notNull().default(''),
  collectorName: text('collector_name').notNull().default(''),
  collectorIdNumber: text('collector_id_number').notNull().default(''),
  madeAt: instant('made_at').notNull(),
  shippedAt: instant('shipped_at'),
  endedAt: instant('ended_at'),
});

export const sticks = pgTable(
  'sticks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serial: text('serial').notNull(),
    mediumCode: text('medium_code').notNull(),
    state: text('state').$type<StickState>().notNull(),
    servicePoint: text('service_point').notNull().default(''),
    orderNo: text('order_no').references(() => orders.orderNo),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('sticks_serial').on(t.serial), index('sticks_state').on(t.state, t.id)],
);

/** Notes of colleagues about a caller. */
export const serviceNotes = pgTable(
  'service_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('service_notes_user').on(t.userId, t.id)],
);

/** Questions that the chat could not answer; long numbers are removed before storing. */
export const unansweredQuestions = pgTable('unanswered_questions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  question: text('question').notNull().unique('unanswered_questions_question_unique'),
  asked: integer('asked').notNull().default(1),
  lastAt: instant('last_at').notNull(),
  settledAt: instant('settled_at'),
});
