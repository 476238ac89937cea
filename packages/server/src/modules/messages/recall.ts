import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { messageRecipients, messages } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { ownSentMessage } from './own-message.js';

/**
 * Removes a sent message from all inboxes, also where it was read. The record of the sent message stays
 * unchanged: the text continues in a new draft, for the same people.
 */
export async function recallMessage(
  id: number,
  context: CallContext,
): Promise<{ draftId: number; readers: number }> {
  const { db, clock } = context.services;
  const now = clock();
  return db.transaction(async (tx) => {
    const message = await ownSentMessage(tx, id, context, now);
    const recipients = await tx
      .select({ userId: messageRecipients.userId, readAt: messageRecipients.readAt })
      .from(messageRecipients)
      .where(eq(messageRecipients.messageId, id));
    await tx
      .update(messageRecipients)
      .set({ removedAt: now })
      .where(and(eq(messageRecipients.messageId, id), isNull(messageRecipients.removedAt)));
    await tx.update(messages).set({ removedAt: now }).where(eq(messages.id, id));
    const { id: _, ...columns } = message;
    const [draft] = await tx
      .insert(messages)
      .values({ ...columns, sent: 0, sendTime: null, createdAt: now })
      .returning({ id: messages.id });
    if (!draft) throw new Error('a draft was not stored');
    if (recipients.length > 0) {
      await tx
        .insert(messageRecipients)
        .values(recipients.map(({ userId }) => ({ messageId: draft.id, userId })));
    }
    const readers = recipients.filter(({ readAt }) => readAt !== null).length;
    await recordAudit(tx, context, {
      action: 'message.recall',
      subjectType: 'message',
      subjectId: String(id),
      details: { draftId: draft.id, recipients: recipients.length, readers },
    });
    return { draftId: draft.id, readers };
  });
}
