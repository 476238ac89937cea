import { formatBeijing } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import type { Db } from './db.js';
import { numberSequences } from './schema/index.js';

/**
 * The next number under a name. One statement, so two callers never get the same;
 * called inside a transaction it holds the name until that ends, and a rollback leaves no gap.
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

/** DD + the Beijing day + six digits of that day's sequence. */
export async function nextOrderNo(db: Db, now: Date): Promise<string> {
  const day = formatBeijing(now).slice(0, 10).replaceAll('-', '');
  const number = await nextNumber(db, `order:${day}`);
  if (number > 999_999) throw new RangeError(`more than 999999 orders on ${day}`);
  return `DD${day}${String(number).padStart(6, '0')}`;
}
