import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { couponAdmin as group } from '@ca-portal/api/groups/coupon-admin';
import { coupons } from '@ca-portal/api/groups/coupons';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userRoles, users } from '../../db/schema/index.js';
import { openSession } from '../../services/session/tokens.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
let office: Client;

const form = {
  name: '新办立减券',
  amount: 5000,
  type: '2' as const,
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-31 23:59:59',
  thresholdFen: 0,
  orderTypes: [],
  total: 500,
  perPerson: 1,
};

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  const [staff] = await db.select().from(users).where(eq(users.username, 'shenhe2'));
  const userId = staff!.id;
  await db.insert(userRoles).values({ userId, roleId: 109, createdAt: server.clock() });
  office = server.client(await openSession(db, server.clock(), { userId, roleId: 109, method: 'password' }));
});
afterAll(() => server.close());

it('adds a coupon that people can claim, and stops it', async () => {
  const added = await office.use(group).add({ body: form });
  expect(added).toMatchObject({ ...form, state: 'running', claimed: 0, used: 0, locked: [] });
  const leader = await server.loginAs('fuzeren');
  const claim = (client: Client) =>
    client.use(coupons).claim({ params: { id: added.id }, body: { requestId: randomUUID() } });
  await claim(leader);
  const stopped = await office.use(group).stop({ params: { id: added.id } });
  expect(stopped).toMatchObject({ state: 'stopped', claimed: 1 });
  const late = await server.loginAs('zaojia');
  expect((await refusal(claim(late))).code).toBe(errorCodes.couponEnded);
  const { rows } = await office
    .use(group)
    .list({ query: { page: 1, limit: 10, state: 'stopped', keyword: '新办' } });
  expect(rows.map(({ id }) => id)).toContain(added.id);
});

it('is given to people, to all of them or to nobody, and its figures follow', async () => {
  const { id } = await office.use(group).add({ body: { ...form, name: '补偿券', total: 2 } });
  const params = { id };
  const grant = (...people: string[]) => office.use(group).grant({ params, body: { people } });
  expect((await refusal(grant('fuzeren', 'nobody', 'FuZeRen'))).message).toBe(
    '没有发放。第 2 行：没有这个账号或手机号，或账号已停用；第 3 行：与前面的某一行是同一个人',
  );
  expect((await refusal(grant('fuzeren', 'zaojia', 'qiye'))).message).toMatch(/^只剩 2 张/);
  expect(await grant('fuzeren', 'zaojia')).toEqual({ granted: 2 });
  const zaojia = await server.loginAs('zaojia');
  const { rows } = await zaojia.use(coupons).mine({ query: { page: 1, limit: 50 } });
  expect(rows.map(({ name }) => name)).toContain('补偿券');
  expect(await office.use(group).figures({ params })).toEqual({
    unused: 2,
    used: 0,
    frozen: 0,
    expired: 0,
    discountFen: 0,
    orderFen: 0,
  });
  expect((await refusal(grant('zaojia'))).message).toMatch('第 1 行：已领满每人限领数量');
});

it('locks the fields that holders rely on', async () => {
  const { id } = await office.use(group).add({ body: { ...form, name: '领取后锁定' } });
  expect(await office.use(group).update({ params: { id }, body: { ...form, amount: 6000 } })).toMatchObject({
    amount: 6000,
  });
  const leader = await server.loginAs('fuzeren');
  await leader.use(coupons).claim({ params: { id }, body: { requestId: randomUUID() } });
  const now = { ...form, amount: 6000 };
  expect(await refusal(office.use(group).update({ params: { id }, body: form }))).toMatchObject({
    code: errorCodes.couponFieldLocked,
    message: '已有 1 人领取，不能修改面额，如有需要请新建一张优惠券',
  });
  const fewer = office.use(group).update({ params: { id }, body: { ...now, total: 400 } });
  expect((await refusal(fewer)).code).toBe(errorCodes.couponFieldLocked);
  const sooner = { ...now, endTime: '2026-12-01 00:00:00' };
  expect((await refusal(office.use(group).update({ params: { id }, body: sooner }))).code).toBe(
    errorCodes.couponFieldLocked,
  );
  expect(await office.use(group).update({ params: { id }, body: { ...now, total: 800 } })).toMatchObject({
    total: 800,
    claimed: 1,
  });
});

it('refuses inconsistent forms, and users without the permission', async () => {
  const refused = async (changes: Partial<typeof form>) =>
    (await refusal(office.use(group).add({ body: { ...form, ...changes } }))).code;
  expect(await refused({ endTime: form.startTime })).toBe(errorCodes.badRequest);
  expect(await refused({ startTime: '2026-02-30 00:00:00' })).toBe(errorCodes.badRequest);
  expect(await refused({ perPerson: 9, total: 3 })).toBe(errorCodes.badRequest);
  const leader = await server.loginAs('fuzeren');
  expect((await refusal(leader.use(group).add({ body: form }))).code).toBe(errorCodes.forbidden);
});
