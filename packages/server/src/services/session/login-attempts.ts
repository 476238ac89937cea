import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { clockSkewMs } from '../../kernel/clock-skew.js';
import { loginFailures } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';

/**
 * Number of wrong attempts in a row before locking, the duration of the lock (and of the count), and the
 * error.
 */
export interface AttemptRule {
  readonly attempts: number;
  readonly lockMs: number;
  locked(minutes: number): PortalError;
}

const passwordAttempts: AttemptRule = {
  attempts: 5,
  lockMs: 15 * 60_000,
  locked: (minutes) => new PortalError('accountLocked', { minutes }),
};
const keepMs = 24 * 3_600_000;

const lockedAtMost = (now: Date, lockMs: number): Date => new Date(now.getTime() + lockMs + clockSkewMs);

const minutesUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));

/**
 * Takes one of the attempts (five for passwords) before the secret is checked, in one statement: of a hundred
 * simultaneous guesses only five are checked. The last one locks; a right secret resets the count. Returns
 * the remaining attempts.
 */
export async function claimAttempt(
  { db, clock }: Services,
  subject: string,
  { attempts, lockMs, locked }: AttemptRule = passwordAttempts,
): Promise<number> {
  const now = clock();
  const end = new Date(now.getTime() + lockMs);
  const fresh = sql`(${loginFailures.lockedUntil} is not null or ${loginFailures.lastAt} <= ${new Date(now.getTime() - lockMs).toISOString()}::timestamptz)`;
  // Entries of unknown names would accumulate forever.
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
        lockedUntil: sql`case when ${count} >= ${attempts} then ${end.toISOString()}::timestamptz end`,
      },
      setWhere: or(
        isNull(loginFailures.lockedUntil),
        lte(loginFailures.lockedUntil, now),
        gt(loginFailures.lockedUntil, lockedAtMost(now, lockMs)),
      ),
    })
    .returning({ failures: loginFailures.failures });
  if (claimed) return attempts - claimed.failures;
  const [kept] = await db.select().from(loginFailures).where(eq(loginFailures.subject, subject));
  throw locked(minutesUntil(kept?.lockedUntil ?? end, now));
}

/** Until when the subject is locked (an account by its id, for passwords); undefined while it is not. */
export async function lockedUntil(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  subject: string,
  { lockMs }: Pick<AttemptRule, 'lockMs'> = passwordAttempts,
): Promise<Date | undefined> {
  const now = clock();
  const [kept] = await db
    .select({ until: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(
      and(
        eq(loginFailures.subject, subject),
        gt(loginFailures.lockedUntil, now),
        lte(loginFailures.lockedUntil, lockedAtMost(now, lockMs)),
      ),
    );
  return kept?.until ?? undefined;
}

/** Refuses while the subject is locked; takes no attempt. For a secret that was checked and is right. */
export async function demandUnlocked(services: Services, subject: string, rule: AttemptRule): Promise<void> {
  const until = await lockedUntil(services, subject, rule);
  if (until) throw rule.locked(minutesUntil(until, services.clock()));
}

/** The error after a wrong password: remaining attempts, or how long the account is locked. */
export function wrongPassword(left: number): PortalError {
  return left > 0
    ? new PortalError('credentialsWrong', { left })
    : passwordAttempts.locked(passwordAttempts.lockMs / 60_000);
}

export async function forgetAttempts({ db }: Services, subject: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject));
}
