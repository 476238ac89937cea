import { formatBeijing } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import type { Db } from './db.js';
import { numberSequences } from './schema/index.js';

/**
 * The next number of a sequence name. A single statement, so two callers never get the same number; inside a
 * transaction it locks the name until the end, and a rollback leaves no gap.
 */
export async function nextNumber(db: Db, name: string): Promise<number> {
  const [row] = await db
    .insert(numberSequences)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: numberSequences.name, set: { last: sql`${numberSequences.last} + 1` } })
    .returning({ last: numberSequences.last });
  if (!row) throw new Error(`no number for ${name}`);
  return row.last;
}

/** A prefix + the Beijing day + six digits of that day's sequence. */
async function nextDayNo(db: Db, prefix: string, sequence: string, now: Date): Promise<string> {
  const day = formatBeijing(now).slice(0, 10).replaceAll('-', '');
  const number = await nextNumber(db, `${sequence}:${day}`);
  if (number > 999_999) throw new RangeError(`more than 999999 of ${sequence} on ${day}`);
  return `${prefix}${day}${String(number).padStart(6, '0')}`;
}

export const nextOrderNo = (db: Db, now: Date) => nextDayNo(db, 'DD', 'order', now);
/** Number of a movement of a prepaid account. */
export const nextFlowNo = (db: Db, now: Date) => nextDayNo(db, 'LS', 'flow', now);
export const nextRechargeNo = (db: Db, now: Date) => nextDayNo(db, 'CZ', 'recharge', now);
/** Number of one payment for several orders. */
export const nextCombinedNo = (db: Db, now: Date) => nextDayNo(db, 'ZH', 'combined', now);
export const nextTransferNo = (db: Db, now: Date) => nextDayNo(db, 'HK', 'transfer', now);
