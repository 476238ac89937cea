import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite, openPostgres, type OpenDatabase } from '../db/open.js';
import { addressOf, asAdministrator, databasePrefix } from './databases.js';
import { emptyCluster } from './templates.js';

/** A database for server processes: its settings, and how a test opens it while none of them runs. */
export interface ProcessDatabase {
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<OpenDatabase>;
}

/**
 * The embedded database in a server's directory; a test that opens it first creates it much faster than the
 * server does.
 */
export function embeddedIn(directory: string): ProcessDatabase {
  const database = join(directory, 'database');
  return {
    env: { DATA_DIR: directory },
    open: async () => openPglite(database, existsSync(database) ? undefined : await emptyCluster()),
  };
}

/**
 * An empty database on the PostgreSQL of this run, dropped at the end; undefined without one. A process
 * starts on it in half the time: tests that are not about the embedded database use it.
 */
export async function emptyOnPostgres(): Promise<ProcessDatabase | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const name = `${databasePrefix()}_process_${randomBytes(4).toString('hex')}`;
  await asAdministrator(server, `create database ${name}`);
  const url = addressOf(server, name);
  return { env: { DATABASE_URL: url }, open: () => openPostgres(url) };
}
