import type { Client, OrderDetail } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { payments as group } from '@ca-portal/api/groups/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntries, orderEvents, paymentNotifications, payments } from '../../db/schema/index.js';
import {
  createTestServer,
  formFields,
  payAtSandbox,
  personalLock,
  signedNotice,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let leader: Client;
let order: OrderDetail;

beforeAll(async () => {
  server = await createTestServer();
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
  it('asks Alipay for the order’s own amount, on hidden inputs', async () => {
    const { htmlStr } = await form();
    expect(htmlStr).toMatch(
      new RegExp(
        `^<form action="${server.url}/sandbox/alipay/gateway\\.do\\?charset=utf-8" method="POST">(<input type="hidden" name="\\w+" value="[^"<>]*">)+</form>$`,
      ),
    );
    const fields = formFields(htmlStr);
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

  it('is gone with the payment window', async () => {
    server.clock.advance({ hours: 24 });
    leader = await server.loginAs('fuzeren');
    await expect(form()).rejects.toMatchObject({ code: errorCodes.orderNotPayable });
  });
});

describe('a payment at the sandbox', () => {
  it('brings the order to review, with the 24 hours running from the payment', async () => {
    expect(await result()).toMatchObject({ paid: false, state: 20, paidAt: null, tradeNo: '' });
    server.clock.advance({ minutes: 5 });
    const back = await payAtSandbox(server, leader, order.orderNo, 'paid');
    expect(back).toContain(`/makeSurePay/result?`);
    expect(await result()).toEqual({
      orderNo: order.orderNo,
      paid: true,
      state: 30,
      totalFen: 14500,
      paidAt: '2026-11-21 10:05:00',
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

  it('leaves the order alone when it failed, and when the amount is another', async () => {
    await payAtSandbox(server, leader, order.orderNo, 'failed');
    await payAtSandbox(server, leader, order.orderNo, 'wrongAmount');
    expect(await result()).toMatchObject({ paid: false, state: 20 });
    expect(await books()).toEqual({ payments: [], ledger: [] });
  });
});

describe('a notice', () => {
  const outcomes = async () => {
    const rows = await server.services.db
      .select()
      .from(paymentNotifications)
      .where(eq(paymentNotifications.orderNo, order.orderNo))
      .orderBy(paymentNotifications.id);
    return rows.map(({ outcome, accepted }) => [outcome, accepted]);
  };

  it('counts once however often it comes, ten of them at once', async () => {
    const body = await signedNotice(server, order);
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(body)));
    expect(answers).toEqual(Array(10).fill('success'));
    expect(await notify(body)).toBe('success');
    const { payments: paid, ledger } = await books();
    expect([paid.length, ledger.length]).toEqual([1, 1]);
    expect((await outcomes()).filter(([outcome]) => outcome === 'paid')).toHaveLength(1);
    expect((await outcomes()).filter(([outcome]) => outcome === 'repeated')).toHaveLength(10);
  });

  it.each([
    ['bad-signature', async () => ({ ...(await signedNotice(server, order)), total_amount: '0.01' })],
    ['bad-signature', async () => ({ ...(await signedNotice(server, order)), sign: 'AAAA' })],
    ['wrong-app', () => signedNotice(server, order, { app_id: '2026999999999999' })],
    ['wrong-amount', () => signedNotice(server, order, { total_amount: '0.01' })],
    ['wrong-amount', () => signedNotice(server, order, { total_amount: '145.01' })],
    ['malformed', () => signedNotice(server, order, { total_amount: '145,00' })],
    ['malformed', () => signedNotice(server, order, { trade_no: '' })],
  ])('is refused as %s, and kept as evidence', async (reason, make) => {
    expect(await notify(await make())).toBe('failure');
    expect(await outcomes()).toEqual([[reason, false]]);
    expect(await books()).toEqual({ payments: [], ledger: [] });
    expect((await now()).state).toBe(20);
  });

  it('about a trade that was closed changes nothing', async () => {
    expect(await notify(await signedNotice(server, order, { trade_status: 'TRADE_CLOSED' }))).toBe('success');
    expect(await outcomes()).toEqual([['not-paid', false]]);
    expect((await now()).state).toBe(20);
  });

  it('about an order that nobody knows is not acknowledged', async () => {
    const unknown = { orderNo: 'DD20261121999999', totalFen: 14500 };
    expect(await notify(await signedNotice(server, unknown))).toBe('failure');
  });

  it('with another order’s trade number is not taken for it', async () => {
    await notify(await signedNotice(server, order, { trade_no: 'shared' }));
    const other = await leader.use(orders).create({ body: personalLock() });
    expect(await notify(await signedNotice(server, other, { trade_no: 'shared' }))).toBe('failure');
    expect((await leader.use(orders).detail({ params: { orderNo: other.orderNo } })).state).toBe(20);
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
        { event: 'latePayment', title: '收到付款，等待退款' },
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

  it('keeps nothing but two short texts of what nobody signed', async () => {
    await notify({ out_trade_no: order.orderNo, subject: 'x'.repeat(4000) });
    const [row] = await server.services.db
      .select()
      .from(paymentNotifications)
      .where(eq(paymentNotifications.orderNo, order.orderNo));
    expect(row!.fields).toEqual({});
  });

  it('is never an answer in an envelope: Alipay reads one word', async () => {
    const answer = await fetch(`${server.url}/mh/pay/alipay/notify`, {
      method: 'POST',
      body: new URLSearchParams(await signedNotice(server, order)),
    });
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe('success');
  });
});
