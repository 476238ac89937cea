import type { Db } from '../../db/db.js';
import { messageRecipients, messages } from '../../db/schema/index.js';

/** What the portal itself tells somebody. */
export interface Notice {
  readonly to: readonly string[];
  /** 1 notice, 2 to-do (spec section 3). @default '1' */
  readonly category?: '1' | '2';
  /** 1 ordinary, 2 important, 3 urgent. @default '1' */
  readonly importance?: '1' | '2' | '3';
  readonly topic: string;
  /** HTML of our own source; values from outside have to be escaped in it. */
  readonly content: string;
  /** The page on which a to-do is done. */
  readonly link?: string;
}

/**
 * Puts a message of the portal into inboxes; `tell` alone calls it, with words of the table of templates. Pass the transaction of what has happened, so that nobody reads of
 * something that did not.
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
