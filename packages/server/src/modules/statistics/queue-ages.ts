import type { ResultOf, statistics } from '@ca-portal/api/contract';
import { waitingSteps } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../../context/services.js';
import { parametersOf } from '../../parameters/index.js';
import { queues } from './queues.js';

type Ages = ResultOf<typeof statistics.queues>[number];

/** How long the oldest items have waited for a person, per queue. */
export async function queueAges(services: Services): Promise<Ages[]> {
  const { db, clock } = services;
  const { reviewHours } = await parametersOf(services);
  const { today, days, old } = waitingSteps(reviewHours);
  const now = clock().getTime();
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  return Promise.all(
    queues.map(async ({ label, link, table, where, since }) => {
      const between = (from: number | null, to: number | null) =>
        sql<number>`count(*) filter (where ${from === null ? sql`true` : sql`${since} <= ${ago(from)}::timestamptz`} and ${to === null ? sql`true` : sql`${since} > ${ago(to)}::timestamptz`})::int`;
      const [ages] = await db
        .select({
          fresh: between(null, today),
          today: between(today, days),
          days: between(days, old),
          old: between(old, null),
        })
        .from(table)
        .where(where);
      return { label, link, ...(ages ?? { fresh: 0, today: 0, days: 0, old: 0 }) };
    }),
  );
}
