import { eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { loginFailures } from '../../db/schema/index.js';
import { PortalError } from '../../http/portal-error.js';
import type { Services } from '../../services.js';

const attemptsAllowed = 5;
/** How long five wrong passwords lock an account, and how long a wrong one is remembered. */
const lockMs = 15 * 60_000;
const keepMs = 24 * 3_600_000;

const minutesUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));

/**
 * Takes one of the five attempts before the password is looked at, in one statement: a hundred guesses at
 * once get five looks, not a hundred. The fifth locks; a right password forgives it. Says how many are left.
 */
export async function claimAttempt({ db, clock }: Services, subject: string): Promise<number> {
  const now = clock();
  const lockedUntil = new Date(now.getTime() + lockMs);
  const fresh = sql`(${loginFailures.lockedUntil} is not null or ${loginFailures.lastAt} <= ${new Date(now.getTime() - lockMs).toISOString()}::timestamptz)`;
  // Names that nobody has would pile up for ever.
  await db.delete(loginFailures).where(lt(loginFailures.lastAt, new Date(now.getTime() - keepMs)));
  const count = sql`case when ${fresh} then 1 else ${loginFailures.failures} + 1 end`;
  const [claimed] = await db
    .insert(loginFailures)
    .values({ subject, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.subject,
      set: {
        failures: count,
        lastAt: now,
        lockedUntil: sql`case when ${count} >= ${attemptsAllowed} then ${lockedUntil.toISOString()}::timestamptz end`,
      },
      setWhere: or(isNull(loginFailures.lockedUntil), lte(loginFailures.lockedUntil, now)),
    })
    .returning({ failures: loginFailures.failures });
  if (claimed) return attemptsAllowed - claimed.failures;
  const [locked] = await db.select().from(loginFailures).where(eq(loginFailures.subject, subject));
  throw new PortalError('accountLocked', { minutes: minutesUntil(locked?.lockedUntil ?? lockedUntil, now) });
}

/** The sentence after a wrong password: how many attempts are left, or how long the account is locked. */
export function wrongPassword(left: number): PortalError {
  return left > 0
    ? new PortalError('credentialsWrong', { left })
    : new PortalError('accountLocked', { minutes: lockMs / 60_000 });
}

export async function forgetAttempts({ db }: Services, subject: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject));
}
