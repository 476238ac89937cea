import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** Recent writes with their answers, so that a repeated call gets the same answer; see `http/once.ts`. */
export const answeredCalls = pgTable('answered_calls', {
  /** Keyed hash of user, endpoint and input. */
  key: text('key').primaryKey(),
  at: instant('at').notNull(),
  /**
   * Encrypted: an answer may contain a link that opens something. Null only while its own transaction runs.
   */
  answer: text('answer'),
});
