import { gt, lte, or, sql } from 'drizzle-orm';
import { callCounts } from '../../db/schema/index.js';
import { clockSkewMs } from '../../kernel/clock-skew.js';
import { keyedHash } from '../../kernel/keyed-hash.js';
import type { Services } from '../../context/services.js';

/** Counts one more call in the window of its key, or begins one; `ttl` is in milliseconds. All instances count together. */
export async function countCall(
  { db, config }: Services,
  counted: string,
  windowMs: number,
  now: Date,
): Promise<{ current: number; ttl: number }> {
  const key = keyedHash(config.secret, 'call count', counted);
  const endsAt = new Date(now.getTime() + windowMs);
  const ahead = new Date(endsAt.getTime() + clockSkewMs);
  const over = or(lte(callCounts.endsAt, now), gt(callCounts.endsAt, ahead));
  const [row] = await db
    .insert(callCounts)
    .values({ key, calls: 1, endsAt })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        calls: sql`case when ${over} then 1 else ${callCounts.calls} + 1 end`,
        endsAt: sql`case when ${over} then ${endsAt.toISOString()}::timestamptz else ${callCounts.endsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('an upserted count came back empty');
  return { current: row.calls, ttl: row.endsAt.getTime() - now.getTime() };
}

/** Regular work: windows that are over. */
export async function forgetCallCounts({ db, clock }: Services): Promise<void> {
  await db.delete(callCounts).where(lte(callCounts.endsAt, clock()));
}
