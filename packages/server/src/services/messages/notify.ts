import type { Db } from '../../db/db.js';
import { messageRecipients, messages } from '../../db/schema/index.js';

/** A message from the portal itself. */
export interface Notice {
  readonly to: readonly string[];
  /** 1 notice, 2 to-do (spec section 3). @default '1' */
  readonly category?: '1' | '2';
  /** 1 ordinary, 2 important, 3 urgent. @default '1' */
  readonly importance?: '1' | '2' | '3';
  readonly topic: string;
  /** HTML from our own source; external values in it must be escaped. */
  readonly content: string;
  /** The page on which the to-do is done. */
  readonly link?: string;
}

/**
 * Puts a message of the portal into inboxes; only `tell` calls it, with words from the templates. Pass the
 * transaction of the event, so that nobody reads about something that was rolled back.
 */
export async function notify(db: Db, now: Date, notice: Notice): Promise<void> {
  const to = [...new Set(notice.to)];
  if (to.length === 0) return;
  const [row] = await db
    .insert(messages)
    .values({
      senderId: null,
      senderName: '系统',
      category: notice.category ?? '1',
      importance: notice.importance ?? '1',
      topic: notice.topic,
      content: notice.content,
      link: notice.link ?? '',
      sent: 1,
      sendTime: now,
      createdAt: now,
    })
    .returning({ id: messages.id });
  if (!row) throw new Error('a message was not stored');
  await db.insert(messageRecipients).values(to.map((userId) => ({ messageId: row.id, userId })));
}
