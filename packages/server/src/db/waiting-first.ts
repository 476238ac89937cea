import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Order of a list of requests: those that wait for a decision first, then the newest. */
export const waitingFirst = ({ state, id }: { state: PgColumn; id: PgColumn }): SQL[] => [
  desc(sql`(${state} = 'waiting')`),
  desc(id),
];
