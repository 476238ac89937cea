import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrationsFolder } from '../db/migrate.js';
import { openPglite, openPostgres, type OpenDatabase } from '../db/open.js';

/** Where the dump of an empty database is kept; its name changes with PGlite, which may change its files. */
function dumpFile(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist.*$/, 'package.json');
  const name = createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16);
  return join(migrationsFolder(), '../node_modules/.cache', `empty-pglite-${name}.tgz`);
}

/** An empty database to copy: five times faster than making one, which every test file would do. */
async function emptyDatabase(): Promise<Blob> {
  const file = dumpFile();
  if (!existsSync(file)) {
    const fresh = new PGlite();
    await fresh.waitReady;
    const dump = Buffer.from(await (await fresh.dumpDataDir('gzip')).arrayBuffer());
    await fresh.close();
    mkdirSync(join(file, '..'), { recursive: true });
    // Another worker may do the same: the whole file appears at once, whoever comes last.
    const partial = `${file}.${randomBytes(4).toString('hex')}`;
    writeFileSync(partial, dump);
    renameSync(partial, file);
  }
  return new Blob([readFileSync(file)], { type: 'application/x-gzip' });
}

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
  if (!server) return openPglite(undefined, await emptyDatabase());
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
