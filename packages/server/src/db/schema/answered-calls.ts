import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** Writes that were answered a moment ago, so that the same one again is told the same; see `services/answered-calls`. */
export const answeredCalls = pgTable('answered_calls', {
  /** Keyed hash of user, endpoint and input. */
  key: text('key').primaryKey(),
  at: instant('at').notNull(),
  /**
   * Encrypted: an answer may contain a link that opens something. Null only while its own transaction runs.
   */
  answer: text('answer'),
});
