import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { coupons as group } from '@ca-portal/api/groups/coupons';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupons, couponTickets, messages, userRoles, users } from '../../db/schema/index.js';
import { openSession } from '../../services/session/tokens.js';
import { sendCouponReminders } from './send-reminders.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
let leader: Client;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  leader = await server.loginAs('fuzeren');
});
afterAll(() => server.close());

async function coupon(changes: Partial<typeof coupons.$inferInsert> = {}): Promise<number> {
  const [row] = await server.services.db
    .insert(coupons)
    .values({
      name: '测试券',
      amountFen: 5000,
      type: '2',
      orderTypes: [],
      startTime: new Date('2026-11-01T00:00:00Z'),
      endTime: new Date('2026-12-31T00:00:00Z'),
      total: 100,
      createdAt: server.clock(),
      ...changes,
    })
    .returning({ id: coupons.id });
  return row!.id;
}
const claim = (id: number, client = leader, requestId = randomUUID()) =>
  client.use(group).claim({ params: { id }, body: { requestId } });

/** This many users with a session each. */
async function crowd(size: number): Promise<Client[]> {
  const { db } = server.services;
  const people = Array.from({ length: size }, (_, i) => ({
    id: randomUUID(),
    username: `crowd${i}`,
    phone: `1660000${String(i).padStart(4, '0')}`,
    passwordHash: '-',
    name: '人群',
    idNumber: '',
    createdAt: server.clock(),
  }));
  await db.insert(users).values(people);
  await db
    .insert(userRoles)
    .values(people.map(({ id }) => ({ userId: id, roleId: 6, createdAt: server.clock() })));
  const clients: Client[] = [];
  for (const { id } of people) {
    const token = await openSession(db, server.clock(), { userId: id, roleId: 6, method: 'password' });
    clients.push(server.client(token));
  }
  return clients;
}

describe('claiming', () => {
  it('gives the last ten tickets to exactly ten of a hundred simultaneous claims', async () => {
    const id = await coupon({ total: 10 });
    const clients = await crowd(100);
    const outcomes = await Promise.allSettled(clients.map((client) => claim(id, client)));
    const refused = outcomes.filter((one) => one.status === 'rejected');
    expect(outcomes.length - refused.length).toBe(10);
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set([errorCodes.couponSoldOut]));
    const { db } = server.services;
    expect(await db.$count(couponTickets, eq(couponTickets.couponId, id))).toBe(10);
    expect(await db.select().from(coupons).where(eq(coupons.id, id))).toMatchObject([{ claimed: 10 }]);
  });

  it('gives one person at most his limit, however often he claims at once', async () => {
    const id = await coupon({ perPerson: 2 });
    const clients = await Promise.all(Array.from({ length: 8 }, () => server.loginAs('zaojia')));
    const outcomes = await Promise.allSettled(clients.map((client) => claim(id, client)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('answers a repeated request with the same ticket', async () => {
    const id = await coupon();
    const requestId = randomUUID();
    const first = await claim(id, leader, requestId);
    expect(await claim(id, leader, requestId)).toEqual(first);
    const other = await coupon();
    expect((await refusal(claim(other, leader, requestId))).code).toBe(errorCodes.duplicateRequest);
    expect((await refusal(claim(id))).code).toBe(errorCodes.couponClaimed);
  });

  it('says why there is nothing to claim', async () => {
    const later = await coupon({ startTime: new Date('2026-12-01T00:00:00Z') });
    const over = await coupon({ endTime: server.clock() });
    const stopped = await coupon({ stoppedAt: server.clock() });
    const out = await coupon({ total: 1, claimed: 1 });
    expect(await refusal(claim(later))).toMatchObject({
      code: errorCodes.couponNotStarted,
      message: '该优惠券 2026-12-01 08:00:00 开始领取，请到时再来',
    });
    expect((await refusal(claim(over))).code).toBe(errorCodes.couponEnded);
    expect((await refusal(claim(stopped))).code).toBe(errorCodes.couponEnded);
    expect((await refusal(claim(out))).code).toBe(errorCodes.couponSoldOut);
    expect((await refusal(claim(999_999))).code).toBe(errorCodes.notFound);
  });
});

describe('the caller’s tickets', () => {
  it('are listed by state, those that end first in front, and expire by themselves', async () => {
    const engineer = await server.loginAs('zaojia');
    const mine = (state?: '0' | '2') =>
      engineer.use(group).mine({ query: { page: 1, limit: 100, ...(state ? { state } : {}) } });
    const before = await engineer.use(group).counts();
    const soon = await coupon({ endTime: new Date('2026-11-22T00:00:00Z') });
    await claim(soon, engineer);
    const counted = await engineer.use(group).counts();
    expect(counted).toMatchObject({ unused: before.unused + 1, endingSoon: before.endingSoon + 1 });
    expect((await mine('0')).rows[0]).toMatchObject({ id: soon, state: '0', orderNo: null });
    server.clock.advance({ days: 2 });
    const again = await server.loginAs('zaojia');
    expect(await again.use(group).counts()).toMatchObject({
      unused: before.unused,
      expired: before.expired + 1,
    });
    const expired = await again.use(group).mine({ query: { page: 1, limit: 100, state: '2' } });
    expect(expired.rows.map(({ id }) => id)).toContain(soon);
  });

  it('are visible to nobody else', async () => {
    const id = await coupon();
    const { ticketId } = await claim(id);
    const stranger = await server.loginAs('shenhe1');
    const { rows } = await stranger.use(group).mine({ query: { page: 1, limit: 100 } });
    expect(rows.map((row) => row.ticketId)).not.toContain(ticketId);
  });

  it('are offered for an order with what they save, the best first', async () => {
    const expert = await server.loginAs('shenhe2');
    const small = await coupon({ amountFen: 500 });
    const large = await coupon({ amountFen: 4000, type: '1', thresholdFen: 30_000 });
    const tooLarge = await coupon({ thresholdFen: 90_000, type: '1' });
    for (const id of [small, large, tooLarge]) await claim(id, expert);
    const forOrder = await expert
      .use(group)
      .forOrder({ body: { orderType: '0101', goodsFen: 45_000, courierFen: 1500 } });
    expect(forOrder.map(({ id, savesFen }) => [id, savesFen])).toEqual([
      [large, 4000],
      [small, 500],
    ]);
    expect(
      await expert.use(group).forOrder({ body: { orderType: '0108', goodsFen: 45_000, courierFen: 0 } }),
    ).toEqual([]);
  });
});

describe('coupons on offer', () => {
  it('tell visitors and holders what can be done', async () => {
    const id = await coupon();
    const query = { page: 1, limit: 999 };
    const find = (rows: readonly { id: number; claimState: string }[]) =>
      rows.find((row) => row.id === id)?.claimState;
    expect(find((await server.client().use(group).claimable({ query })).rows)).toBe('claimable');
    await claim(id);
    expect(find((await leader.use(group).claimable({ query })).rows)).toBe('claimed');
  });

  it('store each reminder once', async () => {
    const id = await coupon({ startTime: new Date('2026-12-01T00:00:00Z') });
    expect(await leader.use(group).remind({ params: { id } })).toBeNull();
    expect(await leader.use(group).remind({ params: { id } })).toBeNull();
    const { db } = server.services;
    const told = () => db.$count(messages, eq(messages.topic, '您关注的优惠券已开始领取'));
    await sendCouponReminders(server.services);
    expect(await told()).toBe(0);
    server.clock.set(new Date('2026-12-01T00:00:00Z'));
    await sendCouponReminders(server.services);
    await sendCouponReminders(server.services);
    expect(await told()).toBe(1);
  });
});
