import { sql } from 'drizzle-orm';
import { siteCounters } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';

/** Adds to the number of opened pages that the footer shows. */
export async function addVisits({ db }: Services, visits: number): Promise<void> {
  await db
    .insert(siteCounters)
    .values({ name: 'visits', value: visits })
    .onConflictDoUpdate({
      target: siteCounters.name,
      set: { value: sql`${siteCounters.value} + ${visits}` },
    });
}
