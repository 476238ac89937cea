import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema/index.js';
import type { TestServer } from '../testing/index.js';

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));

/**
 * Watches the tables of a test server, those left out excepted; the function answers which of them have been written to
 * since it was called last. A trigger notes each row that is really another one than before, in the same transaction:
 * what was rolled back was never written. Comparing whole tables instead costs more than the calls between.
 */
export async function watchTables(
  { services: { db } }: TestServer,
  leftOut: ReadonlySet<string>,
): Promise<() => Promise<string[]>> {
  await db.execute(sql`create table written_tables (name text not null)`);
  await db.execute(sql`
    create function note_written_table() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old is distinct from new then
        insert into written_tables values (tg_table_name);
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
    const { rows } = (await db.execute(sql`
      with noted as (delete from written_tables returning name)
      select distinct name from noted order by name`)) as unknown as { rows: { name: string }[] };
    return rows.map(({ name }) => name);
  };
}
