import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/index.js';

it.runIf(process.env['TEST_DATABASE_URL'])(
  'statements with parameters are planned once per connection',
  async () => {
    const database = await openTestDatabase();
    try {
      const names = await database.db.transaction(async (tx) => {
        for (const n of [1, 2, 3]) await tx.execute(sql`select ${n}::int as n`);
        // Statements without parameters get no name.
        await tx.execute(sql`select 4 as n`);
        return tx.execute(
          sql`select name, statement from pg_prepared_statements where statement like ${'select%as n'}`,
        );
      });
      const { rows } = names as unknown as { rows: { name: string; statement: string }[] };
      expect(rows.map((row) => row.statement)).toEqual(['select $1::int as n']);
      expect(rows[0]?.name).toMatch(/^s\d+$/);
    } finally {
      await database.close();
    }
  },
  60_000,
);
