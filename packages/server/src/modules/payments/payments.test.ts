import { randomUUID } from 'node:crypto';
import type { Client, OrderDetail } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { cashier } from '@ca-portal/api/groups/cashier';
import { finance } from '@ca-portal/api/groups/finance';
import { messages } from '@ca-portal/api/groups/messages';
import { orders } from '@ca-portal/api/groups/orders';
import { payments as group } from '@ca-portal/api/groups/payments';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { and, eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ledgerEntries,
  orderEvents,
  orders as orderRows,
  paymentNotifications,
  payments,
  paymentTrades,
  prestoreMovements,
  recharges,
  refunds,
} from '../../db/schema/index.js';
import {
  actingAs,
  createTestServer,
  fillAccount,
  jobsDone,
  loginToPay,
  payAtSandbox,
  personalLock,
  signedNotice,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let leader: Client;
let order: OrderDetail;

beforeAll(async () => {
  server = await createTestServer({ logLevel: 'warn' });
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  leader = await server.loginAs('fuzeren');
  order = await leader.use(orders).create({ body: personalLock() });
});
afterAll(() => server.close());

const now = () => leader.use(orders).detail({ params: { orderNo: order.orderNo } });
const result = () => leader.use(group).result({ params: { orderNo: order.orderNo } });
const form = (client = leader) => client.use(group).alipayForm({ params: { orderNo: order.orderNo } });
const notify = (body: Record<string, string>) => server.client().use(group).alipayNotify({ body });

async function books() {
  const { db } = server.services;
  return {
    payments: await db.select().from(payments).where(eq(payments.orderNo, order.orderNo)),
    ledger: await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.orderNo, order.orderNo))
      .orderBy(ledgerEntries.id),
  };
}

describe('the form', () => {
  it('asks Alipay for the order’s own amount, on signed fields', async () => {
    const { action, fields } = await form();
    expect(action).toBe(`${server.url}/sandbox/alipay/gateway.do?charset=utf-8`);
    expect(fields).toMatchObject({
      method: 'alipay.trade.page.pay',
      notify_url: `${server.url}/mh/pay/alipay/notify`,
      return_url: `${server.url}/makeSurePay/result`,
    });
    expect(JSON.parse(fields['biz_content']!)).toMatchObject({
      out_trade_no: order.orderNo,
      total_amount: '145.00',
      subject: '个人锁',
      timeout_express: '1440m',
    });
  });

  it('exists for one’s own order only, and only while it can be paid', async () => {
    const stranger = await server.loginAs('zaojia');
    await expect(form(stranger)).rejects.toMatchObject({ code: errorCodes.notFound });
    await leader.use(orders).cancel({ params: { orderNo: order.orderNo } });
    await expect(form()).rejects.toMatchObject({
      code: errorCodes.orderNotPayable,
      message: '订单已失效：该订单当前为“已取消”，不能支付',
    });
  });

  it('expires with the payment window', async () => {
    server.clock.advance({ hours: 24 });
    leader = await server.loginAs('fuzeren');
    await expect(form()).rejects.toMatchObject({ code: errorCodes.orderNotPayable });
  });
});

describe('a payment at the sandbox', () => {
  it('sends the order to review, with the 24 hours running from the payment', async () => {
    expect(await result()).toMatchObject({
      paid: false,
      state: 20,
      paidAt: null,
      channel: null,
      tradeNo: '',
    });
    server.clock.advance({ minutes: 5 });
    const back = await payAtSandbox(server, leader, order.orderNo, 'paid');
    expect(back).toContain(`/makeSurePay/result?`);
    expect(await result()).toEqual({
      orderNo: order.orderNo,
      paid: true,
      state: 30,
      totalFen: 14500,
      paidAt: '2026-11-21 10:05:00',
      channel: 'alipay',
      tradeNo: expect.stringMatching(/^2026\d{20,26}$/),
    });
    expect(await now()).toMatchObject({
      state: 30,
      version: 2,
      paidAt: '2026-11-21 10:05:00',
      reviewBefore: '2026-11-22 10:05:00',
      payBefore: null,
      actions: [],
      timeline: [{ event: 'pay', title: '已支付', detail: '支付宝 ¥145.00' }, { event: 'submit' }],
    });
  });

  it('counts once when two notices come at the same moment', async () => {
    await payAtSandbox(server, leader, order.orderNo, 'repeated');
    const { payments: paid, ledger } = await books();
    expect(paid).toMatchObject([{ status: 'succeeded', amountFen: 14500 }]);
    expect(ledger).toMatchObject([{ amountFen: 14500, account: 'alipay' }]);
    expect(await now()).toMatchObject({ state: 30, version: 2 });
  });

  it('leaves the order unchanged when it failed', async () => {
    await payAtSandbox(server, leader, order.orderNo, 'failed');
    expect(await result()).toMatchObject({ paid: false, state: 20 });
    expect(await books()).toEqual({ payments: [], ledger: [] });
  });

  it('of another amount is refunded, and the order can still be paid, under a new number', async () => {
    await payAtSandbox(server, leader, order.orderNo, 'wrongAmount');
    expect(await result()).toMatchObject({ paid: false, state: 20 });
    await payAtSandbox(server, leader, order.orderNo, 'paid');
    expect(await result()).toMatchObject({ paid: true, state: 30 });
    const { payments: entered } = await books();
    expect(entered.map(({ status, amountFen }) => [status, amountFen]).toSorted()).toEqual([
      ['refund-due', 1],
      ['succeeded', 14_500],
    ]);
  });
});

describe('a notice that never comes', () => {
  const jobs = () => jobsDone(server);

  it('is queried at the channel, which pays the order once and records the payer', async () => {
    await payAtSandbox(server, leader, order.orderNo, 'never');
    await jobs();
    expect(await result()).toMatchObject({ paid: false });
    server.clock.advance({ minutes: 3 });
    await jobs();
    expect(await result()).toMatchObject({ paid: true, state: 30, channel: 'alipay' });
    server.clock.advance({ minutes: 30 });
    await jobs();
    expect((await books()).payments).toMatchObject([{ status: 'succeeded', amountFen: 14500 }]);
  });

  it('refunds money that was received at the last moment', async () => {
    await payAtSandbox(server, leader, order.orderNo, 'failed');
    server.clock.advance({ hours: 23, minutes: 58 });
    leader = await server.loginAs('fuzeren');
    await jobs();
    await payAtSandbox(server, leader, order.orderNo, 'never');
    server.clock.advance({ minutes: 3 });
    expect((await now()).state).toBe(91);
    await jobs();
    expect((await books()).payments).toMatchObject([{ status: 'refund-due', amountFen: 14500 }]);
  });
});

describe('a notice', () => {
  const outcomes = async () => {
    const rows = await server.services.db
      .select()
      .from(paymentNotifications)
      .where(eq(paymentNotifications.orderNo, order.orderNo))
      .orderBy(paymentNotifications.id);
    return rows.map(({ outcome, accepted, times }) => [outcome, accepted, times]);
  };

  it('counts once however often it comes, also ten at once', async () => {
    const body = await signedNotice(server, order);
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(body)));
    expect(answers).toEqual(Array(10).fill('success'));
    expect(await notify(body)).toBe('success');
    const { payments: paid, ledger } = await books();
    expect([paid.length, ledger.length]).toEqual([1, 1]);
    // The evidence is stored once; a repeated post adds no row.
    expect(await outcomes()).toEqual([['paid', true, 11]]);
  });

  it.each([
    ['bad-signature', async () => ({ ...(await signedNotice(server, order)), total_amount: '0.01' })],
    ['bad-signature', async () => ({ ...(await signedNotice(server, order)), sign: 'AAAA' })],
    ['bad-signature', async () => ({ out_trade_no: order.orderNo, subject: 'x'.repeat(4000) })],
    ['wrong-app', () => signedNotice(server, order, { app_id: '2026999999999999' })],
  ])('that the channel did not sign for us is refused as %s, logged and not stored', async (reason, make) => {
    const { db } = server.services;
    const before = await db.$count(paymentNotifications);
    expect(await notify(await make())).toBe('failure');
    expect(await db.$count(paymentNotifications)).toBe(before);
    expect(server.logged.at(-1)).toContain(`"reason":"${reason}"`);
    expect(await server.services.metrics.text()).toMatch(
      new RegExp(`payment_notices_refused_total\\{reason="${reason}"\\} [1-9]`),
    );
    expect(await books()).toEqual({ payments: [], ledger: [] });
  });

  it.each<Record<string, string>>([{ total_amount: '145,00' }, { total_amount: '0.00' }, { trade_no: '' }])(
    'with unusable data (%o) is refused and stored as evidence',
    async (changes) => {
      expect(await notify(await signedNotice(server, order, changes))).toBe('failure');
      expect(await outcomes()).toEqual([['malformed', false, 1]]);
      expect(await books()).toEqual({ payments: [], ledger: [] });
    },
  );

  it('about a trade that was closed changes nothing', async () => {
    expect(await notify(await signedNotice(server, order, { trade_status: 'TRADE_CLOSED' }))).toBe('success');
    expect(await outcomes()).toEqual([['not-paid', false, 1]]);
    expect((await now()).state).toBe(20);
  });

  const toReturn = async (tradeNo: string) => {
    const { db } = server.services;
    return db
      .select()
      .from(refunds)
      .where(eq(refunds.businessKey, `return:alipay:${tradeNo}`));
  };

  it('of another amount, after a coupon was added and removed, goes to finance, and the payer is told', async () => {
    const body = await signedNotice(server, order, { total_amount: '135.00' });
    expect([await notify(body), await notify(body)]).toEqual(['success', 'success']);
    expect(await result()).toMatchObject({ paid: false, state: 20 });
    const { payments: entered, ledger } = await books();
    expect(entered).toMatchObject([{ status: 'refund-due', amountFen: 13_500 }]);
    expect(ledger).toMatchObject([{ amountFen: 13_500 }]);
    const office = await actingAs(server, 'shenhe2', 109);
    const { rows } = await office
      .use(finance)
      .refunds({ query: { page: 1, limit: 5, keyword: order.orderNo } });
    expect(rows).toMatchObject([
      {
        orderNo: order.orderNo,
        amountFen: 13_500,
        state: 'waiting',
        reason: `订单 ${order.orderNo} 的应付金额为 ¥145.00，与实付金额不一致`,
      },
    ]);
    const told = await leader.use(messages).list({ query: { page: 1, limit: 1 } });
    expect(told.rows).toMatchObject([{ topic: '收到一笔将退回的付款' }]);
  });

  it.each([
    ['an order', 'DD20261121999999'],
    ['a combined payment', 'ZH20261121999999'],
    ['a recharge', 'CZ20261121999999'],
    ['anything', 'somebody-elses-shop'],
  ])('about %s that does not exist is recorded, once, and goes to finance', async (_, orderNo) => {
    const body = await signedNotice(server, { orderNo, totalFen: 14_500 });
    expect([await notify(body), await notify(body)]).toEqual(['success', 'success']);
    expect(await toReturn(`T${orderNo}`)).toMatchObject([
      { orderNo: null, amountFen: 14_500, state: 'waiting', reason: expect.stringContaining(orderNo) },
    ]);
    const { db } = server.services;
    expect(await db.$count(ledgerEntries, eq(ledgerEntries.businessKey, `pay:alipay:T${orderNo}`))).toBe(1);
  });

  it('with another order’s trade number moves no money, and finance sees the contradiction', async () => {
    await notify(await signedNotice(server, order, { trade_no: 'shared' }));
    const other = await leader.use(orders).create({ body: personalLock() });
    expect(await notify(await signedNotice(server, other, { trade_no: 'shared' }))).toBe('success');
    expect((await leader.use(orders).detail({ params: { orderNo: other.orderNo } })).state).toBe(20);
    const office = await actingAs(server, 'shenhe2', 109);
    const day = await office.use(finance).reconciliation({ params: { day: '2026-11-21' } });
    expect(day.differences).toContainEqual(
      expect.objectContaining({ tradeNo: 'shared', note: '同一交易的通知内容不一致' }),
    );
  });

  it('is refunded by the refund of its own payment only', async () => {
    for (const trade_no of ['own', 'twice', 'thrice']) {
      await notify(await signedNotice(server, order, { trade_no: `${trade_no}-${order.orderNo}` }));
    }
    const office = await actingAs(server, 'shenhe2', 109);
    const [row] = await toReturn(`twice-${order.orderNo}`);
    for (const from of ['waiting', 'paying'] as const) {
      await office.use(finance).decideRefund({ params: { id: row!.id }, body: { from, approve: true } });
    }
    const { payments: entered } = await books();
    expect(Object.fromEntries(entered.map(({ tradeNo, status }) => [tradeNo.split('-')[0], status]))).toEqual(
      { own: 'succeeded', twice: 'refunded', thrice: 'refund-due' },
    );
  });

  it('that comes after the order has closed is booked for refund, not lost', async () => {
    server.clock.advance({ hours: 25 });
    leader = await server.loginAs('fuzeren');
    expect((await now()).state).toBe(91);
    const body = await signedNotice(server, order);
    expect([await notify(body), await notify(body)]).toEqual(['success', 'success']);
    const { payments: paid, ledger } = await books();
    expect(paid).toMatchObject([{ status: 'refund-due', amountFen: 14500 }]);
    expect(ledger).toHaveLength(1);
    expect(await now()).toMatchObject({
      state: 91,
      paidAt: null,
      timeline: [
        {
          event: 'latePayment',
          title: '收到付款，等待退款',
          detail: expect.stringContaining('1 至 3 个工作日到账'),
        },
        { event: 'timeOut' },
        { event: 'submit' },
      ],
    });
    expect(await result()).toMatchObject({ paid: false, state: 91 });
  });

  it('of a second payment for a paid order is booked for refund', async () => {
    await notify(await signedNotice(server, order));
    expect(await notify(await signedNotice(server, order, { trade_no: 'second' }))).toBe('success');
    const { payments: paid, ledger } = await books();
    expect(paid.map(({ status }) => status).toSorted()).toEqual(['refund-due', 'succeeded']);
    expect(ledger).toHaveLength(2);
    expect((await now()).state).toBe(30);
  });

  it('that races the closing of its order ends in exactly one of the two', async () => {
    server.clock.advance({ hours: 24 });
    leader = await server.loginAs('fuzeren');
    const body = await signedNotice(server, order);
    const [answer] = await Promise.all([notify(body), now(), now()]);
    expect(answer).toBe('success');
    const { payments: paid } = await books();
    const { state } = await now();
    expect([state, paid.map(({ status }) => status)]).toEqual(
      state === 30 ? [30, ['succeeded']] : [91, ['refund-due']],
    );
    const events = await server.services.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNo, order.orderNo))
      .orderBy(orderEvents.id);
    expect(events.filter(({ toState }) => toState === 30 || toState === 91)).not.toHaveLength(0);
  });

  it('is never answered with an envelope: Alipay reads one word', async () => {
    const answer = await fetch(`${server.url}/mh/pay/alipay/notify`, {
      method: 'POST',
      body: new URLSearchParams(await signedNotice(server, order)),
    });
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe('success');
  });
});

/**
 * Notices in any order, repeated, simultaneous, of any amount; for an order, a combined payment, a recharge
 * and unknown numbers; with cancelling and passing time in between.
 */
it('records every trade exactly once: as a payment, or as money that goes back', async () => {
  const { db } = server.services;
  const notice = fc.record({
    kind: fc.constant('notice' as const),
    target: fc.nat({ max: 3 }),
    trade: fc.nat({ max: 5 }),
    amount: fc.constantFrom('due', 'other'),
    times: fc.integer({ min: 1, max: 3 }),
  });
  const step = fc.oneof(
    { weight: 6, arbitrary: notice },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'quarter', 'day') }) },
  );
  const play = async (steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    server.clock.set(new Date('2026-11-21T02:00:00Z'));
    const payer = await loginToPay(server, 'fuzeren');
    await fillAccount(server, 'fuzeren', 0);
    await db.update(recharges).set({ state: 'closed' }).where(eq(recharges.state, 'waiting'));
    const [single, a, b] = await Promise.all(
      [0, 1, 2].map(() => payer.use(orders).create({ body: personalLock() })),
    );
    const { combinedNo } = await payer.use(cashier).payCombined({
      body: {
        requestId: randomUUID(),
        orderNos: [a!.orderNo, b!.orderNo],
        expectedTotalFen: 29_000,
        expectedBalanceFen: 0,
        smsCode: '',
      },
    });
    const { rechargeNo } = await payer.use(prestoreAccount).recharge({
      body: { requestId: randomUUID(), amountFen: 50_000, method: 'alipay', agreed: true },
    });
    const run = randomUUID().slice(0, 8);
    const targets = [
      { no: single!.orderNo, dueFen: 14_500 },
      { no: combinedNo, dueFen: 29_000 },
      { no: rechargeNo, dueFen: 50_000 },
      { no: `nobody-${run}`, dueFen: 100 },
    ];
    const taken = new Map<string, { paidFor: string; amountFen: number }>();
    const answers: string[] = [];
    for (const one of steps) {
      if (one.kind === 'notice') {
        const target = targets[one.target]!;
        const totalFen = one.amount === 'due' ? target.dueFen : target.dueFen + 700;
        const trade_no = `${run}-${one.trade}`;
        const body = await signedNotice(server, { orderNo: target.no, totalFen }, { trade_no });
        answers.push(...(await Promise.all(Array.from({ length: one.times }, () => notify(body)))));
        if (!taken.has(trade_no)) taken.set(trade_no, { paidFor: target.no, amountFen: totalFen });
      } else if (one.kind === 'cancel') {
        const again = await server.loginAs('fuzeren');
        await again
          .use(orders)
          .cancel({ params: { orderNo: single!.orderNo } })
          .catch(() => undefined);
      } else server.clock.advance(one.kind === 'day' ? { hours: 25 } : { minutes: 16 });
    }
    expect(answers.filter((answer) => answer !== 'success')).toEqual([]);
    const trades = await db
      .select()
      .from(paymentTrades)
      .where(like(paymentTrades.tradeNo, `${run}-%`));
    expect(
      new Map(trades.map(({ tradeNo, paidFor, amountFen }) => [tradeNo, { paidFor, amountFen }])),
    ).toEqual(taken);
    for (const { tradeNo, paidFor, amountFen, outcome } of trades) {
      const entries = await db
        .select({ fen: ledgerEntries.amountFen })
        .from(ledgerEntries)
        .where(like(ledgerEntries.businessKey, `pay:alipay:${tradeNo}%`));
      const credited = await db
        .select({ fen: prestoreMovements.amountFen })
        .from(prestoreMovements)
        .where(eq(prestoreMovements.businessKey, `recharge:${outcome === 'paid' ? paidFor : ''}`));
      expect([...entries, ...credited].reduce((sum, { fen }) => sum + fen, 0)).toBe(amountFen);
      const back = await db
        .select({ fen: refunds.amountFen })
        .from(refunds)
        .where(eq(refunds.businessKey, `return:alipay:${tradeNo}`));
      expect(back).toEqual(outcome === 'paid' ? [] : [{ fen: amountFen }]);
    }
    const used = trades.filter(({ outcome }) => outcome === 'paid').map(({ paidFor }) => paidFor);
    expect(new Set(used).size).toBe(used.length);
    const standing = [single!, a!, b!].map(async ({ orderNo }) => {
      const paid = await db.$count(
        payments,
        and(eq(payments.orderNo, orderNo), eq(payments.status, 'succeeded')),
      );
      const [row] = await db.select().from(orderRows).where(eq(orderRows.orderNo, orderNo));
      expect(paid).toBe(row!.state === 30 ? 1 : 0);
    });
    await Promise.all(standing);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), play), { numRuns: 8 });
});
