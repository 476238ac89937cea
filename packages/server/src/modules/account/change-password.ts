import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  claimAttempt,
  forgetAttempts,
  hashPassword,
  passwordMatches,
  endSessionsOf,
} from '../../services/session/index.js';

/** Changes the caller's password with the old one; guesses are limited as at login. */
export async function changePassword(
  given: { oldPassword: string; newPassword: string },
  context: CallContext,
): Promise<void> {
  const { services } = context;
  const { userId, sessionId } = sessionOf(context);
  const [user] = await services.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new PortalError('unauthorized');
  await claimAttempt(services, userId);
  if (!(await passwordMatches(given.oldPassword, user.passwordHash))) {
    throw new PortalError('oldPasswordWrong');
  }
  await forgetAttempts(services, userId);
  if (given.oldPassword === given.newPassword) throw new PortalError('samePassword');
  const passwordHash = await hashPassword(given.newPassword);
  await services.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, passwordExpiresAt: null }).where(eq(users.id, userId));
    await endSessionsOf(tx, services.clock(), userId, sessionId);
    await recordAudit(tx, context, {
      action: 'user.password.change',
      subjectType: 'user',
      subjectId: userId,
    });
  });
}
