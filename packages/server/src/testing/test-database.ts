import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openPglite, openPostgres, type OpenDatabase } from '../db/open.js';
import { rowsOf } from '../db/rows-of.js';
import { addressOf, asAdministrator, copyDatabase, databasePrefix } from './databases.js';
import { pgliteTemplate, postgresTemplate, type Content } from './templates.js';

/**
 * A migrated database, optionally with the sample data: in memory, or a new one on the PostgreSQL that
 * TEST_DATABASE_URL names. It is not shared.
 */
export async function openTestDatabase(content: Content = 'tables'): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return openPglite(undefined, await pgliteTemplate(content));
  const name = `${databasePrefix()}_${randomBytes(6).toString('hex')}`;
  const template = await postgresTemplate(server)(content);
  await copyDatabase(server, template, name);
  const database = await openPostgres(addressOf(server, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdministrator(server, `drop database ${name} with (force)`);
    },
  };
}

/**
 * The same database as another instance opens it: on PostgreSQL with its own connections. The embedded one
 * allows only one process, so there it is the same handle, which the first instance closes.
 */
export async function openBeside({
  db,
  changes,
}: Pick<OpenDatabase, 'db' | 'changes'>): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const nothing = async () => {};
    return {
      db,
      changes,
      kind: 'PGlite',
      promise: '',
      onStatement: () => undefined,
      analyze: nothing,
      close: nothing,
    };
  }
  const [found] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`);
  return openPostgres(addressOf(server, found?.name ?? ''));
}
