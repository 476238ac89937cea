import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../db/open.js';
import { figure } from '../testing/figure.js';
import { startServerProcess } from '../testing/server-process.js';
import { compare, nothing, sessionOf } from './books.js';
import { openOwnPostgres, whyNoPostgres } from './own-postgres.js';
import { beginWriting, emptyTally } from './writers.js';

const restarts = 20;
/** Acknowledged writes between two restarts: enough to restore the load and its connections. */
const between = 60;

it.skipIf(whyNoPostgres)(
  `PostgreSQL restarted ${restarts} times under load ends no server and costs no acknowledged write${whyNoPostgres && ` (skipped: ${whyNoPostgres})`}`,
  async () => {
    const postgres = await openOwnPostgres();
    onTestFinished(() => postgres.stop());
    const directory = mkdtempSync(join(tmpdir(), 'portal-storm-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const server = await startServerProcess({
      DATA_DIR: directory,
      DATABASE_URL: postgres.url,
      RATE_LIMITS: '0',
    });
    onTestFinished(() => server.end('SIGKILL'));
    const database = await openPostgres(postgres.url);
    const token = await sessionOf(database, 'admin');
    await database.close();

    const tally = emptyTally();
    const storm = beginWriting({ url: server.url, token, name: '重启', tally });
    let slowest = 0;
    for (let n = 0; n < restarts; n += 1) {
      const before = tally.acknowledged.length;
      await expect
        .poll(() => tally.acknowledged.length, { timeout: 120_000 })
        .toBeGreaterThan(before + between);
      await postgres.restart(n % 2 === 0 ? 'fast' : 'immediate');
      const back = performance.now();
      const known = tally.acknowledged.length;
      await expect
        .poll(() => tally.acknowledged.length, { timeout: 120_000, interval: 20 })
        .toBeGreaterThan(known);
      slowest = Math.max(slowest, performance.now() - back);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
    }
    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status, { timeout: 60_000 }).toBe(200);
    await storm.stop();
    const lives = server.ended() ?? 'none';
    const again = await openPostgres(postgres.url);
    const found = await compare(again, '重启', tally);
    await again.close();

    figure(`process exits while PostgreSQL restarted ${restarts} times under load`, lives);
    figure('… writes acknowledged / of them lost', `${tally.acknowledged.length} / ${found.lost.length}`);
    figure(
      '… answers "not done" / "nobody knows" / none / other',
      `${tally.away.length} / ${tally.unknown.length} / ${tally.cut.length} / ${tally.strange.length}`,
    );
    figure('… slowest answer', `${Math.round(tally.longestMs)} ms`);
    figure('… first acknowledged write after PostgreSQL was back, slowest', `${Math.round(slowest)} ms`);
    expect(lives).toBe('none');
    expect(found).toEqual(nothing);
    expect([tally.strange, tally.cut]).toEqual([[], []]);
  },
);
