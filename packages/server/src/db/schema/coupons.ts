import type { CouponState, CouponType, OrderType } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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

export const coupons = pgTable(
  'coupons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    amountFen: fen('amount_fen').notNull(),
    type: text('type').$type<CouponType>().notNull(),
    thresholdFen: fen('threshold_fen').notNull().default(0),
    /** Empty means all except a cancellation. */
    orderTypes: jsonb('order_types').$type<OrderType[]>().notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    total: integer('total').notNull(),
    /**
     * Incremented by the statement that hands out a ticket: the check constraint below prevents more tickets
     * than the total.
     */
    claimed: integer('claimed').notNull().default(0),
    perPerson: integer('per_person').notNull().default(1),
    stoppedAt: instant('stopped_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('coupons_claimed', sql`${t.claimed} between 0 and ${t.total}`)],
);

/** A claim; each is one ticket. */
export const couponTickets = pgTable(
  'coupon_tickets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Number of this ticket for this person and coupon: two simultaneous claims cannot both be the first. */
    ordinal: integer('ordinal').notNull(),
    /**
     * 2 (expired) is stored only for a ticket that was returned too late; otherwise expiry follows from the
     * coupon's end.
     */
    state: text('state').$type<CouponState>().notNull().default('0'),
    orderNo: text('order_no').references(() => orders.orderNo),
    requestId: uuid('request_id').notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (t) => [
    uniqueIndex('coupon_tickets_ordinal').on(t.couponId, t.userId, t.ordinal),
    uniqueIndex('coupon_tickets_request').on(t.userId, t.requestId),
    // One ticket per order.
    uniqueIndex('coupon_tickets_order').on(t.orderNo),
    index('coupon_tickets_user').on(t.userId, t.state),
  ],
);

/** Who wants a message when a coupon can be claimed. */
export const couponReminders = pgTable(
  'coupon_reminders',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    sent: boolean('sent').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.couponId, t.userId] })],
);
