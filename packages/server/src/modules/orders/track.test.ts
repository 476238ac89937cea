import { errorCodes as codes } from '@ca-portal/api/domain';
import { orders as group } from '@ca-portal/api/groups/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog, loginFailures, orders, smsOutbox, smsRequests, users } from '../../db/schema/index.js';
import {
  createTestServer,
  lastSmsCode,
  refusal,
  solvedCaptcha,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let orderNo: string;
let phone: string;
beforeAll(async () => {
  server = await createTestServer();
  const [found] = await server.services.db
    .select({ orderNo: orders.orderNo, phone: users.phone })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(users.username, 'qiye'))
    .limit(1);
  if (!found) throw new Error('qiye has no order');
  ({ orderNo, phone } = found);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(loginFailures);
  await server.services.db.delete(smsRequests);
  server.clock.advance({ minutes: 30 });
});

const anybody = () => server.client().use(group);
const ask = async (pair: { orderNo: string; mobilePhone: string }) =>
  anybody().trackCode({ body: { ...pair, ...(await solvedCaptcha(server)) } });
const texts = async () => {
  await server.services.deliveries.settled();
  return server.services.db.$count(smsOutbox);
};

it('shows the progress of an order to whoever has its number and the phone, once per code', async () => {
  await ask({ orderNo, mobilePhone: phone });
  const body = { orderNo, mobilePhone: phone, smsCode: await lastSmsCode(server, phone) };
  const seen = await anybody().track({ body });
  expect(seen).toMatchObject({ orderNo, timeline: expect.any(Array) });
  expect(Object.keys(seen)).not.toContain('totalFen');
  await expect(refusal(anybody().track({ body }))).resolves.toMatchObject({ code: codes.smsCodeExpired });
  const [entry] = await server.services.db.select().from(auditLog).where(eq(auditLog.action, 'order.track'));
  expect(entry).toMatchObject({ subjectId: orderNo });
});

it.each([
  ['an order that does not exist', () => ({ orderNo: 'DD20200101000001', mobilePhone: phone })],
  ['somebody else’s phone', () => ({ orderNo, mobilePhone: '13977709999' })],
])('answers the same for %s, sends nothing, and refuses every code as wrong', async (_, pair) => {
  const before = await texts();
  await expect(ask(pair())).resolves.toBe(1);
  expect(await texts()).toBe(before);
  const wrong = anybody().track({ body: { ...pair(), smsCode: '000000' } });
  await expect(refusal(wrong)).resolves.toMatchObject({ code: codes.smsCodeWrong });
});

it('a query about another order does not invalidate a sent code', async () => {
  await ask({ orderNo, mobilePhone: phone });
  const smsCode = await lastSmsCode(server, phone);
  server.clock.advance({ minutes: 2 });
  await ask({ orderNo: 'DD20200101000001', mobilePhone: phone });
  await expect(anybody().track({ body: { orderNo, mobilePhone: phone, smsCode } })).resolves.toMatchObject({
    orderNo,
  });
});
