import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { createTestServer, figure } from '../testing/index.js';
import { addressOf, asAdministrator, databasePrefix } from '../testing/databases.js';
import { postgresTemplate } from '../testing/templates.js';
import { migrationCount, migrationsFolder } from './migrate.js';
import { openPostgres } from './open.js';

// Tests the backup commands of docs/guides/deploying.md and upgrade.md.
const postgres = process.env['TEST_DATABASE_URL'] ?? '';
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
const made: string[] = [];
afterAll(async () => {
  rmSync(folder, { recursive: true });
  for (const name of made) await asAdministrator(postgres, `drop database ${name} with (force)`);
});

/** PostgreSQL's tools are in the path, or where Debian installs those of each version. */
function tool(name: string): string {
  const versions = '/usr/lib/postgresql';
  try {
    const newest = readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
    return join(versions, newest, 'bin', name);
  } catch {
    return name;
  }
}

async function emptyDatabase(): Promise<string> {
  const name = `${databasePrefix()}_backup${made.length}_${process.pid}`;
  await asAdministrator(postgres, `create database ${name}`);
  made.push(name);
  return addressOf(postgres, name);
}

async function restored(from: string): Promise<string> {
  const file = join(folder, `portal${made.length}.dump`);
  await run(tool('pg_dump'), ['--format=custom', `--file=${file}`, from]);
  const again = await emptyDatabase();
  await run(tool('pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${again}`, file]);
  return again;
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Every table with its row count and a checksum of its rows. */
async function contents(url: string): Promise<Record<string, unknown>> {
  const tables = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    [found[name]] = await query(
      url,
      `select count(*)::int as rows, coalesce(sum(hashtext(t::text)::bigint), 0)::text as sum from "${name}" t`,
    );
  }
  return found;
}

/** Columns, keys and triggers of the tables. */
const shape = (url: string) =>
  query(
    url,
    `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as part
       from information_schema.columns where table_schema = 'public'
     union select indexdef from pg_indexes where schemaname = 'public'
     union select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
     order by 1`,
  );

describe.runIf(postgres)('a backup', () => {
  it(
    'is the whole portal: restored, a server starts on it, and people log in',
    { timeout: 120_000 },
    async () => {
      const original = addressOf(postgres, await postgresTemplate(postgres)('sample'));
      const began = performance.now();
      const again = await restored(original);
      figure('backup and restore of the sample world, seconds', (performance.now() - began) / 1000);
      expect(await contents(again)).toEqual(await contents(original));
      expect(await shape(again)).toEqual(await shape(original));
      const server = await createTestServer({ database: await openPostgres(again) });
      try {
        const person = await server.loginAs('qiye');
        expect(person.token).toMatch(/[\w-]{20}/);
      } finally {
        await server.close();
      }
    },
  );

  it('of an older version is brought up to date by the first start', { timeout: 120_000 }, async () => {
    // The previous version is this one without the last migration.
    const older = join(folder, 'older');
    cpSync(migrationsFolder(), older, { recursive: true });
    const file = join(older, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    const kept = journal.entries.slice(0, -1);
    expect(kept.length).toBeLessThan(migrationCount());
    writeFileSync(file, JSON.stringify({ ...journal, entries: kept }));
    const before = await emptyDatabase();
    const client = new pg.Client({ connectionString: before });
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder: older });
    await client.end();
    await query(
      before,
      `insert into parameters (name, key, value, built_in, remark, created_by, created_at)
      values ('旧参数', 'older.key', '7', false, '', 'admin', now())`,
    );

    const again = await restored(before);
    expect(await shape(again)).not.toEqual(
      await shape(addressOf(postgres, await postgresTemplate(postgres)('tables'))),
    );
    const database = await openPostgres(again);
    const { rows } = (await database.db.execute(
      sql`select value from parameters where key = 'older.key'`,
    )) as unknown as { rows: { value: string }[] };
    await database.close();
    expect(rows).toEqual([{ value: '7' }]);
    expect(await shape(again)).toEqual(
      await shape(addressOf(postgres, await postgresTemplate(postgres)('tables'))),
    );
  });
});
