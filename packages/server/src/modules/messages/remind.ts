import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { messageRecipients, messages, users } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../kernel/context.js';
import { PortalError } from '../../kernel/portal-error.js';

/** One text message a day and person, however often the button is pressed. */
const pauseMs = 24 * 3_600_000;

/**
 * Sends a text message to those who have not read a sent message: another line in the inbox that they do not
 * open would reach nobody.
 */
export async function remindUnread(id: number, context: CallContext): Promise<{ reminded: number }> {
  const { db, clock, sms, log } = context.services;
  const now = clock();
  const { topic, phones } = await db.transaction(async (tx) => {
    const [message] = await tx
      .select({ topic: messages.topic })
      .from(messages)
      .where(
        and(
          eq(messages.id, id),
          eq(messages.senderId, sessionOf(context).userId),
          isNull(messages.removedAt),
          eq(messages.sent, 1),
          lte(messages.sendTime, now),
        ),
      )
      .for('update');
    if (!message) throw new PortalError('notFound');
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
    return { topic: message.topic, phones: reminded.map((row) => row.phone) };
  });
  // After the commit: a gateway that is down must not undo the rest, and nobody is reminded twice.
  const results = await Promise.allSettled(
    phones.map((phone) => sms.send(phone, `您有一条未读消息“${topic}”，请登录平台查看。`)),
  );
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length > 0) log.warn({ messageId: id, failed: failed.length }, 'reminders were not delivered');
  return { reminded: phones.length - failed.length };
}
