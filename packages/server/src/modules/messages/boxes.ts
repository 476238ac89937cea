import type { messages as contract } from '@ca-portal/api/contract';
import type { InputOf, Message } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, count, desc, eq, ilike, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { plainTextOf } from '../../db/plain-text.js';
import { offsetOf, pageOf } from '../../db/paging.js';
import { messageRecipients, messages } from '../../db/schema/index.js';

type Filter = InputOf<typeof contract.list>['query'];
type Row = typeof messages.$inferSelect;

/** The contents of a user's inbox: sent, due, not removed, and never his own (spec section 4). */
export const inboxOf = (userId: string, now: Date): SQL | undefined =>
  and(
    eq(messageRecipients.userId, userId),
    isNull(messageRecipients.removedAt),
    eq(messages.sent, 1),
    lte(messages.sendTime, now),
    or(isNull(messages.senderId), ne(messages.senderId, userId)),
  );

/** Searches the topic and the text. */
const says = (words: string): SQL | undefined =>
  or(ilike(messages.topic, likePattern(words)), ilike(plainTextOf(messages.content), likePattern(words)));

const matching = ({ topic, important, messageCategory }: Filter): (SQL | undefined)[] => [
  topic ? says(topic) : undefined,
  important ? eq(messages.importance, important) : undefined,
  messageCategory ? eq(messages.category, messageCategory) : undefined,
];

const facts = (row: Row): Omit<Message, 'isRead' | 'recipientCount' | 'readCount'> => ({
  id: row.id,
  topic: row.topic,
  sendTime: formatBeijing(row.sendTime ?? row.createdAt),
  messageCategory: row.category,
  important: row.importance,
  sender: row.senderName,
  link: row.link,
});

export const received = (row: Row, readAt: Date | null): Message => ({
  ...facts(row),
  isRead: readAt ? 1 : 0,
  recipientCount: null,
  readCount: null,
});

export const written = (row: Row, counts: { recipients: number; read: number } | undefined): Message => ({
  ...facts(row),
  isRead: 1,
  recipientCount: counts?.recipients ?? 0,
  readCount: counts?.read ?? 0,
});

/** Number of recipients of each message, and how many of them have read it. */
export async function readCounts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { recipients: number; read: number }>();
  const rows = await db
    .select({
      id: messageRecipients.messageId,
      recipients: count(),
      read: sql<number>`count(${messageRecipients.readAt})::int`,
    })
    .from(messageRecipients)
    .where(inArray(messageRecipients.messageId, [...ids]))
    .groupBy(messageRecipients.messageId);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function inboxPage(db: Db, userId: string, now: Date, query: Filter) {
  const { isRead } = query;
  const readness =
    isRead === '1'
      ? sql`${messageRecipients.readAt} is not null`
      : isRead === '0'
        ? isNull(messageRecipients.readAt)
        : undefined;
  const where = and(inboxOf(userId, now), readness, ...matching(query));
  const joined = eq(messages.id, messageRecipients.messageId);
  const rows = await db
    .select({ message: messages, readAt: messageRecipients.readAt })
    .from(messageRecipients)
    .innerJoin(messages, joined)
    .where(where)
    .orderBy(desc(messages.sendTime), desc(messages.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [all] = await db
    .select({ count: count() })
    .from(messageRecipients)
    .innerJoin(messages, joined)
    .where(where);
  return { rows: rows.map((row) => received(row.message, row.readAt)), total: all?.count ?? 0 };
}

/** The sender's own boxes: 0 drafts, 1 sent (also scheduled ones). */
export async function ownPage(db: Db, userId: string, sent: 0 | 1, query: Filter) {
  const where = and(
    eq(messages.senderId, userId),
    eq(messages.sent, sent),
    isNull(messages.removedAt),
    ...matching(query),
  );
  const { rows, total } = await pageOf(
    db,
    messages,
    { where, orderBy: [desc(sql`coalesce(${messages.sendTime}, ${messages.createdAt})`), desc(messages.id)] },
    query,
  );
  const counts = await readCounts(
    db,
    rows.map((row) => row.id),
  );
  return { rows: rows.map((row) => written(row, counts.get(row.id))), total };
}
