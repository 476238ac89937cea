import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { messages } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';

/**
 * The caller's own message, locked. @throws notFound if it is another's, removed, or does not match `more`
 */
export async function ownMessage(tx: Db, id: number, context: CallContext, ...more: SQL[]) {
  const [message] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        eq(messages.senderId, sessionOf(context).userId),
        isNull(messages.removedAt),
        ...more,
      ),
    )
    .for('update');
  if (!message) throw new PortalError('notFound');
  return message;
}

/** The same for a sent message. */
export const ownSentMessage = (tx: Db, id: number, context: CallContext, now: Date) =>
  ownMessage(tx, id, context, eq(messages.sent, 1), lte(messages.sendTime, now));
