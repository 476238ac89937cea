import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema/index.js';
import type { TestServer } from '../testing/index.js';

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));

/** What each table holds: how many rows, and the sum of their hashes. */
export type Snapshot = Readonly<Record<string, string>>;

export async function snapshot(server: TestServer, leftOut: ReadonlySet<string>): Promise<Snapshot> {
  const counts = tables
    .filter((name) => !leftOut.has(name))
    .map(
      (name) =>
        sql`select ${name} as name, count(*)::int as rows, coalesce(sum(hashtext(t::text)::bigint), 0)::text as sum from ${sql.identifier(name)} t`,
    );
  const result = (await server.services.db.execute(
    sql`select json_object_agg(name, rows || ':' || sum order by name)::text as value from (${sql.join(counts, sql` union all `)}) c`,
  )) as unknown as { rows: { value: string }[] };
  return JSON.parse(result.rows[0]?.value ?? '{}') as Snapshot;
}

/** Names of the tables that are not as they were. */
export const changedTables = (before: Snapshot, after: Snapshot): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);

/** The same, once what an earlier call left running behind its answer has come to rest. */
export async function settledSnapshot(server: TestServer, leftOut: ReadonlySet<string>): Promise<Snapshot> {
  let [before, now] = [await snapshot(server, leftOut), await snapshot(server, leftOut)];
  while (changedTables(before, now).length > 0) [before, now] = [now, await snapshot(server, leftOut)];
  return now;
}
