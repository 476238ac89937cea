import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPglite, openPostgres, type OpenDatabase } from '../db/open.js';

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty, migrated database: in memory, or a new one on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return openPglite();
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdministrator(server, `drop database ${name} with (force)`);
    },
  };
}
