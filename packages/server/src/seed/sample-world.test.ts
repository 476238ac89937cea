import { businessTypes, orderStates, orderStateValues } from '@ca-portal/api/domain';
import { certificates as certificateGroup } from '@ca-portal/api/groups/certificates';
import { coupons } from '@ca-portal/api/groups/coupons';
import { orders } from '@ca-portal/api/groups/orders';
import { eq, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificates, prestoreAccounts, users } from '../db/schema/index.js';
import { changedSince } from '../modules/ca-change/changed-since.js';
import { hashPassword } from '../services/session/passwords.js';
import { createTestServer, type TestServer } from '../testing/index.js';
import { demandNoSampleAccounts } from './sample-accounts.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('has thirty orders in all types and states', async () => {
  const boss = await server.loginAs('qiye');
  const { rows, total } = await boss.use(orders).list({ query: { page: 1, limit: 100 } });
  expect(total).toBe(30);
  expect(new Set(rows.map(({ orderType }) => orderType))).toEqual(new Set(businessTypes));
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    // Course orders are created by whoever tries them.
    new Set(orderStateValues.filter((state) => state !== orderStates.readyForStudy)),
  );
});

it('has twelve locks, including some that end in 79, 80 and 81 days', async () => {
  expect(await server.services.db.$count(certificates)).toBe(12);
  const boss = await server.loginAs('qiye');
  const { rows } = await boss.use(certificateGroup).list({ query: { page: 1, limit: 100 } });
  expect(rows.map(({ daysToExpiry }) => daysToExpiry)).toEqual(expect.arrayContaining([79, 80, 81, -40]));
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['pending', 'valid', 'expiring', 'expired', 'busy', 'cancelled']),
  );
});

it('has no lock whose facts have changed: each is renewed without a review', async () => {
  const { db } = server.services;
  const rows = await db.select().from(certificates);
  const changed = await Promise.all(rows.map((row) => changedSince(db, row)));
  expect(changed.flat()).toEqual([]);
});

it('has a balance of 1,268.00 that is the sum of its movements, and coupons of 50 and 5', async () => {
  const { db } = server.services;
  const [account] = await db.select().from(prestoreAccounts);
  expect(account?.availableFen).toBe(126_800);
  const { rows: sums } = (await db.execute(
    sql`select sum(amount_fen)::int as sum from prestore_movements`,
  )) as unknown as { rows: { sum: number }[] };
  expect(sums).toEqual([{ sum: 126_800 }]);
  const boss = await server.loginAs('qiye');
  const { rows } = await boss.use(coupons).mine({ query: { page: 1, limit: 10, state: '0' } });
  expect(rows.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([500, 5_000]);
});

it('refuses to serve others while one of its accounts still has the public password', async () => {
  const { db } = server.services;
  const demand = () => demandNoSampleAccounts(db);
  await expect(demand()).rejects.toMatchObject({
    problem: 'bad-setting',
    message: expect.stringMatching(/示例账号（.*qiye.*）.*DEMO=1/) as unknown,
  });
  // One account was closed, one has its own password: the rest still have the public one.
  await db
    .update(users)
    .set({ disabled: true })
    .where(notInArray(users.username, ['qiye', 'zaojia']));
  const passwordHash = await hashPassword('another');
  await db.update(users).set({ passwordHash }).where(eq(users.username, 'qiye'));
  await expect(demand()).rejects.toThrow('示例账号（zaojia）');
  await db.update(users).set({ disabled: true }).where(eq(users.username, 'zaojia'));
  await expect(demand()).resolves.toBeUndefined();
});
