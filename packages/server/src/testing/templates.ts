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

/** Initial contents of a test database: only the tables, or also the sample data. */
export type Content = 'tables' | 'sample';

/** The time of the sample data: a test server's clock starts here. */
export const sampleTime = new Date('2026-11-21T02:00:00Z');
const clock = () => sampleTime;

async function fill(db: Db, content: Content): Promise<void> {
  if (content !== 'sample') return;
  await seedDemo({ db, clock, config: testConfig });
  await makeKeys(db, clock);
}

/** Created once per test process: a copy costs a fraction of migrations and sample data. */
function once<T>(make: (content: Content) => Promise<T>): (content: Content) => Promise<T> {
  const made = new Map<Content, Promise<T>>();
  return (content) => {
    const known = made.get(content) ?? make(content);
    made.set(content, known);
    return known;
  };
}

/**
 * File with the dump of an empty cluster; its name includes the version of PGlite, which may change its
 * files.
 */
function clusterFile(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist.*$/, 'package.json');
  const name = createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16);
  return join(migrationsFolder(), '../node_modules/.cache', `empty-pglite-${name}.tgz`);
}

/** A cluster without tables: five times faster than creating one. */
export async function emptyCluster(): Promise<Blob> {
  const file = clusterFile();
  if (!existsSync(file)) {
    const fresh = new PGlite();
    await fresh.waitReady;
    const dump = Buffer.from(await (await fresh.dumpDataDir('gzip')).arrayBuffer());
    await fresh.close();
    mkdirSync(join(file, '..'), { recursive: true });
    // Another worker may do the same: write to a temporary name and rename, so that the file is always
    // complete.
    const partial = `${file}.${randomBytes(4).toString('hex')}`;
    writeFileSync(partial, dump);
    renameSync(partial, file);
  }
  return new Blob([readFileSync(file)], { type: 'application/x-gzip' });
}

/** An unpacked dump of the embedded database: it is loaded often, so it is not decompressed each time. */
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

/** The name of a template database on this PostgreSQL. */
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
