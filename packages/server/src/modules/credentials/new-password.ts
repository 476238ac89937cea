import { newPasswordMinutes } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  findAccount,
  firstRoleOf,
  forgetAttempts,
  hashPassword,
  passwordMatches,
  checkCode,
  consumeCode,
  prolongCode,
  unknownSubject,
  endSessionsOf,
} from '../../services/session/index.js';

/** How long a verified code remains valid for the second step. */
const secondStepMs = newPasswordMinutes * 60_000;

interface Proof {
  readonly username: string;
  readonly code: string;
}

/** First step: verifies the code. Unknown accounts fail like known ones with a wrong code. */
export async function proveAccount({ username, code }: Proof, { services }: CallContext): Promise<void> {
  const account = await findAccount(services.db, username);
  const phone = account?.phone ?? unknownSubject(services, username);
  await checkCode(services, phone, 'password', code);
  await prolongCode(services, phone, 'password', secondStepMs);
}

/** Second step: uses the code up, sets the password, and ends every session of the account. */
export async function setNewPassword(
  { username, code, password }: Proof & { readonly password: string },
  context: CallContext,
): Promise<void> {
  const { services } = context;
  const account = await findAccount(services.db, username);
  await checkCode(services, account?.phone ?? unknownSubject(services, username), 'password', code);
  if (!account) throw new PortalError('smsCodeExpired');
  if (await passwordMatches(password, account.passwordHash)) throw new PortalError('samePassword');
  const passwordHash = await hashPassword(password);
  const now = services.clock();
  const roleId = await firstRoleOf(services.db, account.id);
  await services.db.transaction(async (tx) => {
    await consumeCode(tx, now, account.phone, 'password');
    await tx.update(users).set({ passwordHash, passwordExpiresAt: null }).where(eq(users.id, account.id));
    await endSessionsOf(tx, now, account.id);
    await recordAudit(tx, context, {
      action: 'user.password.recover',
      subjectType: 'user',
      subjectId: account.id,
      actor: { userId: account.id, roleId },
    });
  });
  // The phone proves the user, so earlier wrong passwords no longer lock him out.
  await forgetAttempts(services, account.id);
}
