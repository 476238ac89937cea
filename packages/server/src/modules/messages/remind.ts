import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { messageRecipients, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { phoneTexts, sendText } from '../../services/phone-texts/index.js';
import { ownSentMessage } from './own-message.js';

/** One text message per day and person, however often the button is pressed. */
const pauseMs = 24 * 3_600_000;

/**
 * Sends a text message to those who have not read a sent message: another message in an inbox that they do
 * not open would reach nobody.
 */
export async function remindUnread(id: number, context: CallContext): Promise<{ reminded: number }> {
  const { db, clock, log } = context.services;
  const now = clock();
  const { topic, phones } = await db.transaction(async (tx) => {
    const { topic } = await ownSentMessage(tx, id, context, now);
    const reminded = await tx
      .update(messageRecipients)
      .set({ remindedAt: now })
      .from(users)
      .where(
        and(
          eq(messageRecipients.messageId, id),
          eq(users.id, messageRecipients.userId),
          eq(users.disabled, false),
          isNull(messageRecipients.readAt),
          isNull(messageRecipients.removedAt),
          or(
            isNull(messageRecipients.remindedAt),
            lt(messageRecipients.remindedAt, new Date(now.getTime() - pauseMs)),
          ),
        ),
      )
      .returning({ phone: users.phone });
    await recordAudit(tx, context, {
      action: 'message.remind',
      subjectType: 'message',
      subjectId: String(id),
      details: { reminded: reminded.length },
    });
    return { topic, phones: reminded.map((row) => row.phone) };
  });
  // After the commit: a gateway failure must not undo the rest, and nobody is reminded twice.
  const results = await Promise.allSettled(
    phones.map((phone) => sendText(context.services, phone, phoneTexts.unread(topic))),
  );
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length > 0) log.warn({ messageId: id, failed: failed.length }, 'reminders were not delivered');
  return { reminded: phones.length - failed.length };
}
