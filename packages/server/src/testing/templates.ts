import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { testConfig } from '../config/config.js';
import type { Db } from '../db/db.js';
import { migrationsFolder } from '../db/migrate.js';
import { openPostgres } from '../db/open.js';
import * as schema from '../db/schema/index.js';
import { seedDemo } from '../seed/index.js';
import { addressOf, asAdministrator, databasePrefix } from './databases.js';
import { makeKeys } from './make-keys.js';

/** What a test database holds at its beginning: its tables alone, or the sample world too. */
export type Content = 'tables' | 'sample';

/** When the sample world is made: a test server's clock begins here. */
export const sampleTime = new Date('2026-11-21T02:00:00Z');
const clock = () => sampleTime;

async function fill(db: Db, content: Content): Promise<void> {
  if (content !== 'sample') return;
  await seedDemo({ db, clock, config: testConfig });
  await makeKeys(db, clock);
}

/** Made once in a process that runs tests: a copy costs a fraction of migrations and sample data. */
function once<T>(make: (content: Content) => Promise<T>): (content: Content) => Promise<T> {
  const made = new Map<Content, Promise<T>>();
  return (content) => {
    const known = made.get(content) ?? make(content);
    made.set(content, known);
    return known;
  };
}

/** Where the dump of an empty cluster is kept; its name changes with PGlite, which may change its files. */
function clusterFile(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist.*$/, 'package.json');
  const name = createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16);
  return join(migrationsFolder(), '../node_modules/.cache', `empty-pglite-${name}.tgz`);
}

/** A cluster without tables: five times faster than making one. */
export async function emptyCluster(): Promise<Blob> {
  const file = clusterFile();
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

/** A dump of the embedded database, unpacked: what is loaded often is not decompressed each time. */
export const pgliteTemplate = once(async (content): Promise<Blob> => {
  const client = new PGlite({ loadDataDir: await emptyCluster() });
  await client.waitReady;
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: migrationsFolder() });
  await fill(db, content);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
});

/** The name of a database on that PostgreSQL that others are copied from. */
export const postgresTemplate = (server: string): ((content: Content) => Promise<string>) =>
  (templatesOf[server] ??= once(async (content) => {
    const name = `${databasePrefix()}_${content}_${randomBytes(4).toString('hex')}`;
    await asAdministrator(server, `create database ${name}`);
    const database = await openPostgres(addressOf(server, name));
    await fill(database.db, content);
    await database.close();
    return name;
  }));
const templatesOf: Record<string, (content: Content) => Promise<string>> = {};
