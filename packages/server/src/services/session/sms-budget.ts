import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { clockSkewMs } from '../../kernel/clock-skew.js';
import type { Db } from '../../db/db.js';
import { smsRequests } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Parameters } from '../../parameters/index.js';
import type { Services } from '../../context/services.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface CodeRequest {
  /**
   * What the caller typed: a phone, or the hash of a name (`unknownSubject`). Its limits are reported to him.
   */
  readonly typed: string;
  /** The phone that would get the message, if any. */
  readonly phone?: string | undefined;
  /** Hash of the caller's address; empty for a logged-in user who requests a code for his own phone. */
  readonly address: string;
}

type Row = typeof smsRequests.$inferSelect;
type Caps = readonly (readonly [windowMs: number, most: number])[];

/** Milliseconds until all limits allow another one; rows come newest first. */
function waitOf(rows: readonly Row[], caps: Caps, now: number): number {
  const waits = caps.map(([windowMs, most]) => {
    const blocking = rows.filter(({ at }) => at.getTime() > now - windowMs)[most - 1];
    return blocking ? blocking.at.getTime() + windowMs - now : 0;
  });
  return Math.max(0, ...waits);
}

function refuse(rows: readonly Row[], parameters: Parameters, now: number): void {
  const minute = waitOf(rows, [[parameters.smsResendSeconds * 1000, 1]], now);
  const longer = waitOf(rows, longCaps(parameters), now);
  if (longer > minute) throw limitReached(longer);
  if (minute > 0) throw new PortalError('smsTooSoon', { seconds: Math.max(1, Math.ceil(minute / 1000)) });
}

const longCaps = ({ smsPerHour, smsPerDay }: Parameters): Caps => [
  [hourMs, smsPerHour],
  [dayMs, smsPerDay],
];
const limitReached = (waitMs: number) =>
  new PortalError('smsLimitReached', { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) });

/**
 * Serializes requests per phone, name and address, on all instances. Keys are locked in a fixed order to
 * avoid deadlocks.
 */
async function lock(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(727004, hashtext(${key}))`);
  }
}

const within = (windowMs: number, now: number) =>
  and(gt(smsRequests.at, new Date(now - windowMs)), lte(smsRequests.at, new Date(now + clockSkewMs)));

const requestsOf = (tx: Db, subject: string, now: number): Promise<Row[]> =>
  tx
    .select()
    .from(smsRequests)
    .where(and(eq(smsRequests.subject, subject), within(dayMs, now)))
    .orderBy(desc(smsRequests.at), desc(smsRequests.id));

/**
 * Counts a request against the limits, within a transaction, or refuses it. The error depends only on what
 * was typed and on the address. If a name was typed, the phone behind it has its own limits, which are not
 * reported: `deliver` is then false. `ids` are the rows, for undoing the count.
 */
export async function takeFromBudget(
  tx: Db,
  { clock }: Pick<Services, 'clock'>,
  parameters: Parameters,
  { typed, phone, address }: CodeRequest,
): Promise<{ deliver: boolean; ids: number[] }> {
  const at = clock();
  const now = at.getTime();
  const behind = phone !== undefined && phone !== typed ? phone : undefined;
  await lock(tx, [typed, ...(behind ? [behind] : []), ...(address ? [`address:${address}`] : [])]);
  const mine = await requestsOf(tx, typed, now);
  // A logged-in user knows his own phone: his hidden requests count visibly too.
  refuse(address ? mine.filter(({ hidden }) => !hidden) : mine, parameters, now);
  if (address) {
    const recent = await tx
      .select()
      .from(smsRequests)
      .where(and(eq(smsRequests.address, address), within(hourMs, now)))
      .orderBy(desc(smsRequests.at))
      .limit(parameters.smsAddressPerHour);
    const wait = waitOf(recent, [[hourMs, parameters.smsAddressPerHour]], now);
    if (wait > 0) throw limitReached(wait);
  }
  const caps: Caps = [[parameters.smsResendSeconds * 1000, 1], ...longCaps(parameters)];
  const all = behind ? await requestsOf(tx, behind, now) : mine;
  const deliver = waitOf(all, caps, now) === 0;
  const kept = await tx
    .insert(smsRequests)
    .values([
      { subject: typed, address, at },
      ...(behind && deliver ? [{ subject: behind, hidden: true, at }] : []),
    ])
    .returning({ id: smsRequests.id });
  return { deliver, ids: kept.map(({ id }) => id) };
}

/**
 * Undoes the count of a request that the gateway did not deliver: nobody must wait for a code that never
 * comes.
 */
export async function giveBack(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(smsRequests).where(inArray(smsRequests.id, [...ids]));
}

/** Scheduled work: deletes requests that no limit counts any more. */
export async function forgetSmsRequests({ db, clock }: Services): Promise<void> {
  await db.delete(smsRequests).where(lte(smsRequests.at, new Date(clock().getTime() - dayMs)));
}
