import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@ca-portal/api';
import { systemNotices } from '@ca-portal/api/groups/system-notices';
import { eq, like } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { testConfig } from '../config/config.js';
import { auditLog, officeNotices, users } from '../db/schema/index.js';
import { openSession } from '../services/session/tokens.js';
import { seedDemo } from '../seed/index.js';
import { embeddedIn, emptyOnPostgres, type ProcessDatabase } from '../testing/process-database.js';
import { startServerProcess, type ServerProcess } from '../testing/server-process.js';

const directory = mkdtempSync(join(tmpdir(), 'portal-restart-'));
const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const started of servers) await started.end('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const started = await startServerProcess({ DATA_DIR: directory, ...env });
  servers.push(started);
  return started;
}

const clientOf = (url: string, token: string): Client =>
  createClient({ baseUrl: `${url}/mh`, getToken: () => token, repeatWindowMs: 0, retries: { count: 0 } });

// Its own database: another run on the same PostgreSQL has another secret.
const postgres = await emptyOnPostgres();
const places: [string, ProcessDatabase][] = [
  ['PGlite', embeddedIn(directory)],
  ...(postgres ? [['PostgreSQL', postgres] as [string, ProcessDatabase]] : []),
];

/** Acknowledged writes before the kill; `killed.deep.test.ts` kills fifty times at other moments. */
const enough = 60;

it.each(places)('%s keeps every acknowledged write', { timeout: 300_000 }, async (_, place) => {
  let database = await place.open();
  await seedDemo({ db: database.db, clock: () => new Date(), config: testConfig });
  const [admin] = await database.db.select().from(users).where(eq(users.username, 'admin'));
  const token = await openSession(database.db, new Date(), {
    userId: admin?.id ?? '',
    roleId: 109,
    method: 'password',
  });
  await database.close();

  const loaded = await start(place.env);
  const run = String(Date.now());
  const acknowledged: string[] = [];
  const gone = once(loaded.child, 'exit');
  // Each writer continues until the server is gone: some calls are running when it is killed.
  const writers = Array.from({ length: 8 }, async (__, writer) => {
    const { add } = clientOf(loaded.url, token).use(systemNotices);
    for (let n = 0; n < 10_000; n += 1) {
      const noticeTitle = `重启${run}-${writer}-${n}`;
      try {
        await add({ body: { noticeTitle, noticeType: '1', noticeContent: '<p>x</p>', status: '1' } });
      } catch {
        return;
      }
      acknowledged.push(noticeTitle);
      if (acknowledged.length === enough) loaded.child.kill('SIGKILL');
    }
  });
  await gone;
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThanOrEqual(enough);

  const again = await start(place.env);
  const list = await clientOf(again.url, token)
    .use(systemNotices)
    .list({ query: { pageNum: 1, pageSize: 1, noticeTitle: `重启${run}` } });
  expect(list.total).toBeGreaterThanOrEqual(acknowledged.length);
  await again.end('SIGTERM');

  database = await place.open();
  const kept = await database.db
    .select({ id: officeNotices.id, title: officeNotices.title })
    .from(officeNotices)
    .where(like(officeNotices.title, `重启${run}%`))
    .orderBy(officeNotices.id);
  const audited = await database.db
    .select({ id: auditLog.subjectId })
    .from(auditLog)
    .where(eq(auditLog.action, 'office-notice.add'))
    .orderBy(auditLog.id);
  await database.close();
  const titles = new Set(kept.map((row) => row.title));
  expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
  // The write and its audit row are one transaction: either both exist or neither.
  const noted = new Set(audited.map((row) => row.id));
  expect(kept.filter((row) => !noted.has(String(row.id)))).toEqual([]);
});
