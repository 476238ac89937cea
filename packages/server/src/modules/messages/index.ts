import type { messages as contract } from '@ca-portal/api/contract';
import { mostRecipients } from '@ca-portal/api/domain';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { files, messageRecipients, messages, users } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { fileLink } from '../../services/files/index.js';
import { inboxOf, inboxPage, ownPage, readCounts, received, written } from './boxes.js';
import { changeDraft, composeMessage } from './compose.js';
import { departmentsWithPeople } from '../../services/messages/index.js';
import { recallMessage } from './recall.js';
import { remindUnread } from './remind.js';

const namesShown = 20;

/** The files of a message, in the order in which they were attached. */
async function attachmentsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), isNull(files.droppedAt)));
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(fileLink));
}

const joined = eq(messages.id, messageRecipients.messageId);

export const messagesHandlers: Handlers<typeof contract> = {
  async list({ query }, context) {
    const { userId } = sessionOf(context);
    const { db, clock } = context.services;
    if (query.messageStatus === '0') return ownPage(db, userId, 0, query);
    if (query.messageStatus === '2') return ownPage(db, userId, 1, query);
    return inboxPage(db, userId, clock(), query);
  },

  async unread(_, context) {
    const { db, clock } = context.services;
    const rows = await db
      .select({ category: messages.category, count: count() })
      .from(messageRecipients)
      .innerJoin(messages, joined)
      .where(and(inboxOf(sessionOf(context).userId, clock()), isNull(messageRecipients.readAt)))
      .groupBy(messages.category);
    const of = (category: string) => rows.find((row) => row.category === category)?.count ?? 0;
    return { notices: of('1'), todos: of('2') };
  },

  async detail({ params }, context) {
    const { userId } = sessionOf(context);
    const { db, clock } = context.services;
    const [mine] = await db
      .select({ message: messages, readAt: messageRecipients.readAt })
      .from(messageRecipients)
      .innerJoin(messages, joined)
      .where(and(eq(messages.id, params.id), inboxOf(userId, clock())));
    if (mine) {
      const { content } = mine.message;
      const attachments = await attachmentsOf(db, mine.message.attachmentIds);
      return {
        ...received(mine.message, mine.readAt),
        content,
        attachments,
        recipientNames: [],
        recipientIds: [],
      };
    }
    const [own] = await db
      .select()
      .from(messages)
      .where(and(eq(messages.id, params.id), eq(messages.senderId, userId), isNull(messages.removedAt)));
    if (!own) throw new PortalError('notFound');
    const counts = await readCounts(db, [own.id]);
    const recipients = await db
      .select({ id: users.id, name: users.name })
      .from(messageRecipients)
      .innerJoin(users, eq(users.id, messageRecipients.userId))
      .where(eq(messageRecipients.messageId, own.id))
      .orderBy(asc(users.name), asc(users.id))
      // For a draft all recipients, to continue with it; for a sent message the first names.
      .limit(own.sent === 0 ? mostRecipients : namesShown);
    return {
      ...written(own, counts.get(own.id)),
      content: own.content,
      attachments: await attachmentsOf(db, own.attachmentIds),
      recipientNames: recipients.slice(0, namesShown).map(({ name }) => name),
      recipientIds: own.sent === 0 ? recipients.map(({ id }) => id) : [],
    };
  },

  add: ({ body }, context) => composeMessage(body, context),
  updateDraft: ({ params, body }, context) => changeDraft(params.id, body, context),
  recall: ({ params }, context) => recallMessage(params.id, context),
  remind: ({ params }, context) => remindUnread(params.id, context),

  selectDepUserList: ({ body }, context) => departmentsWithPeople(body.keyword ?? '', context),

  /** Marks in the caller's own box: the others' copies and the record stay. */
  async remove({ params }, context) {
    const { userId } = sessionOf(context);
    const { db, clock } = context.services;
    const now = clock();
    await db.transaction(async (tx) => {
      const fromInbox = await tx
        .update(messageRecipients)
        .set({ removedAt: now })
        .from(messages)
        .where(and(joined, eq(messages.id, params.id), inboxOf(userId, now)))
        .returning({ id: messageRecipients.messageId });
      // A scheduled message is withdrawn with it.
      const fromOwn = await tx
        .update(messages)
        .set({
          removedAt: now,
          sent: sql`case when ${messages.sendTime} > ${now.toISOString()}::timestamptz then 0 else ${messages.sent} end`,
        })
        .where(and(eq(messages.id, params.id), eq(messages.senderId, userId), isNull(messages.removedAt)))
        .returning({ id: messages.id });
      if (fromInbox.length + fromOwn.length === 0) throw new PortalError('notFound');
      await recordAudit(tx, context, {
        action: 'message.remove',
        subjectType: 'message',
        subjectId: String(params.id),
      });
    });
    return null;
  },

  async updateStatus({ params }, context) {
    const { db, clock } = context.services;
    const mine = and(joined, eq(messages.id, params.id), inboxOf(sessionOf(context).userId, clock()));
    const [found] = await db
      .select({ readAt: messageRecipients.readAt })
      .from(messageRecipients)
      .innerJoin(messages, joined)
      .where(mine);
    if (!found) throw new PortalError('notFound');
    await db
      .update(messageRecipients)
      .set({ readAt: clock() })
      .from(messages)
      .where(and(mine, isNull(messageRecipients.readAt)));
    return null;
  },

  async readAll(_, context) {
    const { userId } = sessionOf(context);
    const { db, clock } = context.services;
    const now = clock();
    const due = db
      .select({ id: messages.id })
      .from(messages)
      .innerJoin(messageRecipients, joined)
      .where(inboxOf(userId, now));
    await db
      .update(messageRecipients)
      .set({ readAt: now })
      .where(
        and(
          eq(messageRecipients.userId, userId),
          isNull(messageRecipients.readAt),
          inArray(messageRecipients.messageId, due),
        ),
      );
    return null;
  },
};
