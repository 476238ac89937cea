import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditLog,
  companies,
  orderEvents,
  parameters,
  personalRecords,
  products,
  users,
} from '../../db/schema/index.js';
import {
  createTestServer,
  masterLock,
  paidOrder,
  personalLock,
  type TestServer,
} from '../../testing/index.js';
import { closeUnpaidOrders } from '../../services/money/close-unpaid.js';

let server: TestServer;
let company: Client;
let leader: Client;
let engineer: Client;
let reviewer: Client;
const start = new Date('2026-11-21T02:00:00Z');

beforeAll(async () => {
  server = await createTestServer();
  // Sessions end after two idle hours and this clock jumps: users log in again when needed.
});
beforeEach(async () => {
  server.clock.set(start);
  [company, leader, engineer, reviewer] = await Promise.all([
    server.loginAs('qiye'),
    server.loginAs('fuzeren'),
    server.loginAs('zaojia'),
    server.loginAs('shenhe1'),
  ]);
});
afterAll(() => server.close());

const of = (client: Client) => client.use(orders);

describe('placing an order', () => {
  it('prices it on the server, line by line, and opens a payment window of 24 hours', async () => {
    const order = await of(company).create({ body: masterLock() });
    expect(order).toMatchObject({
      orderNo: expect.stringMatching(/^DD20261121\d{6}$/),
      orderType: '0101',
      state: 20,
      version: 1,
      holderName: '示例建设工程有限公司',
      companyName: '示例建设工程有限公司',
      providerName: '北辰 CA',
      platformNames: ['省级工程建设交易平台', '市级政府采购平台'],
      totalFen: 50000,
      createdAt: '2026-11-21 10:00:00',
      payBefore: '2026-11-22 10:00:00',
      paidAt: null,
      reviewBefore: null,
      actions: ['pay', 'cancel'],
      timeline: [{ event: 'submit', title: '已提交' }],
    });
    expect(order.quote.lines.map(({ key, amountFen }) => [key, amountFen])).toEqual([
      ['service', 40000],
      ['medium', 0],
      ['seal', 5000],
      ['platform', 5000],
    ]);
    await of(company).cancel({ params: { orderNo: order.orderNo } });
  });

  it('refuses a price that differs from the server’s, and reports the server’s', async () => {
    const tampered = of(leader).create({ body: personalLock({ expectedTotalFen: 1 }) });
    await expect(tampered).rejects.toMatchObject({
      code: errorCodes.priceChanged,
      message: '价格已更新为 ¥145.00，请核对后重新提交。您填写的内容都还在',
      details: { totalFen: 14500, quote: { totalFen: 14500 } },
    });
  });

  it('refuses platforms that the provider lacks, by name', async () => {
    const body = personalLock({ providerCode: 'F02', platformCodes: ['P01', 'P03', 'P04'] });
    await expect(of(leader).create({ body })).rejects.toMatchObject({
      code: errorCodes.platformNotSupported,
      message: '所选服务商不支持：企业采购平台、远程评标系统。请更换服务商或取消这些平台',
      details: { platformCodes: ['P03', 'P04'] },
    });
  });

  it.each([
    ['a platform twice', { platformCodes: ['P01', 'P01'] }, errorCodes.badRequest],
    ['a platform nobody knows', { platformCodes: ['P99'] }, errorCodes.badRequest],
    ['a provider that is not sold', { providerCode: 'F03' }, errorCodes.providerUnavailable],
    ['a provider nobody knows', { providerCode: 'F99' }, errorCodes.providerUnavailable],
    ['years that are not on offer', { years: 5 }, errorCodes.badRequest],
    ['a product nobody knows', { productId: 'rocket' }, errorCodes.notFound],
    ['a product of another role', { productId: 'lock-master' }, errorCodes.roleNotAllowed],
    ['a courier without a receiver', { delivery: 'courier' }, errorCodes.badRequest],
    ['a counter without a service point', { delivery: 'counter', servicePoint: '  ' }, errorCodes.badRequest],
  ] as const)('refuses %s', async (_, changes, code) => {
    const body = { ...personalLock(), ...changes } as ReturnType<typeof personalLock>;
    await expect(of(leader).create({ body })).rejects.toMatchObject({ code });
  });

  it('keeps the address only for the courier', async () => {
    const receiver = { name: '张示例', phone: '13000000000', address: '沈阳市浑南区示例路 18 号' };
    const courier = await of(leader).create({
      body: personalLock({ delivery: 'courier', receiver, expectedTotalFen: 21000 }),
    });
    expect(courier).toMatchObject({ receiver, totalFen: 21000 });
    const online = await of(leader).create({ body: personalLock({ receiver }) });
    expect(online.receiver).toBeNull();
  });

  it('refuses a product without a complete price instead of selling it cheaper', async () => {
    const { db } = server.services;
    const set = (sealFen: number | null) =>
      db.update(products).set({ sealFen }).where(eq(products.id, 'lock-personal'));
    await set(null);
    try {
      const order = of(leader).create({ body: personalLock({ expectedTotalFen: 12000 }) });
      await expect(order).rejects.toMatchObject({ code: errorCodes.priceMissing });
    } finally {
      await set(2500);
    }
  });

  it('waits for the holder’s personal record if the province requires it', async () => {
    const { db } = server.services;
    const [leaderRow] = await db.select().from(users).where(eq(users.username, 'fuzeren'));
    const set = (value: string) =>
      db.update(parameters).set({ value }).where(eq(parameters.key, 'order.personalRecordFirst'));
    const put = (review: '0' | '1') =>
      db.update(personalRecords).set({ review }).where(eq(personalRecords.userId, leaderRow!.id));
    try {
      await set('true');
      await put('0');
      const missing = { code: errorCodes.personalRecordMissing };
      await expect(of(leader).create({ body: personalLock() })).rejects.toMatchObject(missing);
      await put('1');
      expect(await of(leader).create({ body: personalLock() })).toMatchObject({ state: 20 });
    } finally {
      await set('false');
      await put('0');
    }
  });

  it('waits for the company’s own review, and requires a company of its administrator', async () => {
    const { db } = server.services;
    const [row] = await db.select().from(companies).where(eq(companies.name, '示例建设工程有限公司'));
    const review = (value: '1' | '2') => db.update(companies).set({ review: value });
    const join = (companyId: string | null) =>
      db.update(users).set({ companyId }).where(eq(users.username, 'qiye'));
    try {
      await review('1');
      const waiting = { code: errorCodes.companyNotReady };
      await expect(of(company).create({ body: masterLock() })).rejects.toMatchObject(waiting);
      await expect(of(leader).create({ body: personalLock() })).rejects.toMatchObject(waiting);
      await review('2');
      await join(null);
      await expect(of(company).create({ body: masterLock() })).rejects.toMatchObject(waiting);
    } finally {
      await review('2');
      await join(row!.id);
    }
  });

  it('is for applicants only', async () => {
    await expect(of(reviewer).create({ body: personalLock() })).rejects.toMatchObject({ code: 403 });
    await expect(of(server.client()).create({ body: personalLock() })).rejects.toMatchObject({ code: 401 });
  });
});

describe('one form makes one order', () => {
  it('answers the same order to the same form, also for five simultaneous calls', async () => {
    const body = personalLock();
    const answers = await Promise.all(Array.from({ length: 5 }, () => of(leader).create({ body })));
    expect(new Set(answers.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect((await of(leader).create({ body })).orderNo).toBe(answers[0]!.orderNo);
    const events = await server.services.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNo, answers[0]!.orderNo))
      .orderBy(orderEvents.id);
    expect(events).toHaveLength(1);
  });

  it('refuses the same form with another content', async () => {
    const body = personalLock();
    await of(leader).create({ body });
    const changed = of(leader).create({ body: { ...body, years: 2, expectedTotalFen: 26500 } });
    await expect(changed).rejects.toMatchObject({ code: errorCodes.duplicateRequest });
  });

  it('lets two people use the same id', async () => {
    const requestId = randomUUID();
    const one = await of(leader).create({ body: personalLock({ requestId }) });
    const other = await of(engineer).create({ body: personalLock({ requestId }) });
    expect(one.orderNo).not.toBe(other.orderNo);
  });
});

describe('the master lock', () => {
  it('is ordered once, also by five simultaneous forms, and again after a cancellation', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => of(company).create({ body: masterLock() })),
    );
    const placed = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = tries.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { code: number }] : [],
    );
    expect(placed).toHaveLength(1);
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill(errorCodes.lockAlreadyHeld));

    await of(company).cancel({ params: { orderNo: placed[0]!.orderNo } });
    const again = await of(company).create({ body: masterLock() });
    expect(again.state).toBe(20);
    await of(company).cancel({ params: { orderNo: again.orderNo } });
  });

  it('is free again when the order is closed unpaid', async () => {
    await of(company).create({ body: masterLock() });
    server.clock.advance({ hours: 25 });
    company = await server.loginAs('qiye');
    const again = await of(company).create({ body: masterLock() });
    expect(again.state).toBe(20);
    await of(company).cancel({ params: { orderNo: again.orderNo } });
  });
});

describe('the owner of an order', () => {
  it('shows all of the company’s to its administrator, and otherwise only one’s own', async () => {
    const mine = await of(leader).create({ body: personalLock() });
    const params = { orderNo: mine.orderNo };
    expect((await of(company).detail({ params })).orderNo).toBe(mine.orderNo);
    expect((await of(leader).detail({ params })).orderNo).toBe(mine.orderNo);
    const notFound = { code: errorCodes.notFound };
    await expect(of(engineer).detail({ params })).rejects.toMatchObject(notFound);
    await expect(of(engineer).cancel({ params })).rejects.toMatchObject(notFound);
    await expect(of(reviewer).detail({ params })).rejects.toMatchObject(notFound);
    const listed = await of(engineer).list({ query: { page: 1, limit: 100 } });
    expect(listed.rows.map(({ orderNo }) => orderNo)).not.toContain(mine.orderNo);
  });

  it('hides another company’s from an administrator', async () => {
    const mine = await of(leader).create({ body: personalLock() });
    const { db } = server.services;
    const named = async (name: string) =>
      (await db.select().from(companies).where(eq(companies.name, name)))[0]!.id;
    const own = await named('示例建设工程有限公司');
    const other = await named('样例园林绿化有限公司');
    await db.update(users).set({ companyId: other }).where(eq(users.username, 'qiye'));
    try {
      const stranger = of(company).detail({ params: { orderNo: mine.orderNo } });
      await expect(stranger).rejects.toMatchObject({ code: errorCodes.notFound });
      expect((await of(company).list({ query: { page: 1, limit: 100 } })).total).toBe(0);
    } finally {
      await db.update(users).set({ companyId: own }).where(eq(users.username, 'qiye'));
    }
  });

  it('finds by number and tab, and exports the found ones and nothing of others', async () => {
    const mine = await of(leader).create({ body: personalLock() });
    const query = { keyword: mine.orderNo, tab: 'pay' } as const;
    const found = await of(company).list({ query: { ...query, page: 1, limit: 10 } });
    expect(found.rows).toMatchObject([
      { orderNo: mine.orderNo, refundStatus: 0, carrier: 'lock', refusedForGood: false },
    ]);
    expect(found.rows).toHaveLength(1);
    expect(mine.reorder).toMatchObject({
      productId: 'lock-personal',
      providerCode: mine.reorder?.providerCode,
    });
    const noted = async () =>
      (await server.services.db.select().from(auditLog).where(eq(auditLog.action, 'order.export'))).map(
        ({ details }) => details,
      );
    const file = await of(company).export({ query });
    expect(file.fileName).toBe('我的订单.xlsx');
    await of(engineer).export({ query });
    expect(await noted()).toEqual([{ rows: 1 }, { rows: 0 }]);
    // Only the selected ones, and of those only one's own.
    const other = await of(leader).create({ body: personalLock() });
    await of(company).export({ query: { among: `${mine.orderNo},${other.orderNo}` } });
    await of(engineer).export({ query: { among: mine.orderNo } });
    expect((await noted()).slice(2)).toEqual([{ rows: 2 }, { rows: 0 }]);
  });

  it('lists newest first, by page and state, with the total number', async () => {
    const all = await of(company).list({ query: { page: 1, limit: 100 } });
    const second = await of(company).list({ query: { page: 2, limit: 2 } });
    expect(second.total).toBe(all.total);
    expect(second.rows).toEqual(all.rows.slice(2, 4));
    const cancelled = await of(company).list({ query: { page: 1, limit: 100, state: 90 } });
    expect(cancelled.total).toBeGreaterThan(0);
    expect(new Set(cancelled.rows.map(({ state }) => state))).toEqual(new Set([90]));
    expect((await of(company).list({ query: { page: 1, limit: 9, state: 4242 } })).total).toBe(0);
  });
});

describe('the end of an unpaid order', () => {
  it('is its cancellation, once', async () => {
    const { orderNo } = await of(leader).create({ body: personalLock() });
    const cancelled = await of(leader).cancel({ params: { orderNo } });
    expect(cancelled).toMatchObject({ state: 90, version: 2, payBefore: null, actions: [] });
    await expect(of(leader).cancel({ params: { orderNo } })).rejects.toMatchObject({
      code: errorCodes.orderStateConflict,
      message: '订单当前为“已取消”，不能进行此操作，请刷新后查看',
    });
    const audit = await server.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, orderNo))
      .orderBy(auditLog.id);
    expect(audit.map(({ action }) => action)).toEqual(['order.create', 'order.cancel']);
  });

  it('is never a cancellation once it is paid', async () => {
    const { orderNo } = await paidOrder(server, leader);
    await expect(of(leader).cancel({ params: { orderNo } })).rejects.toMatchObject({
      code: errorCodes.orderStateConflict,
    });
  });

  it('comes by itself after exactly 24 hours', async () => {
    const { orderNo } = await of(leader).create({ body: personalLock() });
    server.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    leader = await server.loginAs('fuzeren');
    expect((await of(leader).detail({ params: { orderNo } })).state).toBe(20);
    server.clock.advance({ seconds: 1 });
    expect(await of(leader).detail({ params: { orderNo } })).toMatchObject({
      state: 91,
      version: 2,
      payBefore: null,
      timeline: [{ event: 'timeOut', at: '2026-11-22 10:00:00' }, { event: 'submit' }],
    });
  });

  it('happens once, however many read it at the same moment', async () => {
    const { orderNo } = await of(leader).create({ body: personalLock() });
    server.clock.advance({ days: 2 });
    await Promise.all(Array.from({ length: 5 }, () => closeUnpaidOrders(server.services)));
    const events = await server.services.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNo, orderNo))
      .orderBy(orderEvents.id);
    expect(events.map(({ event }) => event)).toEqual(['submit', 'timeOut']);
  });
});
