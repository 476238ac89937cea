import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/**
 * Calls per address within a window, for endpoints whose limit all instances share. The key hashes endpoint
 * and address.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('call_counts_ends_at').on(t.endsAt)],
);
