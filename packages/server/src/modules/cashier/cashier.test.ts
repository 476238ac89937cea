import { randomUUID } from 'node:crypto';
import type { Client, OrderDetail } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { cashier as group } from '@ca-portal/api/groups/cashier';
import { messages } from '@ca-portal/api/groups/messages';
import { orders } from '@ca-portal/api/groups/orders';
import { payments as paymentGroup } from '@ca-portal/api/groups/payments';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  combinedPayments,
  ledgerEntries,
  payments,
  prestoreAccounts,
  refunds,
} from '../../db/schema/index.js';
import {
  accountNow,
  createTestServer,
  fillAccount,
  loginToPay,
  paymentCode,
  personalLock,
  refusal,
  signedNotice,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let payer: Client;
let accountId: string;
let pair: OrderDetail[];

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  await server.services.db.execute(sql`update sms_codes set sent_at = '2026-01-01'`);
  payer = await loginToPay(server, 'fuzeren');
  accountId = await fillAccount(server, 'fuzeren', 20_000);
  pair = [];
  for (let i = 0; i < 2; i += 1) pair.push(await payer.use(orders).create({ body: personalLock() }));
});
afterAll(() => server.close());

const nos = () => pair.map(({ orderNo }) => orderNo);
const combined = async (balanceFen = 20_000, requestId: string = randomUUID()) =>
  payer.use(group).payCombined({
    body: {
      requestId,
      orderNos: nos(),
      expectedTotalFen: 29_000,
      expectedBalanceFen: balanceFen,
      smsCode: balanceFen > 0 ? await paymentCode(server, payer, 'fuzeren') : '',
    },
  });
const arrive = async (combinedNo: string, totalFen: number, changes = {}) => {
  const body = await signedNotice(server, { orderNo: combinedNo, totalFen }, changes);
  return server.client().use(paymentGroup).alipayNotify({ body });
};
const result = (combinedNo: string) => payer.use(group).combinedResult({ params: { combinedNo } });
const stateOf = async (orderNo: string) => (await payer.use(orders).detail({ params: { orderNo } })).state;

describe('the cashier', () => {
  it('shows what can be paid and by which means', async () => {
    await payer.use(orders).cancel({ params: { orderNo: pair[1]!.orderNo } });
    const open = await payer.use(group).open({ query: { orderNos: nos().join() } });
    expect(open).toMatchObject({
      totalFen: 14_500,
      availableFen: 20_000,
      orders: [
        { amountFen: 14_500, unavailableReason: '' },
        { unavailableReason: '该订单当前为“已取消”，不能支付' },
      ],
    });
    expect(open.methods.filter(({ unavailableReason }) => unavailableReason === '')).toHaveLength(4);
    const stranger = await server.loginAs('zaojia');
    const theirs = stranger.use(group).open({ query: { orderNos: nos().join() } });
    expect((await refusal(theirs)).code).toBe(errorCodes.notFound);
  });
});

describe('a combined payment', () => {
  it('freezes the balance, and pays everything once when Alipay’s part has arrived', async () => {
    const started = await combined();
    expect(started).toMatchObject({
      state: 'waiting',
      balanceFen: 20_000,
      alipayFen: 9_000,
      paymentForm: { fields: { biz_content: expect.stringContaining(started.combinedNo) } },
    });
    expect(await accountNow(server, accountId)).toMatchObject({ availableFen: 0, frozenFen: 20_000 });
    // Meanwhile nobody can pay or cancel one of the orders.
    const [a] = nos();
    const form = payer.use(paymentGroup).alipayForm({ params: { orderNo: a! } });
    expect((await refusal(form)).code).toBe(errorCodes.orderInPayment);
    const cancel = payer.use(orders).cancel({ params: { orderNo: a! } });
    expect((await refusal(cancel)).code).toBe(errorCodes.orderInPayment);
    const notices = [arrive(started.combinedNo, 9_000), arrive(started.combinedNo, 9_000)];
    expect(await Promise.all(notices)).toEqual(['success', 'success']);
    expect(await result(started.combinedNo)).toMatchObject({
      state: 'paid',
      releaseAt: null,
      paymentForm: null,
      orders: [
        { paid: true, state: 30 },
        { paid: true, state: 30 },
      ],
    });
    expect(await accountNow(server, accountId)).toMatchObject({ availableFen: 0, frozenFen: 0 });
    const { db } = server.services;
    for (const orderNo of nos()) {
      const entries = await db
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.orderNo, orderNo))
        .orderBy(ledgerEntries.id);
      expect(entries.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(14_500);
    }
  });

  it('gives the balance back when the rest has not come within 15 minutes', async () => {
    const { combinedNo } = await combined();
    server.clock.advance({ minutes: 16 });
    payer = await loginToPay(server, 'fuzeren');
    expect(await result(combinedNo)).toMatchObject({
      state: 'failed',
      returningFen: 0,
      orders: [{ paid: false }, {}],
    });
    expect(await accountNow(server, accountId)).toMatchObject({ availableFen: 20_000, frozenFen: 0 });
    // If Alipay's money still arrives, it goes to finance, once.
    expect(await arrive(combinedNo, 9_000)).toBe('success');
    expect(await arrive(combinedNo, 9_000)).toBe('success');
    const { db } = server.services;
    // The payer reads that his money goes back, not that nothing was taken.
    expect(await result(combinedNo)).toMatchObject({ state: 'failed', returningFen: 9_000 });
    const key = `return:alipay:T${combinedNo}`;
    expect(await db.select().from(refunds).where(eq(refunds.businessKey, key))).toMatchObject([
      { amountFen: 9_000, state: 'waiting' },
    ]);
    expect(await stateOf(nos()[0]!)).toBe(20);
  });

  it('refunds money of another amount and of a second trade, and tells the payer', async () => {
    const { combinedNo } = await combined();
    expect(await arrive(combinedNo, 9_100, { trade_no: `more-${combinedNo}` })).toBe('success');
    expect(await result(combinedNo)).toMatchObject({ state: 'waiting' });
    expect(await arrive(combinedNo, 9_000)).toBe('success');
    expect(await arrive(combinedNo, 9_000, { trade_no: `again-${combinedNo}` })).toBe('success');
    expect(await result(combinedNo)).toMatchObject({ state: 'paid' });
    const { db } = server.services;
    const due = await db
      .select({ amountFen: refunds.amountFen, state: refunds.state })
      .from(refunds)
      .where(like(refunds.reason, `%${combinedNo}%`))
      .orderBy(refunds.id);
    expect(due).toEqual([
      { amountFen: 9_100, state: 'waiting' },
      { amountFen: 9_000, state: 'waiting' },
    ]);
    const told = await payer.use(messages).list({ query: { page: 1, limit: 10 } });
    const returned = told.rows.filter(({ topic }) => topic === '收到一笔将退回的付款');
    expect(returned).toHaveLength(2);
  });

  it('needs no Alipay when the balance is enough', async () => {
    await fillAccount(server, 'fuzeren', 30_000);
    expect(await combined(29_000)).toMatchObject({ state: 'paid', alipayFen: 0, paymentForm: null });
    expect(await accountNow(server, accountId)).toMatchObject({ availableFen: 1_000, frozenFen: 0 });
  });

  it('starts once, of fifty simultaneous calls', async () => {
    const body = { orderNos: nos(), expectedTotalFen: 29_000, expectedBalanceFen: 0, smsCode: '' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, async () => {
        const client = await loginToPay(server, 'fuzeren');
        return client.use(group).payCombined({ body: { ...body, requestId: randomUUID() } });
      }),
    );
    const begun = outcomes.filter((one) => one.status === 'fulfilled');
    expect(begun).toHaveLength(1);
    const { combinedNo } = begun[0]!.value;
    // Fifty notices give one payment per order.
    const answers = await Promise.all(Array.from({ length: 50 }, () => arrive(combinedNo, 29_000)));
    expect(new Set(answers)).toEqual(new Set(['success']));
    const { db } = server.services;
    for (const orderNo of nos()) expect(await db.$count(payments, eq(payments.orderNo, orderNo))).toBe(1);
  });

  it('warns of a low balance once it is spent, not when it is only frozen', async () => {
    await server.services.db
      .update(prestoreAccounts)
      .set({ warnBelowFen: 15_000 })
      .where(eq(prestoreAccounts.id, accountId));
    const warnings = async () =>
      (await payer.use(messages).list({ query: { page: 1, limit: 50 } })).rows.filter(
        ({ topic }) => topic === '预存账户余额不足提醒',
      ).length;
    const { combinedNo } = await combined(20_000);
    expect(await warnings()).toBe(0);
    await arrive(combinedNo, 9_000);
    expect(await warnings()).toBe(1);
    await server.services.db
      .update(prestoreAccounts)
      .set({ warnBelowFen: null })
      .where(eq(prestoreAccounts.id, accountId));
  });

  it('answers a form that is sent twice with one payment', async () => {
    const requestId = randomUUID();
    const first = await combined(0, requestId);
    expect(await combined(0, requestId)).toMatchObject({ combinedNo: first.combinedNo });
    const { db } = server.services;
    expect(await db.$count(combinedPayments, eq(combinedPayments.requestId, requestId))).toBe(1);
  });

  it('is refused at another price, beyond the balance, without a code, and for strangers', async () => {
    const body = {
      requestId: randomUUID(),
      orderNos: nos(),
      expectedTotalFen: 29_000,
      expectedBalanceFen: 0,
      smsCode: '',
    };
    const refused = async (changes: Partial<typeof body>, client = payer) =>
      (await refusal(client.use(group).payCombined({ body: { ...body, ...changes } }))).code;
    expect(await refused({ expectedTotalFen: 28_000 })).toBe(errorCodes.amountChanged);
    expect(await refused({ expectedBalanceFen: 100 })).toBe(errorCodes.badRequest);
    expect(await refused({}, await server.loginAs('zaojia'))).toBe(errorCodes.notFound);
    const smsCode = await paymentCode(server, payer, 'fuzeren');
    expect(await refused({ expectedBalanceFen: 25_000, smsCode })).toBe(errorCodes.balanceShort);
    expect(await accountNow(server, accountId)).toMatchObject({ availableFen: 20_000, frozenFen: 0 });
    const { combinedNo } = await combined(0);
    const theirs = (await server.loginAs('zaojia')).use(group).combinedResult({ params: { combinedNo } });
    expect((await refusal(theirs)).code).toBe(errorCodes.notFound);
  });
});

describe('a transfer', () => {
  it('is announced once, and gives way to another means until the slip is uploaded', async () => {
    const body = { requestId: randomUUID(), orderNos: nos() };
    const announced = await payer.use(group).transfer({ body });
    expect(announced).toMatchObject({ amountFen: 29_000, state: 'waiting', difference: false });
    expect(await payer.use(group).transfer({ body })).toEqual(announced);
    // Another form, as after a reload: it gets the same transfer, so the remark at the bank stays valid.
    expect(await payer.use(group).transfer({ body: { ...body, requestId: randomUUID() } })).toEqual(
      announced,
    );
    const changed = { ...body, orderNos: [nos()[0]!] };
    expect((await refusal(payer.use(group).transfer({ body: changed }))).code).toBe(
      errorCodes.duplicateRequest,
    );
    await combined(0);
    const slip = payer.use(group).transferSlip({
      params: { transferNo: announced.transferNo },
      body: { fileId: randomUUID(), transferredFen: 29_000, transferDay: '2026-11-21' },
    });
    // The owner of the file is checked first; the test of finance checks the state with a real file.
    expect((await refusal(slip)).code).toBe(errorCodes.fileNotOwned);
  });
});
