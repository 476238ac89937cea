import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@ca-portal/api';
import { orders } from '@ca-portal/api/groups/orders';
import { session } from '@ca-portal/api/groups/session';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../db/open.js';
import { demoPassword } from '../seed/index.js';
import { solvedCaptcha } from '../testing/captcha.js';
import { figure } from '../testing/figure.js';
import { personalLock } from '../testing/first-path.js';
import { startServerProcess } from '../testing/server-process.js';
import { compare, nothing } from './books.js';
import { openOwnPostgres, whyNoPostgres } from './own-postgres.js';
import { beginWriting, emptyTally } from './writers.js';

const secret = 'a secret of more than thirty-two characters';
const hourMs = 3_600_000;
/** Each relative to the real time, including the way back. Some jumps happen during writes. */
const offsets = [1, -1, 24, -24, 24 * 30, -24 * 30, 24 * 366, 0, -24 * 366, 0].map((hours) => hours * hourMs);

it.skipIf(whyNoPostgres)(
  `a clock that jumps forward and back under load locks nobody out and breaks no call${whyNoPostgres && ` (skipped: ${whyNoPostgres})`}`,
  async () => {
    const postgres = await openOwnPostgres();
    onTestFinished(() => postgres.stop());
    const directory = mkdtempSync(join(tmpdir(), 'portal-storm-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    // With rate limits, as in production.
    const server = await startServerProcess(
      { DATA_DIR: directory, DATABASE_URL: postgres.url, PORTAL_SECRET: secret },
      { preload: new URL('moved-clock.mjs', import.meta.url).href },
    );
    onTestFinished(() => server.end('SIGKILL'));
    const database = await openPostgres(postgres.url);
    onTestFinished(() => database.close());

    const client = (token?: string) =>
      createClient({
        baseUrl: `${server.url}/mh`,
        getToken: () => token ?? null,
        repeatWindowMs: 0,
        retries: { count: 0 },
      });
    const seen = { client, services: { db: database.db, config: { secret } } };
    const login = async (username: string): Promise<string> => {
      const captcha = await solvedCaptcha(seen);
      const { token } = await client()
        .use(session)
        .login({ body: { username, password: demoPassword, ...captcha } });
      return token;
    };
    async function moveClock(offsetMs: number): Promise<void> {
      const moved = once(server.child, 'message');
      server.child.send({ moveClockMs: offsetMs });
      await moved;
    }

    const tally = emptyTally();
    const orderNumbers: string[] = [];
    let logins = 0;
    for (const [round, offset] of offsets.entries()) {
      await moveClock(offset);
      const [admin, buyer] = [await login('admin'), await login('fuzeren')];
      logins += 2;
      const known = tally.acknowledged.length;
      const storm = beginWriting({ url: server.url, token: admin, name: `拨钟${round}`, tally, writers: 2 });
      for (let n = 0; n < 3; n += 1) {
        const { orderNo } = await client(buyer).use(orders).create({ body: personalLock() });
        orderNumbers.push(orderNo);
      }
      await expect.poll(() => tally.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(known + 20);
      // A jump of minutes during the load: sessions must survive it.
      await moveClock(offset + (round % 2 === 0 ? 1 : -1) * 10 * 60_000);
      const before = tally.acknowledged.length;
      await expect.poll(() => tally.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20);
      await storm.stop();
    }
    const found = await compare(database, '拨钟', tally);

    figure(
      `clock moved ${offsets.length * 2} times by up to a year, forward and back: process exits`,
      server.ended() ?? 'none',
    );
    figure('… logins that were let in', `${logins} of ${offsets.length * 2}`);
    figure(
      '… writes acknowledged / of them lost / other answers',
      `${tally.acknowledged.length} / ${found.lost.length} / ${tally.strange.length}`,
    );
    figure('… orders placed / different numbers', `${orderNumbers.length} / ${new Set(orderNumbers).size}`);
    expect(server.ended()).toBeUndefined();
    expect(found).toEqual(nothing);
    expect([tally.strange, tally.away, tally.unknown, tally.cut]).toEqual([[], [], [], []]);
    expect(new Set(orderNumbers).size).toBe(orderNumbers.length);
  },
);
