import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { phoneRecoveries, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { maskPhone } from '../../kernel/mask.js';
import { parametersOf } from '../../parameters/index.js';
import { phoneTexts, tellPhone } from '../phone-texts/index.js';
import {
  accountTaken,
  findAccount,
  claimAttempt,
  forgetAttempts,
  checkCode,
  consumeCode,
  unknownSubject,
  endSessionsOf,
} from '../session/index.js';
import { newPhone } from './new-phone.js';

/**
 * Refuses a number that another account has. The unique key decides in the end; this check reports it before
 * a code is used up.
 */
export async function demandFreePhone({ services: { db } }: CallContext, phone: string): Promise<void> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  if (known) throw new PortalError('phoneTaken');
}

/** Runs a change of phone; of two accounts that want the same number one fails at the unique key. */
export async function withFreePhone<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    throw accountTaken(error) ? new PortalError('phoneTaken') : error;
  }
}

/** Changes the caller's own number, with codes from the old and the new one. His other sessions end. */
export async function changePhone(
  given: { mobilePhone: string; oldCode: string; newCode: string },
  context: CallContext,
): Promise<void> {
  const { services } = context;
  const { userId, sessionId } = sessionOf(context);
  const [user] = await services.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (!user) throw new PortalError('unauthorized');
  await checkCode(services, user.phone, 'phone', given.oldCode);
  await checkCode(services, given.mobilePhone, 'phone', given.newCode);
  // Only now: a caller who does not have the number must not learn whether it is registered.
  await demandFreePhone(context, given.mobilePhone);
  const now = services.clock();
  await withFreePhone(() =>
    services.db.transaction(async (tx) => {
      await consumeCode(tx, now, user.phone, 'phone');
      await consumeCode(tx, now, given.mobilePhone, 'phone');
      await tx.update(users).set(newPhone(given.mobilePhone)).where(eq(users.id, userId));
      await endSessionsOf(tx, now, userId, sessionId);
      await recordAudit(tx, context, {
        action: 'user.phone.change',
        subjectType: 'user',
        subjectId: userId,
        details: { from: maskPhone(user.phone), to: maskPhone(given.mobilePhone) },
      });
    }),
  );
  const to = maskPhone(given.mobilePhone);
  await tellPhone(services, user.phone, phoneTexts.phoneChanged(to));
}

/**
 * For a lost phone: a user who knows name and ID number of an account and has the new phone may ask the
 * office to change it. The old number is told, because its owner may know nothing of it. Wrong data count like wrong passwords, and an unknown account answers like a known
 * one.
 */
export async function askForRecovery(
  given: { username: string; name: string; idNumber: string; mobilePhone: string; newCode: string },
  context: CallContext,
): Promise<void> {
  const { services } = context;
  await checkCode(services, given.mobilePhone, 'phone', given.newCode);
  const account = await findAccount(services.db, given.username);
  const subject = `recovery:${account?.id ?? unknownSubject(services, given.username)}`;
  await claimAttempt(services, subject);
  const same = account && account.name === given.name && account.idNumber === given.idNumber;
  if (!same) throw new PortalError('holderMismatch');
  await demandFreePhone(context, given.mobilePhone);
  const { recoveryNoticeHours } = await parametersOf(services);
  await services.db.transaction(async (tx) => {
    const now = services.clock();
    await consumeCode(tx, now, given.mobilePhone, 'phone');
    // The lock on the account's row serializes simultaneous requests.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('update');
    const waiting = await tx.$count(
      phoneRecoveries,
      and(eq(phoneRecoveries.userId, account.id), eq(phoneRecoveries.state, 'waiting')),
    );
    if (waiting > 0) throw new PortalError('applicationOpen');
    await tx
      .insert(phoneRecoveries)
      .values({ userId: account.id, newPhone: given.mobilePhone, createdAt: now });
    await recordAudit(tx, context, {
      action: 'user.phone.askRecovery',
      subjectType: 'user',
      subjectId: account.id,
      details: { to: maskPhone(given.mobilePhone) },
    });
  });
  await forgetAttempts(services, subject);
  const { phone: hotline } = services.config.portal.hotline;
  const text = phoneTexts.recoveryAsked(given.mobilePhone.slice(-4), recoveryNoticeHours, hotline);
  await tellPhone(services, account.phone, text);
}
