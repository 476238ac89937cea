import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** What the mail sandbox would have sent; a real gateway does not write here. */
export const mailOutbox = pgTable('mail_outbox', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  messageId: text('message_id').notNull().unique('mail_outbox_message'),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  /** Names of the files. */
  attachments: jsonb('attachments').$type<string[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});
