import { randomBytes } from 'node:crypto';
import pg from 'pg';

/* Databases on the PostgreSQL for tests. Has few imports: the browser's tests use it too. */

export async function asAdministrator(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

export const addressOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Prefix of this run's database names; tests/setup/databases.ts drops the remaining ones. */
export const databasePrefix = (): string =>
  `portal_test_${process.env['TEST_RUN'] ?? randomBytes(4).toString('hex')}`;

/**
 * Copying whole files costs a tenth of copying pages through the log, unless each file has to be synced.
 * Before PostgreSQL 15 it was the only strategy, and there was no option for it.
 */
const wayToCopy = async (server: string): Promise<string> => {
  const [found] = await asAdministrator(
    server,
    `select current_setting('fsync') = 'off' and current_setting('server_version_num')::int >= 150000 as quick`,
  );
  return found?.['quick'] === true ? 'strategy file_copy' : '';
};
const waysOf: Record<string, Promise<string>> = {};

export async function copyDatabase(server: string, template: string, name: string): Promise<void> {
  const way = await (waysOf[server] ??= wayToCopy(server));
  await asAdministrator(server, `create database ${name} template ${template} ${way}`);
}
