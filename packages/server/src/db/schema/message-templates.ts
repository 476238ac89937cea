import type { MailTopic, SmsTopic } from '@ca-portal/api/domain';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';

/** Message templates reworded by an administrator; others keep the built-in words. */
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
 * Topics for which a user has turned text messages off or e-mails on; without a row he gets all text messages
 * and no e-mail.
 */
export const smsChoices = pgTable('sms_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  off: jsonb('off').$type<SmsTopic[]>().notNull(),
  mail: jsonb('mail').$type<MailTopic[]>().notNull().default([]),
});
