import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The order of a list of requests: what waits for a decision first, then the newest. */
export const waitingFirst = ({ state, id }: { state: PgColumn; id: PgColumn }): SQL[] => [
  desc(sql`(${state} = 'waiting')`),
  desc(id),
];
