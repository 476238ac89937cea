import type {
  ChangeLine,
  CourseLine,
  Delivery,
  OrderState,
  OrderType,
  PriceLine,
  RefundStatus,
} from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companies, users } from './accounts.js';
import { fen, instant } from './columns.js';
import { courses } from './learning.js';
import { products } from './shop.js';

export interface Receiver {
  name: string;
  phone: string;
  address: string;
}
export interface RejectionItem {
  item: string;
  code: string;
  text: string;
}

/** Lines of a new certificate, a change or a course. */
export interface OrderQuote {
  lines: (PriceLine | ChangeLine | CourseLine)[];
  totalFen: number;
}

export const orders = pgTable(
  'orders',
  {
    /** DD + yyyymmdd (Beijing) + six digits. */
    orderNo: text('order_no').primaryKey(),
    orderType: text('order_type').$type<OrderType>().notNull(),
    state: smallint('state').$type<OrderState>().notNull(),
    /** Incremented by every change: writers state which version they saw. */
    version: integer('version').notNull().default(1),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    roleId: smallint('role_id').notNull(),
    companyId: uuid('company_id').references(() => companies.id),
    /** Names at the time of the order. */
    companyName: text('company_name').notNull().default(''),
    holderName: text('holder_name').notNull(),
    /** What is ordered: a product, or a place in a course. */
    productId: text('product_id').references(() => products.id),
    courseId: integer('course_id').references((): AnyPgColumn => courses.id),
    productName: text('product_name').notNull(),
    providerCode: text('provider_code').notNull(),
    platformCodes: jsonb('platform_codes').$type<string[]>().notNull(),
    lockType: text('lock_type').notNull(),
    /**
     * The requested vendors of the medium and of the seals (code lists 3 and 4); empty leaves the choice to
     * the making desk.
     */
    mediumVendor: text('medium_vendor').notNull().default(''),
    signatureVendor: text('signature_vendor').notNull().default(''),
    years: smallint('years').notNull(),
    delivery: text('delivery').$type<Delivery>().notNull(),
    receiver: jsonb('receiver').$type<Receiver>(),
    servicePoint: text('service_point').notNull().default(''),
    remark: text('remark').notNull().default(''),
    quote: jsonb('quote').$type<OrderQuote>().notNull(),
    totalFen: fen('total_fen').notNull(),
    /** What a ticket takes off the total; the rest is to be paid. */
    couponFen: fen('coupon_fen').notNull().default(0),
    /** 0 not refunded, 1 in process, 2 refunded (spec section 3). */
    refundStatus: smallint('refund_status').$type<RefundStatus>().notNull().default(0),
    /** A form submitted twice makes one order: the id comes from the form, the hash from its content. */
    requestId: uuid('request_id').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The company while this order holds its only master lock; cleared when the order or lock ends. */
    masterLockOf: uuid('master_lock_of').references(() => companies.id),
    /** The order of the bundle of which this order is the second delivery. */
    partOf: text('part_of').references((): AnyPgColumn => orders.orderNo),
    createdAt: instant('created_at').notNull(),
    payBefore: instant('pay_before').notNull(),
    paidAt: instant('paid_at'),
    reviewedAt: instant('reviewed_at'),
    reviewerId: uuid('reviewer_id').references(() => users.id),
    /** Submitted again after a refusal: the review deadline starts anew. */
    resubmittedAt: instant('resubmitted_at'),
    /** Refused for a reason that no correction can fix: only a refund is left. */
    refusedForGood: boolean('refused_for_good').notNull().default(false),
    rejection: jsonb('rejection').$type<RejectionItem[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('orders_request').on(t.userId, t.requestId),
    uniqueIndex('orders_master_lock').on(t.masterLockOf),
    uniqueIndex('orders_part').on(t.partOf),
    // Prevents paying twice for one course; an ended order without success makes room for another.
    uniqueIndex('orders_course')
      .on(t.userId, t.courseId)
      .where(sql`${t.state} not in (90, 91, 95)`),
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_company').on(t.companyId, t.createdAt),
    index('orders_state').on(t.state, t.paidAt),
    check('orders_subject', sql`(${t.productId} is null) <> (${t.courseId} is null)`),
    check('orders_total', sql`${t.totalFen} >= 0`),
    check('orders_coupon', sql`${t.couponFen} between 0 and ${t.totalFen}`),
  ],
);

/** A form that is not submitted yet: the user can continue it on another device. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** What is ordered and for which certificates, as the page names it. */
    draftKey: text('draft_key').notNull(),
    form: text('form').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.draftKey] }), index('order_drafts_saved').on(t.savedAt)],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    fromState: smallint('from_state').$type<OrderState>(),
    toState: smallint('to_state').$type<OrderState>().notNull(),
    /** Null if the system acted. */
    actorId: uuid('actor_id').references(() => users.id),
    title: text('title').notNull(),
    detail: text('detail').notNull().default(''),
  },
  (t) => [index('order_events_order').on(t.orderNo, t.id)],
);
