import { checkPassword, checkUsername, type LoginMethod } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { loginRecords, sessions, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { maskIdNumber, maskPhone } from '../../kernel/mask.js';
import { findAccount } from './find-account.js';
import { hashOf } from './tokens.js';
import { browserOf, systemOf } from './user-agent.js';

const methodNames: Readonly<Record<LoginMethod, string>> = {
  password: '密码',
  sms: '短信验证码',
  lock: 'CA锁',
  phone: '手机证书扫码',
  handover: '其他系统转入',
  key: '访问密钥',
};

const from = (context: CallContext) => ({
  at: context.services.clock(),
  ip: context.ip,
  browser: browserOf(context.call?.userAgent ?? ''),
  os: systemOf(context.call?.userAgent ?? ''),
});

/** Records a successful login. Pass the transaction that opened the session. */
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

/**
 * What is kept of a name that no account has: into that box people also type a phone, an ID number or a
 * password, and whoever reads the log must not learn it.
 */
function keptOf(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  if (/^1\d{10}$/.test(text)) return maskPhone(text);
  if (/^(\d{15}|\d{17}[\dx])$/i.test(text)) return maskIdNumber(text);
  const letters = text.replaceAll(/\d/g, '').length;
  const name = checkUsername(text).ok && letters * 2 >= text.length && !checkPassword(text).ok;
  return name || text === '' ? text : '未知账号';
}

/** Records a refused attempt, under the account's name; see `keptOf` for an unknown one. */
async function recordRefusal(context: CallContext, typed: string, refused: PortalError): Promise<void> {
  const { db } = context.services;
  const account = typed ? await findAccount(db, typed) : undefined;
  await db.insert(loginRecords).values({
    ...from(context),
    username: account?.username ?? keptOf(typed),
    userId: account?.id ?? null,
    succeeded: false,
    message: refused.message,
  });
}

/**
 * Runs a login and records every refusal: a wrong captcha, a locked account, a code, a ticket, a certificate.
 * `typed` is the name or phone as entered, empty if there is none.
 */
export async function keepingRefusals<T>(
  context: CallContext,
  typed: string,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof PortalError) await recordRefusal(context, typed, error);
    throw error;
  }
}

/** Records a logout. */
export async function recordLogout(context: CallContext): Promise<void> {
  const { db } = context.services;
  const { userId } = sessionOf(context);
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  await db.insert(loginRecords).values({
    ...from(context),
    username: user?.username ?? '',
    userId,
    succeeded: true,
    message: '退出登录',
  });
}
