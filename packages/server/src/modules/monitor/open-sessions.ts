import type { InputOf, monitor } from '@ca-portal/api/contract';
import { accountNameKey } from '@ca-portal/api/domain';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { departments, loginRecords, officeUsers, sessions, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { idleMs } from '../../services/session/index.js';
import { locationOf } from './operations.js';

/** Sessions that a token can still open, newest first. The login log has their origins. */
export async function openSessions(
  { ipaddr, userName }: InputOf<typeof monitor.sessions>['query'],
  { services: { db, clock } }: CallContext,
) {
  const now = clock();
  const rows = await db
    .select({ session: sessions, userName: users.username, deptName: departments.name, login: loginRecords })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(officeUsers, eq(officeUsers.userId, users.id))
    .leftJoin(departments, eq(departments.id, officeUsers.departmentId))
    .leftJoin(loginRecords, eq(loginRecords.sessionId, sessions.id))
    .where(
      and(
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
        eq(users.disabled, false),
        ipaddr ? eq(loginRecords.ip, ipaddr) : undefined,
        userName ? eq(users.usernameKey, accountNameKey(userName)) : undefined,
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(1_000);
  return {
    rows: rows.map(({ session, login, ...who }) => ({
      tokenId: session.id,
      ...who,
      ipaddr: login?.ip ?? '',
      loginLocation: locationOf(login?.ip ?? ''),
      browser: login?.browser ?? '',
      os: login?.os ?? '',
      loginTime: session.createdAt.getTime(),
    })),
    total: rows.length,
  };
}

/** Ends a user's session; reports if it has ended already. */
export async function endOpenSession(id: string, context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: clock() })
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
      .returning({ userId: sessions.userId });
    if (!ended) throw new PortalError('notFound');
    await recordAudit(tx, context, {
      action: 'session.forceLogout',
      subjectType: 'session',
      subjectId: id,
      details: { userId: ended.userId },
    });
  });
  return null;
}
