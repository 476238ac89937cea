import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';

/** A message as its sender wrote it; the recipients are in `message_recipients`. */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null if the portal itself is the sender. */
    senderId: uuid('sender_id').references(() => users.id),
    /** The sender's name when the message was sent. */
    senderName: text('sender_name').notNull(),
    /** 1 notice, 2 to-do (spec section 3). */
    category: text('category').$type<'1' | '2'>().notNull(),
    /** 1 ordinary, 2 important, 3 urgent. */
    importance: text('importance').$type<'1' | '2' | '3'>().notNull(),
    topic: text('topic').notNull(),
    content: text('content').notNull(),
    attachmentIds: jsonb('attachment_ids').$type<string[]>().notNull().default([]),
    /** The page on which the to-do is done. */
    link: text('link').notNull().default(''),
    /** 0 draft, 1 sent; with a later `send_time` it is sent, but not yet visible in any inbox. */
    sent: smallint('sent').notNull(),
    /** Of a draft: when it will be sent; null is at once. */
    sendTime: instant('send_time'),
    createdAt: instant('created_at').notNull(),
    /** Removed from the sender's own box; the record stays (five-year retention). */
    removedAt: instant('removed_at'),
  },
  (t) => [index('messages_sender').on(t.senderId, t.sendTime)],
);

export const messageRecipients = pgTable(
  'message_recipients',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    readAt: instant('read_at'),
    remindedAt: instant('reminded_at'),
    removedAt: instant('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.userId] }),
    index('message_recipients_user').on(t.userId, t.messageId),
  ],
);
