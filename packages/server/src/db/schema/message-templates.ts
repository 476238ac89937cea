import type { MailTopic, SmsTopic } from '@ca-portal/api/domain';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';

/** What an administrator has worded anew; what is not here keeps the words that the portal brings along. */
export const messageTemplates = pgTable('message_templates', {
  code: text('code').primaryKey(),
  topic: text('topic').notNull(),
  content: text('content').notNull(),
  sms: text('sms').notNull(),
  inboxOn: boolean('inbox_on').notNull(),
  smsOn: boolean('sms_on').notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * Topics that somebody keeps off his phone, and those that he wants by e-mail; who is not here gets all text messages and
 * no mail.
 */
export const smsChoices = pgTable('sms_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  off: jsonb('off').$type<SmsTopic[]>().notNull(),
  mail: jsonb('mail').$type<MailTopic[]>().notNull().default([]),
});
