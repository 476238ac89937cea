import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { messages } from '@ca-portal/api/groups/messages';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { systemTemplates as group } from '@ca-portal/api/groups/system-templates';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  certificatePhones,
  certificates,
  couponTickets,
  coupons,
  mailOutbox,
  smsOutbox,
  users,
} from '../../db/schema/index.js';
import {
  actingAs,
  createTestServer,
  jobsDone,
  paidOrder,
  payAtSandbox,
  personalLock,
  refusal,
  type TestServer,
} from '../../testing/index.js';
import { tell } from '../../services/messages/index.js';
import { remindOfExpiry } from '../ca-manage/remind-expiry.js';
import { remindOfEndingCoupons } from '../coupons/remind-ending.js';

let server: TestServer;
let owner: Client;
let office: Client;
const start = new Date('2026-11-21T02:00:00Z');

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(start);
  owner = await server.loginAs('fuzeren');
  office = await actingAs(server, 'shenhe2', 109);
});
afterAll(() => server.close());

const inbox = async (who: Client) =>
  (await who.use(messages).list({ query: { page: 1, limit: 50, messageStatus: '1' } })).rows;
const textsTo = async (username: string) => {
  await jobsDone(server);
  const { db } = server.services;
  const rows = await db
    .select({ text: smsOutbox.text })
    .from(smsOutbox)
    .innerJoin(users, eq(users.phone, smsOutbox.phone))
    .where(eq(users.username, username));
  return rows.map(({ text }) => text);
};
async function refuse(orderNo: string) {
  const { order, items } = await office.use(review).detail({ params: { orderNo } });
  const { key, reasons } = items[0]!;
  const reason = { item: key, code: reasons[0]!.code, text: '<b>照片不清晰</b>' };
  await office
    .use(review)
    .reject({ params: { orderNo }, body: { version: order.version, reasons: [reason] } });
}

it('each step of an order is reported to its owner, with a link to that order; a refusal also by SMS', async () => {
  const { orderNo } = await paidOrder(server, owner);
  await refuse(orderNo);
  const link = `/core/orderDetail?orderNo=${orderNo}`;
  const told = (await inbox(owner)).filter((one) => one.link === link);
  expect(told.map(({ topic, messageCategory }) => [topic, messageCategory])).toEqual([
    ['订单审核不通过，请修改', '2'],
    ['订单已支付', '1'],
    ['订单待支付', '1'],
  ]);
  const { content } = await owner.use(messages).detail({ params: { id: told[0]!.id } });
  expect(content).toContain('&lt;b&gt;照片不清晰&lt;/b&gt;');
  const about = async () => (await textsTo('fuzeren')).filter((text) => text.includes(orderNo));
  expect(await about()).toEqual([
    `【数字证书服务】您的订单 ${orderNo} 审核不通过，请登录平台查看原因并修改，不需要再次付费。`,
  ]);
  expect(await about()).toHaveLength(1);
});

it('whoever ordered for a colleague is told of the payment and of a final refusal, too', async () => {
  const { db } = server.services;
  const [holder] = await db.select().from(users).where(eq(users.username, 'fuzeren'));
  const boss = await server.loginAs('qiye');
  const body = personalLock({ holderGuid: holder!.id, holderPhone: holder!.phone });
  const { orderNo } = await paidOrder(server, boss, body);
  const { order, items } = await office.use(review).detail({ params: { orderNo } });
  const reasons = [{ item: items[0]!.key, code: items[0]!.reasons[0]!.code, text: '不符合办理条件' }];
  await office
    .use(review)
    .reject({ params: { orderNo }, body: { version: order.version, reasons, final: true } });
  const toldOf = async (who: Client) =>
    (await inbox(who)).filter(({ link }) => link.endsWith(orderNo)).map(({ topic }) => topic);
  expect(await toldOf(boss)).toEqual(['订单审核不通过', '订单已支付']);
  // Only the holder is told that it was ordered for him.
  expect(await toldOf(owner)).toEqual(['订单审核不通过', '订单已支付', '订单待支付']);
});

it('whoever paid a colleague’s own order is told of the money, and of nothing else', async () => {
  const boss = await server.loginAs('qiye');
  const { orderNo } = await owner.use(orders).create({ body: personalLock() });
  await payAtSandbox(server, boss, orderNo);
  await refuse(orderNo);
  const told = (await inbox(boss)).filter(({ link }) => link.endsWith(orderNo));
  expect(told.map(({ topic }) => topic)).toEqual(['订单已支付']);
});

it('an administrator rewords a message and chooses its channels, until he restores the default', async () => {
  const params = { code: 'order.pay' };
  const words = {
    topic: '款项收到',
    content: '{订单号} 共 {金额}',
    sms: '收到 {金额}',
    inboxOn: true,
    smsOn: true,
  };
  const bad = office.use(group).update({ params, body: { ...words, sms: '{身份证号} 已付' } });
  expect(await refusal(bad)).toMatchObject({ code: errorCodes.badRequest });
  const stranger = owner.use(group).update({ params, body: words });
  expect((await refusal(stranger)).code).toBe(errorCodes.forbidden);
  expect(await office.use(group).update({ params, body: words })).toMatchObject({ changed: true, ...words });

  const { orderNo } = await paidOrder(server, owner);
  const told = (await inbox(owner)).find((one) => one.link.endsWith(orderNo))!;
  expect(told.topic).toBe('款项收到');
  const { content } = await owner.use(messages).detail({ params: { id: told.id } });
  expect(content).toBe(`<p>${orderNo} 共 ¥145.00</p>`);
  expect(await textsTo('fuzeren')).toContain('收到 ¥145.00');

  await office.use(group).reset({ params });
  const { rows } = await office.use(group).list({ query: { page: 1, limit: 20, keyword: '支付成功' } });
  expect(rows).toMatchObject([{ code: 'order.pay', topic: '订单已支付', changed: false }]);
});

it('an order without a change sends no message', async () => {
  const { orderNo } = await owner.use(orders).create({ body: personalLock() });
  await owner.use(orders).cancel({ params: { orderNo } });
  expect((await refusal(owner.use(orders).cancel({ params: { orderNo } }))).code).toBe(
    errorCodes.orderStateConflict,
  );
  const told = (await inbox(owner)).filter(({ link }) => link.endsWith(orderNo));
  expect(told.map(({ topic }) => topic)).toEqual(['订单待支付']);
});

it('a holder is reminded once at 80, 60, 30, 7 and 1 days before the end, also after a downtime', async () => {
  const { db } = server.services;
  const [certificate] = await db
    .select({ id: certificates.id, serial: certificates.serialNumber, userId: certificates.userId })
    .from(certificates)
    .where(eq(certificates.status, 'active'));
  const end = new Date(start.getTime() + 100 * 86_400_000);
  await db.update(certificates).set({ notAfter: end }).where(eq(certificates.id, certificate!.id));
  const [holder] = await db.select().from(users).where(eq(users.id, certificate!.userId));
  // A reminder phone bound to it, which belongs to no user; certificates without one notify nobody else.
  const bound = { phone: '17100000009', boundBy: holder!.id, boundAt: start };
  await db.insert(certificatePhones).values({ certificateId: certificate!.id, ...bound });
  const texts = () => db.$count(smsOutbox, eq(smsOutbox.phone, bound.phone));
  const told: number[] = [];
  for (const left of [90, 80, 79, 60, 20, 19, 7, 1, 0]) {
    server.clock.set(new Date(end.getTime() - left * 86_400_000 - 3_600_000));
    await Promise.all([remindOfExpiry(server.services), remindOfExpiry(server.services)]);
    const news = await inbox(await server.loginAs(holder!.username));
    const mine = [];
    for (const one of news.filter(({ link }) => link === '/core/caManage')) {
      const { content } = await (
        await server.loginAs(holder!.username)
      )
        .use(messages)
        .detail({ params: { id: one.id } });
      if (content.includes(certificate!.serial)) mine.push(one);
    }
    told.push(mine.length);
  }
  expect(told).toEqual([0, 1, 1, 2, 3, 3, 4, 5, 5]);
  await jobsDone(server);
  expect(await texts()).toBe(5);
  // The holder's own number gets the message once, as the holder's.
  await db.update(certificatePhones).set({ phone: holder!.phone });
  const to = { to: [holder!.id], values: {}, link: '', key: 'once', certificateId: certificate!.id };
  const before = await db.$count(smsOutbox, eq(smsOutbox.phone, holder!.phone));
  await tell(db, server.clock(), { code: 'certificate.expiring', ...to });
  await jobsDone(server);
  expect(await db.$count(smsOutbox, eq(smsOutbox.phone, holder!.phone))).toBe(before + 1);
  await db.delete(certificatePhones);
});

it('an unused coupon leads to one reminder, three days before its end', async () => {
  const { db } = server.services;
  const [ticket] = await db
    .select({ userId: couponTickets.userId, username: users.username, couponId: coupons.id })
    .from(couponTickets)
    .innerJoin(coupons, eq(coupons.id, couponTickets.couponId))
    .innerJoin(users, eq(users.id, couponTickets.userId))
    .where(eq(couponTickets.state, '0'));
  const end = new Date(start.getTime() + 4 * 86_400_000);
  await db.update(coupons).set({ endTime: end }).where(eq(coupons.id, ticket!.couponId));
  const count = async () =>
    (await inbox(await server.loginAs(ticket!.username))).filter(({ topic }) => topic === '优惠券即将到期')
      .length;
  await remindOfEndingCoupons(server.services);
  const before = await count();
  server.clock.advance({ hours: 25 });
  await remindOfEndingCoupons(server.services);
  await remindOfEndingCoupons(server.services);
  expect(await count()).toBe(before + 1);
});

it('sends no text messages that the user has turned off, except decisions', async () => {
  const { db } = server.services;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'fuzeren'));
  const told = async (code: 'certificate.expiring' | 'order.reject', key: string) => {
    const before = (await textsTo('fuzeren')).length;
    const values = { 说明: '照片模糊' };
    await tell(db, server.clock(), { code, to: [user?.id ?? ''], values, link: '', key });
    return (await textsTo('fuzeren')).length - before;
  };
  await owner.use(account).chooseSms({ body: { off: ['certificate', 'progress'] } });
  expect(await owner.use(account).smsChoices()).toMatchObject({ off: ['certificate', 'progress'], mail: [] });
  const messagesBefore = (await inbox(owner)).length;
  expect(await told('certificate.expiring', 'kept off')).toBe(0);
  expect(await inbox(owner)).toHaveLength(messagesBefore + 1);
  expect(await told('order.reject', 'a decision')).toBe(1);
  await owner.use(account).chooseSms({ body: { off: [] } });
  expect(await told('certificate.expiring', 'wanted again')).toBe(1);
});

it('sends the mails that the user has turned on, to the address of his profile, once', async () => {
  const { db } = server.services;
  const [user] = await db.select().from(users).where(eq(users.username, 'zaojia'));
  const engineer = await server.loginAs('zaojia');
  await db.update(users).set({ email: '' }).where(eq(users.id, user!.id));
  const wants = (mail: ('decision' | 'coupon')[]) =>
    engineer.use(account).chooseSms({ body: { off: [], mail } });
  expect((await refusal(wants(['decision']))).code).toBe(errorCodes.badRequest);
  await db.update(users).set({ email: 'engineer@example.cn' }).where(eq(users.id, user!.id));
  await wants(['decision']);
  expect(await engineer.use(account).smsChoices()).toEqual({
    off: [],
    mail: ['decision'],
    email: 'engineer@example.cn',
  });
  const tidings = { to: [user!.id], values: { 订单号: 'DD1', 说明: '照片模糊' }, link: '', key: 'by mail' };
  await tell(db, server.clock(), { ...tidings, code: 'order.reject' });
  await tell(db, server.clock(), { ...tidings, code: 'coupon.ending' });
  await jobsDone(server);
  await jobsDone(server);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.to, 'engineer@example.cn'));
  expect(mails.map(({ subject }) => subject)).toEqual(['订单审核不通过，请修改']);
  expect(mails[0]?.text).toContain('照片模糊');
});
