import { execFileSync } from 'node:child_process';
import { errorCodes, errorSentence } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../testing/index.js';
import { fateOf, lossIn, meansLost } from './database-lost.js';
import { openPostgres } from './open.js';

describe('what a lost statement leaves', () => {
  it.each([
    ['select 1', false, 'none'],
    ['update users set name = $1', true, 'none'],
    ['update users set name = $1', false, 'unknown'],
    ['with x as (delete from users returning id) select * from x', false, 'unknown'],
    ['commit', true, 'unknown'],
    ['begin', false, 'none'],
  ] as const)('%s (in a transaction: %s): %s', (text, inTransaction, fate) => {
    expect(fateOf(text, inTransaction)).toBe(fate);
  });

  it('is told from a refusal by the code', () => {
    const error = (code: string) => Object.assign(new Error('x'), { code });
    for (const code of ['57P01', '08006', 'ECONNREFUSED', '53100']) expect(meansLost(error(code))).toBe(true);
    for (const code of ['23505', '40P01', '57014']) expect(meansLost(error(code))).toBe(false);
  });
});

/** Runs in another process, so that this process cannot react before it is over. */
const cutAll = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.argv[1] });
  await client.connect();
  await client.query(\`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'victim'\`);
  await client.end();`;

describe.runIf(process.env['TEST_DATABASE_URL'])('a connection that is cut', () => {
  let server: TestServer;
  let url: string;
  /**
   * Holds locks. `cutter` inspects and cuts connections: inside a transaction the list of connections would
   * not be refreshed.
   */
  let other: pg.Client;
  let cutter: pg.Client;
  let mine: Awaited<ReturnType<TestServer['loginAs']>>;
  beforeAll(async () => {
    server = await createTestServer({ logLevel: 'error' });
    const { rows } = (await server.services.db.execute(
      sql`select current_database() as name`,
    )) as unknown as { rows: { name: string }[] };
    const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    address.pathname = `/${rows[0]?.name}`;
    url = address.href;
    [other, cutter] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([other.connect(), cutter.connect()]);
    mine = await server.loginAs('yuangong04');
  });
  afterAll(async () => {
    await Promise.all([other.end(), cutter.end()]);
    await server.close();
  });

  /** Terminates the connection that waits for a lock of `other`. */
  async function cutWhoWaits(): Promise<void> {
    const cut = async () => {
      const { rows } = await cutter.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(cut, { timeout: 60_000 }).toBe(1);
  }
  const rename = (nickName: string) =>
    mine.use(account).updateProfile({ body: { nickName, email: 'z@example.cn', sex: '0' } });
  const nameNow = async () => (await mine.use(account).profile()).data.nickName;
  const sentence = (key: 'serviceAway' | 'outcomeUnknown') =>
    expect.stringMatching(
      new RegExp(`^${errorSentence(key, { reference: '#' }).replace('#', '[0-9A-F]{10}')}$`),
    );

  it('inside a write answers that nothing has happened, more often than there are connections', async () => {
    for (let n = 0; n < 25; n += 1) {
      await other.query('begin');
      await other.query(`select 1 from users where username = 'yuangong04' for update`);
      const refused = refusal(rename('Nobody'));
      await cutWhoWaits();
      await other.query('rollback');
      expect(await refused).toMatchObject({
        code: errorCodes.serviceAway,
        message: sentence('serviceAway'),
      });
    }
    await rename('again');
    expect(await nameNow()).toBe('again');
    expect(server.logged.filter((line) => line.includes('the database does not answer'))).toHaveLength(25);
    expect(server.logged.join('')).not.toContain('Nobody');
  });

  it('inside a commit answers that nobody knows', async () => {
    await other.query(`
      create function wait_for_it() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(42); return null; end $$;
      create constraint trigger at_commit after update on users
        deferrable initially deferred for each row execute function wait_for_it();`);
    await other.query('select pg_advisory_lock(42)');
    const refused = refusal(rename('perhaps'));
    await cutWhoWaits();
    await other.query('select pg_advisory_unlock(42)');
    await other.query('drop trigger at_commit on users');
    expect(await refused).toMatchObject({
      code: errorCodes.outcomeUnknown,
      message: sentence('outcomeUnknown'),
    });
    expect(await nameNow()).toBe('again');
  });

  it('at the beginning of a transaction gives its place in the pool back', async () => {
    const database = await openPostgres(`${url}?application_name=victim`);
    try {
      await database.db.execute(sql`select 1`);
      // Synchronous: this process cannot notice the cut, so the pool hands out a dead connection.
      execFileSync(process.execPath, ['--input-type=module', '-e', cutAll, url], {
        cwd: import.meta.dirname,
      });
      const error: unknown = await database.db.transaction(async () => {}).catch((e: unknown) => e);
      expect(lossIn(error)?.fate).toBe('none');
      expect(database.poolUse?.().total).toBe(0);
    } finally {
      await database.close();
    }
  });

  it('is forgotten with all that was kept in memory', async () => {
    const { changes, db } = server.services;
    await db.execute(sql`select 1`);
    const before = changes.version('sessions');
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid not in (pg_backend_pid(), $1)`,
      [(cutter as unknown as { processID: number }).processID],
    );
    await expect.poll(() => changes.version('sessions'), { timeout: 60_000 }).toBeGreaterThan(before);
    // The new connections listen again.
    await db.execute(sql`select 1`);
    const heard = changes.version('parameters');
    await other.query(`select pg_notify('portal_changes', 'parameters')`);
    await expect.poll(() => changes.version('parameters'), { timeout: 60_000 }).toBeGreaterThan(heard);
  });
});
