import type { Client, OrderDetail } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { certificates } from '@ca-portal/api/groups/certificates';
import { chat } from '@ca-portal/api/groups/chat';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import { desk as group } from '@ca-portal/api/groups/desk';
import { messages } from '@ca-portal/api/groups/messages';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { session } from '@ca-portal/api/groups/session';
import { statistics } from '@ca-portal/api/groups/statistics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  companies,
  companyRecords,
  orders as orderRows,
  smsOutbox,
  sticks,
  sysRoles,
} from '../../db/schema/index.js';
import { claimAttempt, forgetAttempts } from '../../services/session/index.js';
import { receiveSilently } from '../order-service/received.js';
import {
  approvedOrder,
  companyPeople,
  createTestServer,
  handInPapers,
  jobsDone,
  masterLock,
  paidOrder,
  personalLock,
  refusal,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let leader: Client;
let office: Client;
let counter = 0;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  leader = await server.loginAs('fuzeren');
  office = await server.loginAs('shenhe1');
});
afterAll(() => server.close());

const at = ({ orderNo }: Pick<OrderDetail, 'orderNo'>) => ({ params: { orderNo } });
const atCounter = { delivery: 'counter', servicePoint: '沈阳浑南服务网点（示例）' } as const;
const byCounter = personalLock.bind(null, { ...atCounter, expectedTotalFen: 19_500 });
const receiver = { name: '李样例', phone: '15000000000', address: '沈阳市浑南区示例路 18 号' };
const byCourier = personalLock.bind(null, { delivery: 'courier', receiver, expectedTotalFen: 21_000 });

async function stick(): Promise<string> {
  counter += 1;
  const serial = `TEST-${String(counter).padStart(4, '0')}`;
  const body = { mediumCode: 'M01', servicePoint: '一号网点', serials: [serial] };
  await office.use(group).receiveStock({ body });
  return serial;
}

/** An order written by the desk, ready to be labeled. */
async function written(request: ReturnType<typeof byCounter>) {
  const order = await approvedOrder(server, leader, { ...request, requestId: crypto.randomUUID() });
  await writeIntoLock(office, order.orderNo);
  return office.use(orders).detail(at(order));
}

describe('a claim', () => {
  it('keeps colleagues from deciding for half an hour', async () => {
    const order = await paidOrder(server, leader);
    expect(await office.use(group).claim(at(order))).toMatchObject({
      claimedBy: '审核一号',
      claimedUntil: '2026-11-21 10:30:00',
    });
    const other = await server.loginAs('shenhe2');
    expect(await refusal(other.use(group).claim(at(order)))).toMatchObject({
      code: errorCodes.reviewClaimed,
    });
    const approve = () => other.use(review).approve({ ...at(order), body: { version: 2 } });
    expect((await refusal(approve())).code).toBe(errorCodes.reviewClaimed);
    expect((await refusal(other.use(group).release(at(order)))).code).toBe(errorCodes.reviewClaimed);
    const { claims, waiting } = await other.use(group).claims();
    expect(claims.map(({ orderNo }) => orderNo)).toContain(order.orderNo);
    expect(waiting).toBeGreaterThan(0);
    server.clock.advance({ minutes: 31 });
    await handInPapers(server, order.orderNo);
    await expect(approve()).resolves.toMatchObject({ state: 40 });
    expect((await other.use(group).claims()).reviewedToday).toBeGreaterThan(0);
  });

  it('is only for reviewers, and for paid orders', async () => {
    const order = await leader.use(orders).create({ body: personalLock() });
    expect((await refusal(office.use(group).claim(at(order)))).code).toBe(errorCodes.notFound);
    expect((await refusal(leader.use(group).claim(at(order)))).code).toBe(errorCodes.forbidden);
  });
});

it('keeps an item of any desk for one person, until he decides, releases it or the time is over', async () => {
  const order = await approvedOrder(server, leader, { ...byCounter(), requestId: crypto.randomUUID() });
  const other = await server.loginAs('shenhe2');
  const { orderNo: item } = order;
  const hold = (who: Client, body: { item?: string; release?: boolean } = { item }) =>
    who.use(group).hold({ params: { desk: 'making' }, body });
  expect(await hold(office)).toEqual([
    { item, claimedBy: '审核一号', claimedUntil: '2026-11-21 10:05:00', own: true },
  ]);
  server.clock.advance({ minutes: 3 });
  // Another user's claim does not change the first one, whose owner can extend it.
  expect(await hold(other)).toMatchObject([{ own: false, claimedUntil: '2026-11-21 10:05:00' }]);
  expect(await hold(office)).toMatchObject([{ own: true, claimedUntil: '2026-11-21 10:08:00' }]);
  const made = (who: Client) =>
    who.use(group).made({ ...at(order), body: { version: order.version, serial: 'NOBODY-2' } });
  expect((await refusal(made(other))).code).toBe(errorCodes.reviewClaimed);
  expect(await hold(other, { item, release: true })).toHaveLength(1);
  expect(await hold(office, { item, release: true })).toEqual([]);
  await hold(office);
  server.clock.advance({ minutes: 6 });
  expect(await hold(other)).toMatchObject([{ claimedBy: '审核二号', own: true }]);
  expect((await refusal(made(other))).code).toBe(errorCodes.orderStateConflict);
  expect((await refusal(hold(leader))).code).toBe(errorCodes.forbidden);
});

it('is respected when a certificate is written, too', async () => {
  const order = await approvedOrder(server, leader, { ...byCounter(), requestId: crypto.randomUUID() });
  const other = await server.loginAs('shenhe2');
  const hold = async (who: Client) => {
    const body = { item: order.orderNo };
    const held = await who.use(group).hold({ params: { desk: 'making' }, body });
    return held.find(({ item }) => item === order.orderNo);
  };
  const begin = (who: Client) =>
    who.use(certificates).issueBegin({ ...at(order), body: { deviceId: 'SIM-DESK-1' } });
  await hold(office);
  expect((await refusal(begin(other))).code).toBe(errorCodes.reviewClaimed);
  server.clock.advance({ minutes: 6 });
  await begin(other);
  expect(await hold(office)).toMatchObject({ claimedBy: '审核二号', own: false });
  server.clock.advance({ minutes: 11 });
  await writeIntoLock(other, order.orderNo);
  expect(await hold(office)).toMatchObject({ own: true });
});

describe('the counter', () => {
  it('hands a lock over against the code sent by SMS', async () => {
    const order = await written(byCounter());
    expect(order.state).toBe(60);
    await jobsDone(server);
    // It is only written, so it cannot be collected: no message with an empty code is sent.
    const early = await server.services.db.select().from(smsOutbox);
    expect(early.some(({ text }) => text.includes('取件码'))).toBe(false);
    const serial = await stick();
    const made = await office.use(group).made({ ...at(order), body: { version: order.version, serial } });
    expect(made).toMatchObject({ state: 60, version: order.version + 1 });
    const { deliveries } = await leader.use(orderService).service(at(order));
    const pickupCode = deliveries[0]!.pickupCode;
    await jobsDone(server);
    const messages = await server.services.db.select().from(smsOutbox).orderBy(smsOutbox.id);
    expect(messages.some(({ text }) => text.includes(`取件码 ${pickupCode}`))).toBe(true);
    const queue = await office.use(group).queue({ query: { page: 1, limit: 100, step: 'handOver' } });
    expect(queue.rows.map(({ orderNo }) => orderNo)).toContain(order.orderNo);
    const collector = { collectorName: '李样例', collectorIdNumber: '210200197902280139' };
    const handOver = (code: string, version = made.version, by = collector) =>
      office.use(group).handOver({ ...at(order), body: { version, pickupCode: code, ...by } });
    const wrong = pickupCode === '000000' ? '111111' : '000000';
    expect((await refusal(handOver(wrong))).code).toBe(errorCodes.pickupCodeWrong);
    // A person with the same name but another number is refused.
    const namesake = { ...collector, collectorIdNumber: '210000199003070013' };
    expect((await refusal(handOver(pickupCode, made.version, namesake))).details).toMatchObject([
      { field: 'collectorIdNumber', message: expect.stringContaining('不一致') },
    ]);
    const handed = await handOver(pickupCode);
    expect(handed.state).toBe(70);
    expect(handed.timeline[0]).toMatchObject({ event: 'handOver', detail: '领取人：李*例' });
    expect((await refusal(handOver(pickupCode))).code).toBe(errorCodes.orderOutdated);
    const rows = await server.services.db.select().from(sticks).where(eq(sticks.serial, serial));
    expect(rows).toMatchObject([{ state: 'used', orderNo: order.orderNo }]);
  });

  it('blocks after five wrong codes, until a new one is sent', async () => {
    const order = await written(byCounter());
    const serial = await stick();
    const made = (version: number) => office.use(group).made({ ...at(order), body: { version, serial } });
    let { version } = await made(order.version);
    const code = async () => (await leader.use(orderService).service(at(order))).deliveries[0]!.pickupCode;
    const handOver = (pickupCode: string) =>
      office.use(group).handOver({
        ...at(order),
        body: { version, pickupCode, ...collector },
      });
    const another = { collectorName: '王演示', collectorIdNumber: '210000199003070013' };
    let collector: typeof another & { authorized?: boolean } = another;
    const right = await code();
    // Another person needs a letter (dossier 2.6); the question for it does not count as a wrong code.
    expect((await refusal(handOver(right))).message).toContain('授权书');
    const wrong = right === '000000' ? '111111' : '000000';
    for (let i = 0; i < 4; i += 1) await refusal(handOver(wrong));
    expect((await refusal(handOver(wrong))).code).toBe(errorCodes.pickupBlocked);
    expect((await refusal(handOver(right))).code).toBe(errorCodes.pickupBlocked);
    ({ version } = await made(version));
    collector = { ...another, authorized: true };
    const { state, timeline } = await handOver(await code());
    expect([state, timeline[0]?.detail]).toEqual([70, '领取人：王*示（代领，已收授权书）']);
  });

  it('checks the number of an agent on the company’s record; for others only the letter counts', async () => {
    const administrator = await server.loginAs('qiye');
    await server.services.db.update(orderRows).set({ masterLockOf: null });
    const request = masterLock({
      ...atCounter,
      expectedTotalFen: 55_000,
      requestId: crypto.randomUUID(),
    });
    const order = await approvedOrder(server, administrator, request);
    await writeIntoLock(office, order.orderNo);
    const { version } = await office.use(orders).detail(at(order));
    const made = await office.use(group).made({ ...at(order), body: { version, serial: await stick() } });
    const [company] = await server.services.db
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.name, order.companyName));
    await server.services.db
      .update(companyRecords)
      .set({ people: companyPeople })
      .where(eq(companyRecords.companyId, company?.id ?? ''));
    const { deliveries } = await administrator.use(orderService).service(at(order));
    const handOver = (collectorIdNumber: string) =>
      office.use(group).handOver({
        ...at(order),
        body: {
          version: made.version,
          pickupCode: deliveries[0]!.pickupCode,
          collectorName: companyPeople.agentName,
          collectorIdNumber,
          authorized: true,
        },
      });
    expect((await refusal(handOver('210000199003070013'))).message).toContain('经办人');
    expect((await handOver(companyPeople.agentIdNumber)).state).toBe(70);
  });

  it('prints the labels of several locks on one sheet, only for written ones', async () => {
    const [first, second] = [await written(byCounter()), await written(byCourier())];
    const labels = (...all: { orderNo: string }[]) =>
      office.use(group).labels({ query: { orderNos: all.map(({ orderNo }) => orderNo).join(',') } });
    const { fileName, content } = await labels(first, second);
    expect(fileName).toBe('介质标签.pdf');
    expect((await content.text()).slice(0, 5)).toBe('%PDF-');
    const early = await paidOrder(server, leader);
    expect((await refusal(labels(early))).code).toBe(errorCodes.notFound);
  });

  it('refuses a stick that is not in stock, and an order that is not written', async () => {
    const order = await written(byCounter());
    const made = (body: { version: number; serial: string }) =>
      office.use(group).made({ ...at(order), body });
    const unknown = { version: order.version, serial: 'NOBODY-1' };
    expect((await refusal(made(unknown))).code).toBe(errorCodes.stickUnavailable);
    const approved = await approvedOrder(server, leader, { ...byCounter(), requestId: crypto.randomUUID() });
    const early = office.use(group).made({
      ...at(approved),
      body: { version: approved.version, serial: await stick() },
    });
    expect((await refusal(early)).code).toBe(errorCodes.orderStateConflict);
  });
});

describe('the courier', () => {
  it('takes a lock once; the order ends when it is received, or ten days later', async () => {
    for (const silent of [false, true]) {
      server.clock.set(new Date('2026-11-21T02:00:00Z'));
      leader = await server.loginAs('fuzeren');
      office = await server.loginAs('shenhe1');
      const order = await written(byCourier());
      const serial = await stick();
      const made = await office.use(group).made({ ...at(order), body: { version: order.version, serial } });
      const body = { version: made.version, courier: '示例快递', trackingNumber: 'SF0000000001' };
      const early = leader.use(orderService).received({ ...at(order), body: { version: made.version } });
      expect((await refusal(early)).code).toBe(errorCodes.orderStateConflict);
      const shipped = await office.use(group).ship({ ...at(order), body });
      const twice = office.use(group).ship({ ...at(order), body: { ...body, version: shipped.version } });
      expect((await refusal(twice)).code).toBe(errorCodes.orderStateConflict);
      expect((await leader.use(orderService).service(at(order))).deliveries).toMatchObject([
        { state: 'shipped', courier: '示例快递', trackingNumber: 'SF0000000001', pickupCode: '' },
      ]);
      if (silent) {
        server.clock.advance({ days: 10 });
        await receiveSilently(server.services);
        leader = await server.loginAs('fuzeren');
      } else {
        await leader.use(orderService).received({ ...at(order), body: { version: shipped.version } });
      }
      expect((await leader.use(orders).detail(at(order))).state).toBe(70);
    }
  });

  it('has its number corrected, or comes back and is sent again instead of ending the order', async () => {
    const order = await written(byCourier());
    const serial = await stick();
    const made = await office.use(group).made({ ...at(order), body: { version: order.version, serial } });
    const slip = { courier: '示例快递', trackingNumber: 'SF0000000001' };
    const listed = async (step: 'ship' | 'shipped') =>
      (await office.use(group).queue({ query: { page: 1, limit: 100, step, orderNo: order.orderNo } })).rows;
    const conflict = { code: errorCodes.orderStateConflict };
    const back = (version: number) =>
      office.use(group).parcelBack({ ...at(order), body: { version, reason: '收件人拒收' } });
    expect(await refusal(back(made.version))).toMatchObject(conflict);
    const sent = await office.use(group).ship({ ...at(order), body: { ...slip, version: made.version } });
    expect(await listed('shipped')).toMatchObject([
      { version: sent.version, parcel: { ...slip, shippedAt: '2026-11-21 10:00:00' } },
    ]);
    // The lock is with the courier: no other can be put in its place.
    const other = { version: sent.version, serial: await stick() };
    expect(await refusal(office.use(group).made({ ...at(order), body: other }))).toMatchObject(conflict);

    const right = { ...slip, trackingNumber: 'SF0000000002' };
    const corrected = await office
      .use(group)
      .correctParcel({ ...at(order), body: { ...right, version: sent.version } });
    const parcel = async () => (await leader.use(orderService).service(at(order))).deliveries;
    expect(await parcel()).toMatchObject([{ state: 'shipped', ...right }]);

    const waiting = await back(corrected.version);
    expect(await parcel()).toMatchObject([{ state: 'ship', courier: '', trackingNumber: '' }]);
    expect([await listed('shipped'), (await listed('ship')).length]).toEqual([[], 1]);
    const states = () =>
      server.services.db.select({ state: sticks.state }).from(sticks).where(eq(sticks.serial, serial));
    expect(await states()).toEqual([{ state: 'bound' }]);
    expect((await leader.use(orders).detail(at(order))).timeline.slice(0, 2)).toMatchObject([
      { title: '包裹退回或丢失', detail: '收件人拒收' },
      { title: '快递单号已更正', detail: '示例快递 SF0000000002' },
    ]);
    await jobsDone(server);
    const told = await server.services.db.select({ text: smsOutbox.text }).from(smsOutbox);
    const texts = told.map(({ text }) => text).join();
    expect(texts).toContain('快递单号更正为：示例快递 SF0000000002');
    expect(texts).toContain(`您的订单 ${order.orderNo} 的包裹没有送达`);

    server.clock.advance({ days: 10 });
    await receiveSilently(server.services);
    leader = await server.loginAs('fuzeren');
    office = await server.loginAs('shenhe1');
    expect((await leader.use(orders).detail(at(order))).state).toBe(61);
    await office.use(group).ship({ ...at(order), body: { ...slip, version: waiting.version } });
    expect(await parcel()).toMatchObject([{ state: 'shipped', ...slip }]);
  });
});

it('records new sticks, and names those that are known already', async () => {
  const serial = await stick();
  const receive = (mediumCode: string) =>
    office.use(group).receiveStock({
      body: { mediumCode, servicePoint: '', serials: [serial, `${serial}-B`, `${serial}-B`] },
    });
  expect(await receive('M01')).toEqual({ received: 1, known: [serial] });
  expect((await refusal(receive('M99'))).code).toBe(errorCodes.badRequest);
  const { rows } = await office.use(group).stock({ query: { page: 1, limit: 10, keyword: `${serial}-B` } });
  expect(rows).toMatchObject([{ serial: `${serial}-B`, state: 'stock', mediumName: '示例介质厂商甲' }]);
  const { id } = rows[0]!;
  const move = (from: 'stock' | 'damaged', to: 'damaged' | 'stock' | 'recycled') =>
    office.use(group).moveStick({ params: { id }, body: { from, to, reason: '外壳破裂' } });
  expect(await move('stock', 'damaged')).toMatchObject({ state: 'damaged' });
  expect((await refusal(move('stock', 'recycled'))).code).toBe(errorCodes.stickUnavailable);
  expect(await move('damaged', 'recycled')).toMatchObject({ state: 'recycled' });
  expect((await refusal(move('damaged', 'stock'))).code).toBe(errorCodes.stickUnavailable);
});

it('counts incoming and outgoing sticks per day', async () => {
  const query = { from: '2026-11-20', to: '2026-11-21' };
  const counted = async (deed: string) =>
    (await office.use(group).day({ query })).flatMap((one) => (one.deed === deed ? [one.count] : []));
  const before = { received: await counted('received'), damaged: await counted('damaged') };
  const serials = [await stick(), `MANY-${counter}-A`, `MANY-${counter}-B`];
  await office.use(group).receiveStock({ body: { mediumCode: 'M01', servicePoint: '', serials } });
  const { rows } = await office.use(group).stock({ query: { page: 1, limit: 1, keyword: serials[2]! } });
  const body = { from: 'stock', to: 'damaged', reason: '外壳破裂' } as const;
  await office.use(group).moveStick({ params: { id: rows[0]!.id }, body });
  // The latest day first; only one of the three serials was known before.
  expect(await counted('received')).toEqual([before.received[0]! + 3, before.received[1]]);
  expect(await counted('damaged')).toEqual([before.damaged[0]! + 1, before.damaged[1]]);
  expect((await refusal(leader.use(group).day({ query }))).code).toBe(errorCodes.forbidden);
});

describe('the service desk', () => {
  it('finds a caller by any of his data, shows what he sees, and keeps a note for the next colleague', async () => {
    const order = await paidOrder(server, leader);
    const find = async (keyword: string) =>
      (await office.use(group).find({ query: { page: 1, limit: 20, keyword } })).rows;
    const [hit] = await find(order.orderNo);
    expect(hit).toMatchObject({ kind: 'order', title: order.orderNo });
    expect((await find('1')).length).toBe(0);
    const { userGuid } = hit!;
    const [person] = (await find(order.holderName)).filter((one) => one.kind === 'person');
    expect(person).toMatchObject({ userGuid, text: expect.stringMatching(/^\d{3}\*{4}\d{4}/) });
    await office.use(group).addNote({ params: { userGuid }, body: { text: '询问审核进度' } });
    const seen = await office.use(group).situation({ params: { userGuid } });
    expect(seen.orders[0]).toMatchObject({ orderNo: order.orderNo, state: 30 });
    expect(seen.notes).toMatchObject([{ author: '审核一号', text: '询问审核进度' }]);
    const theirs = leader.use(group).situation({ params: { userGuid } });
    expect((await refusal(theirs)).code).toBe(errorCodes.forbidden);
  });

  it('says until when an account is locked after wrong passwords', async () => {
    const { userGuid } = (await leader.use(session).info()).person;
    const until = async () => (await office.use(group).situation({ params: { userGuid } })).lockedUntil;
    expect(await until()).toBeNull();
    for (let nth = 0; nth < 5; nth += 1) await claimAttempt(server.services, userGuid);
    expect(await until()).toBe('2026-11-21 10:15:00');
    server.clock.advance({ minutes: 16 });
    expect(await until()).toBeNull();
    await forgetAttempts(server.services, userGuid);
  });

  it('finds nobody outside of the data scope of the clerk', async () => {
    const order = await paidOrder(server, leader);
    const scope = (dataScope: '1' | '5') =>
      server.services.db.update(sysRoles).set({ dataScope }).where(eq(sysRoles.id, 101));
    const find = async (keyword: string) =>
      (await office.use(group).find({ query: { page: 1, limit: 20, keyword } })).total;
    const { userGuid } = (await leader.use(session).info()).person;
    await scope('5');
    expect(await Promise.all([order.orderNo, order.holderName, 'fuzeren'].map(find))).toEqual([0, 0, 0]);
    const look = office.use(group).situation({ params: { userGuid } });
    expect((await refusal(look)).code).toBe(errorCodes.notFound);
    const note = office.use(group).addNote({ params: { userGuid }, body: { text: '询问领取时间' } });
    expect((await refusal(note)).code).toBe(errorCodes.notFound);
    // He still finds himself.
    expect(await find('shenhe1')).toBe(1);
    await scope('1');
    expect(await find(order.orderNo)).toBe(1);
  });

  it('submits an answer to an unanswered chat question, which a second person returns or publishes', async () => {
    const ask = (keyword: string) => leader.use(chat).ask({ query: { keyword, ptId: '1' } });
    expect(await ask('xqzwv 13800000001')).toEqual([]);
    expect(await ask('xqzwv 13900000002')).toEqual([]);
    const open = () => office.use(group).questions({ query: { page: 1, limit: 10 } });
    const [question] = (await open()).rows;
    expect(question).toMatchObject({ question: 'xqzwv …', asked: 2 });
    await office.use(group).settleQuestion({
      params: { id: question!.id },
      body: { answered: true, title: '怎样查询进度', answer: '在 <我的订单> 里查看。' },
    });
    expect((await open()).rows).toEqual([]);
    const editor = await server.loginAs('admin');
    const { rows } = await editor
      .use(contentAdmin)
      .list({ params: { kind: 'question' }, query: { page: 1, limit: 5, keyword: '怎样查询进度' } });
    expect(rows).toMatchObject([{ state: 'waiting', author: '审核一号' }]);
    const waiting = await editor.use(contentAdmin).waiting({ query: { page: 1, limit: 10 } });
    expect(waiting).toMatchObject({ total: 1, rows: [{ kind: 'question', id: rows[0]!.id }] });
    expect(await editor.use(statistics).queues()).toContainEqual(
      expect.objectContaining({ label: '内容待审核', link: '/operation/content', fresh: 1 }),
    );
    const params = { kind: 'question' as const, id: rows[0]!.id };
    // A returned answer is open again at the service desk, where its author corrects it.
    await editor
      .use(contentAdmin)
      .move({ params, body: { event: 'return', version: 1, reason: '写明菜单' } });
    const [told] = (await office.use(messages).list({ query: { page: 1, limit: 1 } })).rows;
    expect(told).toMatchObject({
      topic: '内容被退回：怎样查询进度',
      link: '/certManage/service?list=questions',
    });
    const returned = { title: '怎样查询进度', answer: '在 <我的订单> 里查看。', reason: '写明菜单' };
    expect((await open()).rows).toMatchObject([{ id: question!.id, returned }]);
    await office.use(group).settleQuestion({
      params: { id: question!.id },
      body: { answered: true, title: '怎样查询进度', answer: '在个人中心的 <我的订单> 里查看。' },
    });
    expect((await open()).rows).toEqual([]);
    // After another person has approved it, the chat gives this answer.
    await editor.use(contentAdmin).move({ params, body: { event: 'approve', version: 2 } });
    expect(JSON.stringify(await ask('怎样查询进度'))).toContain('我的订单');
  });
});
