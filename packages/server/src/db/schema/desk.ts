import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';
import { orders } from './orders.js';

/** Who reviews an order at the moment; over after `until`. */
export const reviewClaims = pgTable('review_claims', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  until: instant('until').notNull(),
});

/** How a lock reaches its holder. */
export const fulfilments = pgTable('fulfilments', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  serial: text('serial').notNull(),
  /** Shown to the owner alone; wrong tries are counted so that it cannot be guessed at the counter. */
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

/** States of a stick (dossier 2.4 C). */
export type StickState = 'stock' | 'bound' | 'used' | 'locked' | 'lost' | 'damaged' | 'recycled';

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
