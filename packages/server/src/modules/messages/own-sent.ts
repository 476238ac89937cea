import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { messages } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../kernel/context.js';
import { PortalError } from '../../kernel/portal-error.js';

/** A message of the caller's that has gone out, locked. @throws notFound where it is another's, removed, or not sent yet */
export async function ownSentMessage(tx: Db, id: number, context: CallContext, now: Date) {
  const [message] = await tx
    .select()
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
  return message;
}
