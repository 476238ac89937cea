import type { InputOf, messages as contract } from '@ca-portal/api/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { messageRecipients, messages } from '../../db/schema/index.js';
import { chosenTime } from '../../kernel/beijing-input.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { plainText, sanitizeRichText } from '../../rich-text/sanitize.js';
import { ownFiles } from '../../services/files/index.js';
import { checkRecipients } from '../../services/messages/index.js';
import { ownMessage } from './own-message.js';

type Composed = InputOf<typeof contract.add>['body'];

/** When it goes out: null in a draft means undecided, null in a sent message means now. */
function sendTimeOf({ sendTime, messageStatus }: Composed, now: Date): Date | null {
  const at = sendTime ? chosenTime(sendTime, 'sendTime') : null;
  if (messageStatus === '0') return at;
  if (at && at.getTime() <= now.getTime()) {
    throw new InvalidInput([{ field: 'sendTime', message: '发送时间已过，请重新选择或立即发送' }]);
  }
  return at ?? now;
}

/** A draft may be incomplete; a sent message needs a topic, a text and recipients. */
function requireComplete({ topic, recipientIds }: Composed, content: string): void {
  const missing = [
    ...(topic ? [] : [{ field: 'topic', message: '请输入主题' }]),
    ...(plainText(content) || content.includes('<img') ? [] : [{ field: 'content', message: '请输入正文' }]),
    ...(recipientIds.length > 0 ? [] : [{ field: 'recipientIds', message: '请选择收件人' }]),
  ];
  if (missing.length > 0) throw new InvalidInput(missing);
}

/** The columns from the form, validated. */
async function columnsOf(db: Db, body: Composed, context: CallContext) {
  const session = sessionOf(context);
  const content = sanitizeRichText(body.content);
  if (body.messageStatus === '1') requireComplete(body, content);
  const recipients = await checkRecipients(db, session, body.recipientIds);
  await ownFiles(db, session, body.attachmentIds);
  return {
    recipients,
    columns: {
      senderName: session.name,
      category: body.messageCategory,
      importance: body.important,
      topic: body.topic,
      content,
      attachmentIds: body.attachmentIds,
      sent: Number(body.messageStatus),
      sendTime: sendTimeOf(body, context.services.clock()),
    },
  };
}

async function audit(db: Db, context: CallContext, id: number, body: Composed): Promise<void> {
  await recordAudit(db, context, {
    action: body.messageStatus === '1' ? 'message.send' : 'message.draft',
    subjectType: 'message',
    subjectId: String(id),
    details: { topic: body.topic, recipients: body.recipientIds.length },
  });
}

export function composeMessage(body: Composed, context: CallContext): Promise<{ id: number }> {
  return context.services.db.transaction(async (tx) => {
    const { columns, recipients } = await columnsOf(tx, body, context);
    const [row] = await tx
      .insert(messages)
      .values({ ...columns, senderId: sessionOf(context).userId, createdAt: context.services.clock() })
      .returning({ id: messages.id });
    if (!row) throw new Error('a message was not stored');
    if (recipients.length > 0) {
      await tx.insert(messageRecipients).values(recipients.map((userId) => ({ messageId: row.id, userId })));
    }
    await audit(tx, context, row.id, body);
    return { id: row.id };
  });
}

/** Changes a draft or sends it. Locked, so that sending it twice at once sends it once. */
export async function changeDraft(id: number, body: Composed, context: CallContext): Promise<null> {
  await context.services.db.transaction(async (tx) => {
    const draft = await ownMessage(tx, id, context);
    if (draft.sent === 1) throw new PortalError('messageSent');
    const { columns, recipients } = await columnsOf(tx, body, context);
    await tx.update(messages).set(columns).where(eq(messages.id, id));
    // Nobody has seen a draft: its recipients are part of the form, so they are replaced.
    await tx.delete(messageRecipients).where(eq(messageRecipients.messageId, id));
    if (recipients.length > 0) {
      await tx.insert(messageRecipients).values(recipients.map((userId) => ({ messageId: id, userId })));
    }
    await audit(tx, context, id, body);
  });
  return null;
}
