import { accountNameKey, roles, type RoleId } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { userRoles } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { spendCaptcha } from './captcha.js';
import { findAccount } from './find-account.js';
import { keyedHash } from '../../kernel/keyed-hash.js';
import { keepingRefusals, recordLogin } from './login-log.js';
import { claimAttempt, forgetAttempts, wrongPassword } from './login-attempts.js';
import { passwordMatches, spendPasswordTime } from './passwords.js';
import { openSession, type Opening } from './tokens.js';

/** The initial role of a login; the user can switch to others. A user without one chooses it then. */
export async function firstRoleOf(db: Db, userId: string): Promise<RoleId> {
  const [row] = await db
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.roleId)
    .limit(1);
  return (row?.roleId ?? roles.unchosen) as RoleId;
}

/** Opens a session for an authenticated user, and records the login. */
export async function logIn(context: CallContext, who: Opening): Promise<{ token: string }> {
  const { db, clock } = context.services;
  const token = await db.transaction(async (tx) => {
    await recordAudit(tx, context, {
      action: 'session.login',
      subjectType: 'user',
      subjectId: who.userId,
      details: { method: who.method, ...(who.accessKey ? { accessKeyId: who.accessKey.id } : {}) },
      actor: who,
    });
    const opened = await openSession(tx, clock(), who);
    await recordLogin(tx, context, { method: who.method, userId: who.userId, token: opened });
    return opened;
  });
  return { token };
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly code: string;
  readonly uuid: string;
}

/** Login with account name or phone. Unknown names behave like known ones with a wrong password. */
export const passwordLogin = (given: Credentials, context: CallContext): Promise<{ token: string }> =>
  keepingRefusals(context, given.username, () => checkPassword(given, context));

async function checkPassword(given: Credentials, context: CallContext): Promise<{ token: string }> {
  const { services } = context;
  await spendCaptcha(services, given.uuid, given.code);
  const name = accountNameKey(given.username);
  const user = await findAccount(services.db, name);
  const subject = user?.id ?? `unknown:${keyedHash(services.config.secret, 'login', name)}`;
  const left = await claimAttempt(services, subject);
  // An expired one-time password is treated as wrong.
  const usable = user && (user.passwordExpiresAt === null || user.passwordExpiresAt > services.clock());
  const right = usable
    ? await passwordMatches(given.password, user.passwordHash)
    : await spendPasswordTime(given.password).then(() => false);
  if (!user || !right) throw wrongPassword(left);
  await forgetAttempts(services, subject);
  return logIn(context, {
    userId: user.id,
    roleId: await firstRoleOf(services.db, user.id),
    method: 'password',
  });
}
