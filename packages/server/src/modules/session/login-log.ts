import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { loginRecords, sessions, users, type LoginMethod } from '../../db/schema/index.js';
import type { CallContext } from '../../http/context.js';
import type { PortalError } from '../../http/portal-error.js';
import { hashOf } from './tokens.js';
import { browserOf, systemOf } from './user-agent.js';

const methodNames: Readonly<Record<LoginMethod, string>> = {
  password: '密码',
  sms: '短信验证码',
  lock: 'CA锁',
  handover: '其他系统转入',
};

const from = (context: CallContext) => ({
  at: context.services.clock(),
  ip: context.ip,
  browser: browserOf(context.call?.userAgent ?? ''),
  os: systemOf(context.call?.userAgent ?? ''),
});

/** Keeps a login that worked. Pass the transaction that opened the session. */
export async function recordLogin(
  db: Db,
  context: CallContext,
  opened: { method: LoginMethod; userId: string; token: string },
): Promise<void> {
  const [, secret = ''] = opened.token.split('.');
  const [session] = await db
    .select({ id: sessions.id, username: users.username })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.secretHash, hashOf(secret)));
  await db.insert(loginRecords).values({
    ...from(context),
    username: session?.username ?? '',
    userId: opened.userId,
    sessionId: session?.id ?? null,
    succeeded: true,
    message: `登录成功（${methodNames[opened.method]}）`,
  });
}

/** Keeps a login that was refused, with the name as it was typed: sometimes that is a phone, so it is cut to 50. */
export async function recordRefusedLogin(
  context: CallContext,
  attempt: { username: string; userId: string | null; refused: PortalError },
): Promise<void> {
  await context.services.db.insert(loginRecords).values({
    ...from(context),
    username: sql`coalesce((select ${users.username} from ${users} where ${users.id} = ${attempt.userId}), ${attempt.username.slice(0, 50)})`,
    userId: attempt.userId,
    succeeded: false,
    message: attempt.refused.message,
  });
}
