import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';
import { products } from './shop.js';

/** Who waits for a product; one row and one message per person. */
export const stockReminders = pgTable(
  'stock_reminders',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    askedAt: instant('asked_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [primaryKey({ columns: [t.productId, t.userId] })],
);
