import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@ca-portal/api';
import { orders } from '@ca-portal/api/groups/orders';
import { eq, inArray } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../db/open.js';
import { orders as orderRows, users } from '../db/schema/index.js';
import { figure } from '../testing/figure.js';
import { personalLock } from '../testing/first-path.js';
import { startServerProcess } from '../testing/server-process.js';
import { compare, nothing, sessionOf } from './books.js';
import { openOwnPostgres, whyNoPostgres } from './own-postgres.js';
import { beginWriting, emptyTally } from './writers.js';

const secret = 'a secret of more than thirty-two characters';
const kills = 5;
const orderers = 4;

it.skipIf(whyNoPostgres)(
  `of two instances on one PostgreSQL one is killed ${kills} times: the other goes on, and nothing happens twice${whyNoPostgres && ` (skipped: ${whyNoPostgres})`}`,
  async () => {
    const postgres = await openOwnPostgres();
    onTestFinished(() => postgres.stop());
    async function instance() {
      const directory = mkdtempSync(join(tmpdir(), 'portal-storm-'));
      onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
      const server = await startServerProcess({
        DATA_DIR: directory,
        DATABASE_URL: postgres.url,
        PORTAL_SECRET: secret,
        RATE_LIMITS: '0',
      });
      onTestFinished(() => server.end('SIGKILL'));
      return server;
    }
    // At the same time, on an empty database: one of them migrates and seeds.
    const [stays, first] = await Promise.all([instance(), instance()]);
    const database = await openPostgres(postgres.url);
    onTestFinished(() => database.close());
    const admin = await sessionOf(database, 'admin');
    const buyer = await sessionOf(database, 'fuzeren');
    const client = (url: string) =>
      createClient({ baseUrl: `${url}/mh`, getToken: () => buyer, repeatWindowMs: 0, retries: { count: 0 } });

    const tally = { stays: emptyTally(), dies: emptyTally() };
    const beside = beginWriting({
      url: stays.url,
      token: admin,
      name: '双机甲',
      tally: tally.stays,
      writers: 4,
    });
    const placed = new Map<string, string>();
    let repeated = 0;
    let dies = first;
    for (let n = 0; n < kills; n += 1) {
      const storm = beginWriting({
        url: dies.url,
        token: admin,
        name: `双机乙${n}`,
        tally: tally.dies,
        writers: 4,
      });
      const { url } = dies;
      let going = true;
      // Without an answer, it sends the same form to the other instance.
      const buying = Array.from({ length: orderers }, async () => {
        while (going) {
          const body = personalLock({ requestId: randomUUID() });
          const order = await client(url)
            .use(orders)
            .create({ body })
            .catch(() => {
              repeated += 1;
              return client(stays.url).use(orders).create({ body });
            });
          placed.set(body.requestId, order.orderNo);
        }
      });
      const known = [tally.dies.acknowledged.length, placed.size] as const;
      await expect
        .poll(() => tally.dies.acknowledged.length, { timeout: 120_000 })
        .toBeGreaterThan(known[0] + 30);
      await expect.poll(() => placed.size, { timeout: 120_000 }).toBeGreaterThan(known[1] + 5);
      await dies.end('SIGKILL');
      going = false;
      await Promise.all([storm.stop(), ...buying]);
      dies = await instance();
    }
    await beside.stop();
    const found = await compare(database, '双机', {
      ...tally.stays,
      acknowledged: [...tally.stays.acknowledged, ...tally.dies.acknowledged],
    });
    const rows = await database.db
      .select({ orderNo: orderRows.orderNo, requestId: orderRows.requestId })
      .from(orderRows)
      .innerJoin(users, eq(users.id, orderRows.userId))
      .where(inArray(orderRows.requestId, [...placed.keys()]));

    figure(`one of two instances killed ${kills} times: exits of the other`, stays.ended() ?? 'none');
    figure(
      '… writes acknowledged by the other / by the killed / of them lost',
      `${tally.stays.acknowledged.length} / ${tally.dies.acknowledged.length} / ${found.lost.length}`,
    );
    figure(
      '… calls of the other that failed',
      tally.stays.cut.length + tally.stays.strange.length + tally.stays.away.length,
    );
    figure(
      '… orders / repeated at the other / orders in the database',
      `${placed.size} / ${repeated} / ${rows.length}`,
    );
    expect(stays.ended()).toBeUndefined();
    expect(found).toEqual(nothing);
    const { strange, away, unknown, cut } = tally.stays;
    expect([strange, away, unknown, cut, tally.dies.strange]).toEqual([[], [], [], [], []]);
    expect(rows).toHaveLength(placed.size);
    expect(rows.filter(({ requestId, orderNo }) => placed.get(requestId) !== orderNo)).toEqual([]);
  },
);
