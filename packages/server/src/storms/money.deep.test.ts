import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../db/open.js';
import { payments, prestoreAccounts, users } from '../db/schema/index.js';
import { openSession } from '../services/session/tokens.js';
import { booksOf } from '../table-tests/money-books.js';
import { figure } from '../testing/figure.js';
import { startServerProcess } from '../testing/server-process.js';
import { sessionOf } from './books.js';
import { callerAt, newWorld, randomFrom, step, type MoneyWorld } from './money-worlds.js';
import { openOwnPostgres, whyNoPostgres } from './own-postgres.js';

const secret = 'a secret of more than thirty-two characters';
const kills = 4;
const workers = 3;
const worldsEach = Number(process.env['MONEY_WORLDS'] ?? 20);
const seed = Number(process.env['MONEY_SEED'] ?? 20_261_125);
const finance = 109;

it.skipIf(whyNoPostgres)(
  `money moves on two instances, of which one is killed ${kills} times, and every book stays balanced${whyNoPostgres && ` (skipped: ${whyNoPostgres})`}`,
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
    const [stays, first] = await Promise.all([instance(), instance()]);
    const database = await openPostgres(postgres.url);
    onTestFinished(() => database.close());
    const { db } = database;
    const idOf = async (username: string) => {
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
      return user?.id ?? '';
    };
    const userId = await idOf('fuzeren');
    const tokens = {
      payer: await sessionOf(database, 'fuzeren'),
      office: await openSession(db, new Date(), {
        userId: await idOf('shenhe2'),
        roleId: finance,
        method: 'password',
      }),
    };
    await db
      .insert(prestoreAccounts)
      .values({ id: randomUUID(), userId, createdAt: new Date() })
      .onConflictDoNothing();
    const [account] = await db.select().from(prestoreAccounts).where(eq(prestoreAccounts.userId, userId));
    const accountId = account?.id ?? '';

    const random = randomFrom(seed);
    const worlds: MoneyWorld[] = [];
    let done = 0;
    let dies = first;
    for (let life = 0; life < kills; life += 1) {
      const target = (life + 1) * worldsEach;
      const callers = [callerAt(dies.url, tokens), callerAt(stays.url, tokens)];
      let going = true;
      const work = async () => {
        while (going) {
          const world = await newWorld(database, userId, callers[1]!);
          worlds.push(world);
          for (let n = 0; n < 8; n += 1) {
            done += await step(world, random(2) === 0 ? callers : callers.toReversed(), random);
          }
        }
      };
      const working = Array.from({ length: workers }, work);
      await expect.poll(() => worlds.length, { timeout: 300_000 }).toBeGreaterThanOrEqual(target);
      // In the middle of whatever it is doing; the others go on, and meet an instance that is gone.
      await dies.end('SIGKILL');
      going = false;
      await Promise.all(working);
      dies = await instance();
    }
    const faults: string[] = [];
    for (const world of worlds) {
      faults.push(...(await booksOf(db, { ...world, no: -1, accountId })).faults);
    }
    const paid = await db.$count(payments, eq(payments.status, 'succeeded'));
    figure(
      `money on two instances, one killed (-9) ${kills} times: sequences / steps done / payments / faults`,
      `${worlds.length} / ${done} / ${paid} / ${faults.length}`,
    );
    expect(stays.ended()).toBeUndefined();
    expect(paid).toBeGreaterThan(worlds.length / 4);
    expect(faults).toEqual([]);
  },
);
