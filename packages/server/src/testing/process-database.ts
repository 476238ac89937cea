import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite, openPostgres, type OpenDatabase } from '../db/open.js';
import { addressOf, asAdministrator, databasePrefix } from './databases.js';
import { emptyCluster } from './templates.js';

/** A database of server processes: the settings that name it, and how a test opens it while none of them runs. */
export interface ProcessDatabase {
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<OpenDatabase>;
}

/** The one in a server's directory; a test that opens it first makes it, in a fraction of the server's time for that. */
export function embeddedIn(directory: string): ProcessDatabase {
  const database = join(directory, 'database');
  return {
    env: { DATA_DIR: directory },
    open: async () => openPglite(database, existsSync(database) ? undefined : await emptyCluster()),
  };
}

/**
 * An empty one on the PostgreSQL of this run, which drops it at its end; undefined without one. A process starts on it
 * in half the time: what is not about the embedded database is tested there.
 */
export async function emptyOnPostgres(): Promise<ProcessDatabase | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const name = `${databasePrefix()}_process_${randomBytes(4).toString('hex')}`;
  await asAdministrator(server, `create database ${name}`);
  const url = addressOf(server, name);
  return { env: { DATABASE_URL: url }, open: () => openPostgres(url) };
}
