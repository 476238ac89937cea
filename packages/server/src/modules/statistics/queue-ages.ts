import type { ResultOf, statistics } from '@ca-portal/api/contract';
import { sql } from 'drizzle-orm';
import type { Services } from '../../context/services.js';
import { queues } from './queues.js';

type Ages = ResultOf<typeof statistics.queues>[number];

/** How long the oldest items have waited for a person, per queue. */
export async function queueAges({ db, clock }: Services): Promise<Ages[]> {
  const now = clock().getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  return Promise.all(
    queues.map(async ({ label, link, table, where, since }) => {
      const between = (from: number | null, to: number | null) =>
        sql<number>`count(*) filter (where ${from === null ? sql`true` : sql`${since} <= ${hoursAgo(from)}::timestamptz`} and ${to === null ? sql`true` : sql`${since} > ${hoursAgo(to)}::timestamptz`})::int`;
      const [ages] = await db
        .select({
          fresh: between(null, 4),
          today: between(4, 24),
          days: between(24, 72),
          old: between(72, null),
        })
        .from(table)
        .where(where);
      return { label, link, ...(ages ?? { fresh: 0, today: 0, days: 0, old: 0 }) };
    }),
  );
}
