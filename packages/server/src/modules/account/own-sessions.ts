import type { account } from '@ca-portal/api/contract';
import type { ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { loginRecords, sessions } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { idleMs } from '../../services/session/index.js';

/** The caller's active sessions: the current one first, then the newest. */
export async function ownSessions(context: CallContext): Promise<ResultOf<(typeof account)['sessions']>> {
  const { db, clock } = context.services;
  const { userId, sessionId } = sessionOf(context);
  const now = clock();
  const rows = await db
    .select({ session: sessions, login: loginRecords })
    .from(sessions)
    .leftJoin(loginRecords, eq(loginRecords.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(100);
  const views = rows.map(({ session, login }) => ({
    sessionId: session.id,
    current: session.id === sessionId,
    method: session.method,
    ip: login?.ip ?? '',
    browser: login?.browser ?? '',
    os: login?.os ?? '',
    loggedInAt: formatBeijing(session.createdAt),
    lastSeenAt: formatBeijing(session.lastSeenAt),
  }));
  return views.toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** Ends another session of the caller; for somebody else's it answers "not found". */
export async function endOwnSession(id: string, context: CallContext): Promise<void> {
  const { db, clock } = context.services;
  const { userId, sessionId } = sessionOf(context);
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: clock() })
      .where(
        and(
          eq(sessions.id, id),
          eq(sessions.userId, userId),
          ne(sessions.id, sessionId),
          isNull(sessions.endedAt),
        ),
      )
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new PortalError('notFound');
    await recordAudit(tx, context, { action: 'session.endOwn', subjectType: 'session', subjectId: id });
  });
}
