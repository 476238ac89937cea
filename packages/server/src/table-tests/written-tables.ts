import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '../db/rows-of.js';
import * as schema from '../db/schema/index.js';
import type { TestServer } from '../testing/index.js';

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));

/** A table that was written to, and whether its rows differ from before: a restored row is no effect. */
export interface WrittenTable {
  readonly name: string;
  /** The sum of hashes of added rows minus that of removed rows. */
  readonly net: bigint;
}
export type Written = () => Promise<readonly WrittenTable[]>;

/**
 * Watches the tables of a test server, with exceptions; the function returns which of them were written to
 * since its last call. A trigger records each row that really changed, in the same transaction: a rolled-back
 * write does not count. Comparing whole tables instead costs more than the calls in between.
 */
export async function watchTables(
  { services: { db } }: TestServer,
  leftOut: ReadonlySet<string>,
): Promise<Written> {
  await db.execute(sql`create table written_tables (name text not null, net bigint not null)`);
  await db.execute(sql`
    create function note_written_table() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old is distinct from new then
        insert into written_tables values (tg_table_name,
          case when tg_op = 'DELETE' then 0 else hashtext(new::text)::bigint end
          - case when tg_op = 'INSERT' then 0 else hashtext(old::text)::bigint end);
      end if;
      return null;
    end $$`);
  for (const name of tables) {
    if (leftOut.has(name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await db.execute(sql`
      create trigger note_written_table after insert or update or delete on ${sql.identifier(name)}
      for each row execute function note_written_table()`);
  }
  return async () => {
    const noted = sql`
      with noted as (delete from written_tables returning name, net)
      select name, sum(net)::text as net from noted group by name order by name`;
    const rows = await rowsOf<{ name: string; net: string }>(db, noted);
    return rows.map(({ name, net }) => ({ name, net: BigInt(net) }));
  };
}

/** Names of the changed tables, after the background work of earlier calls has finished. */
export async function settled(written: Written): Promise<string[]> {
  const all = new Map<string, bigint>();
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    const tables = await written();
    for (const { name, net } of tables) all.set(name, (all.get(name) ?? 0n) + net);
    if (tables.length > 0) quiet = -1;
  }
  return [...all].flatMap(([name, net]) => (net === 0n ? [] : [name])).toSorted();
}
