import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { errorCodes, orderStates as s } from '@ca-portal/api/domain';
import { cashier } from '@ca-portal/api/groups/cashier';
import { coupons as couponGroup } from '@ca-portal/api/groups/coupons';
import { finance } from '@ca-portal/api/groups/finance';
import { learning } from '@ca-portal/api/groups/learning';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { study } from '@ca-portal/api/groups/study';
import { and, eq, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { coupons, courses, ledgerEntries, refunds } from '../../db/schema/index.js';
import { actingAs, createTestServer, refusal, signedNotice, type TestServer } from '../../testing/index.js';

let server: TestServer;
let learner: Client;
const courseId = 5;
const lessonId = 511;
const params = { id: courseId };

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
});
afterAll(() => server.close());

const enroll = (client: Client) =>
  client.use(learning).enroll({ params, body: { requestId: randomUUID(), agreed: true } });
const at = (orderNo: string) => ({ params: { orderNo } });
const detail = (client: Client) => client.use(learning).detail({ params });
const play = (client: Client) =>
  client.use(study).play({ params: { id: courseId, lessonId }, body: { deviceId: randomUUID() } });

async function unpaid(client: Client) {
  const { orderNo } = await enroll(client);
  return client.use(orders).detail(at(orderNo!));
}
async function pay(order: { orderNo: string; totalFen: number }): Promise<void> {
  const body = await signedNotice(server, order);
  expect(await server.client().use(payments).alipayNotify({ body })).toBe('success');
}
async function askBack(client: Client, orderNo: string) {
  const { version, refund } = await client.use(orderService).service(at(orderNo));
  const body = { version, expectedFen: refund.refundableFen, reason: '不学了' };
  return client.use(orderService).refund({ ...at(orderNo), body });
}
async function payBack(orderNo: string) {
  const office = await actingAs(server, 'shenhe2', 109);
  const [row] = await server.services.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderNo, orderNo), eq(refunds.state, 'waiting')));
  for (const from of ['waiting', 'paying'] as const)
    await office.use(finance).decideRefund({ params: { id: row!.id }, body: { from, approve: true } });
}

it('is ordered once, even from two windows, and opens no lesson before it is paid', async () => {
  learner = await server.loginAs('fuzeren');
  const made = await Promise.all([enroll(learner), enroll(learner), enroll(learner)]);
  const [first] = made;
  expect(first).toMatchObject({ enrollment: 'unpaid', orderNo: expect.stringMatching(/^DD/) as string });
  expect(new Set(made.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect(await detail(learner)).toMatchObject({ enrollment: 'unpaid', orderNo: first.orderNo });
  expect((await refusal(play(learner))).code).toBe(errorCodes.notEnrolled);
  const mine = await learner.use(study).mine({ query: { page: 1, limit: 20, state: 'unpaid' } });
  expect(mine.rows).toMatchObject([{ courseId, orderNo: first.orderNo, refundable: false }]);
  const open = await learner.use(cashier).open({ query: { orderNos: first.orderNo! } });
  const title = (await detail(learner)).title;
  const named = expect.stringMatching(new RegExp(`^课程报名 ${title}，`));
  expect(open.orders).toMatchObject([{ title: named, amountFen: open.totalFen, unavailableReason: '' }]);
  // Nobody can pay another user's order.
  const stranger = await server.loginAs('zaojia');
  expect((await refusal(stranger.use(cashier).open({ query: { orderNos: first.orderNo! } }))).code).toBe(404);
});

it('starts once it is paid, and a repeated notice gives no second place', async () => {
  const order = await unpaid(learner);
  await pay(order);
  await pay(order);
  expect(await learner.use(orders).detail(at(order.orderNo))).toMatchObject({
    state: s.readyForStudy,
    providerName: '',
    carrier: null,
    quote: { lines: [{ key: 'course', amountFen: order.totalFen }] },
  });
  expect(await detail(learner)).toMatchObject({ enrollment: 'enrolled', orderNo: order.orderNo });
  const mine = await learner.use(study).mine({ query: { page: 1, limit: 20, state: 'studying' } });
  expect(mine.rows[0]).toMatchObject({ courseId, refundable: true });
  expect(await learner.use(orderService).service(at(order.orderNo))).toMatchObject({
    deliveries: [],
    missing: [],
    refund: { refundableFen: order.totalFen, deductionFen: 0, unavailableReason: '' },
  });
});

it('is closed while a refund is requested, continues when that is withdrawn, and is refunded in full', async () => {
  const { orderNo } = await detail(learner);
  const asked = await askBack(learner, orderNo!);
  expect((await refusal(play(learner))).code).toBe(errorCodes.orderStateConflict);
  await learner.use(orderService).withdrawRefund({ ...at(orderNo!), body: { version: asked.version } });
  await askBack(learner, orderNo!);
  await payBack(orderNo!);
  expect(await detail(learner)).toMatchObject({ enrollment: 'none', orderNo: null });
  expect((await refusal(play(learner))).code).toBe(errorCodes.notEnrolled);
  const [books] = await server.services.db
    .select({ fen: sum(ledgerEntries.amountFen) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderNo, orderNo!));
  expect(Number(books?.fen)).toBe(0);
});

it('is not refundable from the first lesson on, whichever is faster', async () => {
  const order = await unpaid(learner);
  await pay(order);
  const raced = await Promise.allSettled([play(learner), askBack(learner, order.orderNo)]);
  expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  if (raced[1].status === 'fulfilled') {
    const body = { version: raced[1].value.version };
    await learner.use(orderService).withdrawRefund({ ...at(order.orderNo), body });
  }
  await play(learner);
  expect(await learner.use(orders).detail(at(order.orderNo))).toMatchObject({ state: s.completed });
  const { refund } = await learner.use(orderService).service(at(order.orderNo));
  expect(refund).toMatchObject({ refundableFen: 0, unavailableReason: '已开始学习，不能申请退款' });
  expect((await refusal(askBack(learner, order.orderNo))).code).toBe(errorCodes.refundNotAllowed);
  // Enrolling again changes neither the order nor the place.
  expect(await enroll(learner)).toEqual({ enrollment: 'enrolled', orderNo: null });
});

it('that was free can be given up before the first lesson, and its place is free again', async () => {
  const other = await server.loginAs('zaojia');
  const { orderNo, version, totalFen } = await unpaid(other);
  const now = server.clock();
  const [coupon] = await server.services.db
    .insert(coupons)
    .values({
      name: '全额券',
      amountFen: totalFen,
      type: '2',
      orderTypes: [],
      startTime: now,
      endTime: new Date(now.getTime() + 86_400_000),
      total: 1,
      createdAt: now,
    })
    .returning({ id: coupons.id });
  const claim = { params: { id: coupon!.id }, body: { requestId: randomUUID() } };
  const { ticketId: couponTicketId } = await other.use(couponGroup).claim(claim);
  await other.use(orderService).coupon({ ...at(orderNo), body: { version, couponTicketId } });
  expect(await detail(other)).toMatchObject({ enrollment: 'enrolled' });
  expect((await other.use(orders).detail(at(orderNo))).actions).toEqual(['cancel']);
  await other.use(orders).cancel(at(orderNo));
  expect(await detail(other)).toMatchObject({ enrollment: 'none' });
});

it('frees its place when nobody pays, and is not sold after the end of its enrollment', async () => {
  let other = await server.loginAs('zaojia');
  const first = await unpaid(other);
  server.clock.advance({ hours: 25 });
  other = await server.loginAs('zaojia');
  expect(await detail(other)).toMatchObject({ enrollment: 'none' });
  const again = await unpaid(other);
  expect(again.orderNo).not.toBe(first.orderNo);
  await other.use(orders).cancel(at(again.orderNo));
  const end = new Date(server.clock().getTime() + 600_000);
  await server.services.db.update(courses).set({ enrollBefore: end }).where(eq(courses.id, courseId));
  await unpaid(other);
  server.clock.advance({ minutes: 11 });
  expect(await detail(other)).toMatchObject({ enrollment: 'closed' });
  expect((await refusal(enroll(other))).code).toBe(errorCodes.enrollmentClosed);
});

it('that is free for members enrolls them at once: nobody has to pay ¥0.00', async () => {
  const { db } = server.services;
  await db.update(courses).set({ enrollBefore: null, memberPriceFen: 0 }).where(eq(courses.id, courseId));
  const member = await server.loginAs('qiye');
  await db.execute(sql`update orders set total_fen = greatest(total_fen, 100000) where paid_at >= '2026-01-01'
    and company_id = (select company_id from users where username = 'qiye')`);
  expect(await detail(member)).toMatchObject({ enrollment: 'none', dueFen: 0 });
  const made = await Promise.all([enroll(member), enroll(member)]);
  expect(made).toEqual(made.map(() => ({ enrollment: 'enrolled', orderNo: null })));
  const { enrollment, orderNo } = await detail(member);
  expect(enrollment).toBe('enrolled');
  const order = await member.use(orders).detail(at(orderNo!));
  expect(order).toMatchObject({ state: s.readyForStudy, totalFen: 0 });
  expect(order.timeline.map(({ title }) => title)).toContain('无需支付');
  const stranger = await server.loginAs('zhuanjia');
  expect(await enroll(stranger)).toMatchObject({ enrollment: 'unpaid' });
});
