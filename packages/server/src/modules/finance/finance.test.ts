import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { cashier } from '@ca-portal/api/groups/cashier';
import { files } from '@ca-portal/api/groups/files';
import { finance as group } from '@ca-portal/api/groups/finance';
import { invoices } from '@ca-portal/api/groups/invoices';
import { messages } from '@ca-portal/api/groups/messages';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  companyRecords,
  invoices as invoiceRows,
  ledgerEntries,
  refunds,
  sandboxTrades,
  transfers,
} from '../../db/schema/index.js';
import { finishReversals } from '../../services/invoices/index.js';
import {
  accountNow,
  actingAs,
  createTestServer,
  fillAccount,
  jobsDone,
  loginToPay,
  paidOrder,
  paymentCode,
  pdfFile,
  personalLock,
  refusal,
  signedNotice,
  type TestServer,
} from '../../testing/index.js';
import { reconcileYesterday } from './nightly.js';

let server: TestServer;
let payer: Client;
let office: Client;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  await server.services.db.execute(sql`update sms_codes set sent_at = '2026-01-01'`);
  payer = await loginToPay(server, 'fuzeren');
  office = await actingAs(server, 'shenhe2', 109);
});
afterAll(() => server.close());

const slip = async (transferredFen: number) => ({
  fileId: (await payer.use(files).upload({ file: pdfFile('汇款凭证.pdf') })).fileId,
  transferredFen,
  transferDay: '2026-11-21',
});
const order = () => payer.use(orders).create({ body: personalLock() });
const stateOf = async (orderNo: string) => (await payer.use(orders).detail({ params: { orderNo } })).state;
const decide = (transferNo: string, approve = true) =>
  office.use(group).decideTransfer({
    params: { transferNo },
    body: approve ? { approve: true } : { approve: false, reason: '未查到该笔汇款' },
  });

describe('a transfer for orders', () => {
  it('keeps them open once the slip is uploaded, and pays each once when finance confirms', async () => {
    const [a, b] = [await order(), await order()];
    const body = { requestId: randomUUID(), orderNos: [a.orderNo, b.orderNo] };
    const { transferNo } = await payer.use(cashier).transfer({ body });
    const handedIn = await payer
      .use(cashier)
      .transferSlip({ params: { transferNo }, body: await slip(30_000) });
    expect(handedIn).toMatchObject({ state: 'confirming', difference: true });
    server.clock.advance({ hours: 30 });
    payer = await loginToPay(server, 'fuzeren');
    office = await actingAs(server, 'shenhe2', 109);
    expect(await stateOf(a.orderNo)).toBe(20);
    const { rows } = await office
      .use(group)
      .transfers({ query: { page: 1, limit: 10, keyword: transferNo } });
    expect(rows).toMatchObject([
      { transferNo, kind: 'order', amountFen: 29_000, slip: { name: '汇款凭证.pdf' } },
    ]);
    const both = await Promise.allSettled([
      decide(transferNo),
      (await actingAs(server, 'shenhe1', 109))
        .use(group)
        .decideTransfer({ params: { transferNo }, body: { approve: true } }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await stateOf(a.orderNo), await stateOf(b.orderNo)]).toEqual([30, 30]);
    const { db } = server.services;
    expect(await db.$count(ledgerEntries, eq(ledgerEntries.orderNo, a.orderNo))).toBe(1);
    expect((await refusal(decide(transferNo))).code).toBe(errorCodes.transferStateConflict);
  });

  it('is not confirmed for too little money, and frees the orders when refused with a reason', async () => {
    const { orderNo } = await order();
    const body = { requestId: randomUUID(), orderNos: [orderNo] };
    const { transferNo } = await payer.use(cashier).transfer({ body });
    await payer.use(cashier).transferSlip({ params: { transferNo }, body: await slip(10_000) });
    expect(await refusal(decide(transferNo))).toMatchObject({
      code: errorCodes.amountMismatch,
      message: '汇款金额不足，还差 ¥45.00，不能确认到账，请联系付款单位补足',
    });
    expect(await decide(transferNo, false)).toMatchObject({ state: 'refused', refusal: '未查到该笔汇款' });
    await expect(payer.use(orders).cancel({ params: { orderNo } })).resolves.toMatchObject({ state: 90 });
  });
});

it('matches the transfers with a bank statement, and decides none of them', async () => {
  const announced = async () => {
    const body = { requestId: randomUUID(), orderNos: [(await order()).orderNo] };
    const { transferNo, remarkCode, amountFen } = await payer.use(cashier).transfer({ body });
    await payer.use(cashier).transferSlip({ params: { transferNo }, body: await slip(amountFen) });
    return { transferNo, remarkCode, yuan: amountFen / 100, dueFen: amountFen };
  };
  const [exact, short, over, known, twice] = [
    await announced(),
    await announced(),
    await announced(),
    await announced(),
    await announced(),
  ];
  await decide(known.transferNo, false);
  const text = [
    '账号：2100,,,,',
    '交易日期,借方发生额,贷方发生额,对方户名,摘要,附言',
    `20261121,,"${exact.yuan}",甲公司,货款,证书${exact.remarkCode.toLowerCase()}款`,
    `2026/11/21 10:20:00,,${short.yuan - 1},甲公司,,${short.remarkCode}`,
    `2026-11-21,,"1,${String(over.yuan).padStart(6, '0')}",甲公司,${over.remarkCode},`,
    `2026-11-21,,${known.yuan},甲公司,,${known.remarkCode}`,
    `2026-11-21,,${twice.yuan},甲公司,,${twice.remarkCode}`,
    `2026-11-21,,${twice.yuan},甲公司,,${twice.remarkCode}`,
    '2026-11-21,88.00,,某银行,手续费,',
    '2026-11-21,,123.45,乙公司,,往来款',
  ].join('\n');
  const file = new File([text], '流水.csv', { type: 'text/csv' });
  const lines = await office.use(group).statement({ file });
  expect(lines.map(({ line, match, transferNo }) => [line, match, transferNo])).toEqual([
    [3, 'exact', exact.transferNo],
    [4, 'short', short.transferNo],
    [5, 'over', over.transferNo],
    [6, 'known', known.transferNo],
    [7, 'unsure', twice.transferNo],
    [8, 'unsure', twice.transferNo],
    [10, 'none', null],
  ]);
  expect(lines[0]).toMatchObject({ day: '2026-11-21', payer: '甲公司', dueFen: exact.dueFen });
  expect(lines[1]?.day).toBe('2026-11-21');
  const waiting = await office.use(group).transfers({ query: { page: 1, limit: 20, state: 'confirming' } });
  expect(waiting.rows.map(({ transferNo }) => transferNo)).toContain(exact.transferNo);
  const other = new File(['一,二\n1,2'], '别的.csv');
  expect((await refusal(office.use(group).statement({ file: other }))).message).toContain('贷方金额');
});

describe('money of a transfer that is not used', () => {
  const announced = async (transferredFen: number) => {
    const { orderNo } = await order();
    const body = { requestId: randomUUID(), orderNos: [orderNo] };
    const { transferNo } = await payer.use(cashier).transfer({ body });
    await payer.use(cashier).transferSlip({ params: { transferNo }, body: await slip(transferredFen) });
    return { orderNo, params: { transferNo } };
  };
  const dueBack = (transferNo: string) =>
    server.services.db
      .select({ amountFen: refunds.amountFen, state: refunds.state, path: refunds.path })
      .from(refunds)
      .where(like(refunds.businessKey, `return:transfer:${transferNo}/%`));

  it('is refunded if more came than was due, by what the bank shows, and the payer is told', async () => {
    const { orderNo, params } = await announced(14_500);
    await office.use(group).decideTransfer({ params, body: { approve: true, receivedFen: 15_000 } });
    expect(await stateOf(orderNo)).toBe(30);
    const [due] = await dueBack(params.transferNo);
    expect(due).toEqual({ amountFen: 500, state: 'waiting', path: '退回付款的银行账户' });
    const told = await payer.use(messages).list({ query: { page: 1, limit: 5 } });
    expect(told.rows.map(({ topic }) => topic)).toContain('收到一笔将退回的付款');
  });

  it('is refunded completely if it was refused although it came, and not at all if it did not come', async () => {
    const { orderNo, params } = await announced(14_500);
    const short = office.use(group).decideTransfer({ params, body: { approve: true, receivedFen: 10_000 } });
    expect((await refusal(short)).code).toBe(errorCodes.amountMismatch);
    await office
      .use(group)
      .decideTransfer({ params, body: { approve: false, reason: '金额不足', receivedFen: 10_000 } });
    expect(await stateOf(orderNo)).toBe(20);
    expect(await dueBack(params.transferNo)).toMatchObject([{ amountFen: 10_000, state: 'waiting' }]);
    await payer.use(orders).cancel({ params: { orderNo } });
    const never = await announced(14_500);
    await decide(never.params.transferNo, false);
    expect(await dueBack(never.params.transferNo)).toEqual([]);
  });

  it('is refunded if its slip comes after the order has closed, and the order shows it', async () => {
    const { orderNo } = await order();
    const body = { requestId: randomUUID(), orderNos: [orderNo] };
    const { transferNo } = await payer.use(cashier).transfer({ body });
    server.clock.advance({ hours: 30 });
    payer = await loginToPay(server, 'fuzeren');
    office = await actingAs(server, 'shenhe2', 109);
    expect(await stateOf(orderNo)).toBe(91);
    const late = await payer.use(cashier).open({ query: { orderNos: orderNo } });
    expect(late.orders).toMatchObject([{ inTransfer: true }]);
    // Opened again, as from a link: the remark code stays the same.
    const again = await payer.use(cashier).transfer({ body: { ...body, requestId: randomUUID() } });
    expect(again.transferNo).toBe(transferNo);
    await payer.use(cashier).transferSlip({ params: { transferNo }, body: await slip(14_500) });
    expect(await decide(transferNo)).toMatchObject({ state: 'confirmed' });
    expect(await dueBack(transferNo)).toMatchObject([{ amountFen: 14_500, state: 'waiting' }]);
    const { state, timeline } = await payer.use(orders).detail({ params: { orderNo } });
    expect([state, timeline[0]?.event]).toEqual([91, 'latePayment']);
  });
});

/** A paid order of the payer with an issued invoice. */
async function invoicedOrder() {
  const { orderNo } = await paidOrder(server, payer);
  const book = payer.use(invoices);
  const title = await book.addTitle({
    body: {
      forCompany: false,
      title: '李样例',
      taxNumber: '',
      address: '',
      phone: '',
      bank: '',
      account: '',
      email: 'me@example.cn',
      isDefault: false,
    },
  });
  const invoice = await book.apply({
    body: {
      requestId: randomUUID(),
      kind: '1',
      titleId: title.id,
      orderNos: [orderNo],
      expectedFen: 14_500,
      email: 'me@example.cn',
      phone: '',
      remark: '',
    },
  });
  await jobsDone(server);
  return { book, invoice, orderNo };
}

it('a recharge by transfer is credited once', async () => {
  const id = await fillAccount(server, 'fuzeren', 0);
  const { rechargeNo } = await payer.use(prestoreAccount).recharge({
    body: { requestId: randomUUID(), amountFen: 50_000, method: 'transfer', agreed: true },
  });
  await payer.use(prestoreAccount).rechargeSlip({ params: { rechargeNo }, body: await slip(50_000) });
  expect(await decide(rechargeNo)).toMatchObject({ kind: 'recharge', state: 'confirmed' });
  expect((await refusal(decide(rechargeNo))).code).toBe(errorCodes.transferStateConflict);
  expect((await accountNow(server, id)).availableFen).toBe(50_000);
});

it('finds on a statement what has no slip yet, or was given up, without taking it for confirmed', async () => {
  await fillAccount(server, 'fuzeren', 0);
  const { orderNo } = await order();
  const announced = await payer
    .use(cashier)
    .transfer({ body: { requestId: randomUUID(), orderNos: [orderNo] } });
  const charge = () =>
    payer.use(prestoreAccount).recharge({
      body: { requestId: randomUUID(), amountFen: 50_000, method: 'transfer', agreed: true },
    });
  const [open, givenUp] = [await charge(), await charge()];
  await payer.use(prestoreAccount).cancelRecharge({ params: { rechargeNo: givenUp.rechargeNo } });
  const text = [
    '交易日期,贷方发生额,对方户名,附言',
    `20261121,145,甲公司,${announced.remarkCode}`,
    `20261121,500,甲公司,${open.transfer!.remarkCode}`,
    `20261121,500,甲公司,${givenUp.transfer!.remarkCode}`,
  ].join('\n');
  const lines = await office
    .use(group)
    .statement({ file: new File([text], '流水.csv', { type: 'text/csv' }) });
  expect(lines.map(({ match, transferNo }) => [match, transferNo])).toEqual([
    ['noSlip', announced.transferNo],
    ['noSlip', open.rechargeNo],
    ['noSlip', givenUp.rechargeNo],
  ]);
  // The list still shows only what finance can check.
  const query = { page: 1, limit: 10, keyword: open.rechargeNo };
  expect((await office.use(group).transfers({ query })).total).toBe(0);
  await payer.use(orders).cancel({ params: { orderNo } });
});

it('a recharge by transfer beyond the limit is returned as a whole, and cannot be cancelled in checking', async () => {
  const id = await fillAccount(server, 'fuzeren', 0);
  const { rechargeNo } = await payer.use(prestoreAccount).recharge({
    body: { requestId: randomUUID(), amountFen: 300_000, method: 'transfer', agreed: true },
  });
  const params = { rechargeNo };
  await payer.use(prestoreAccount).rechargeSlip({ params, body: await slip(300_000) });
  const cancel = payer.use(prestoreAccount).cancelRecharge({ params });
  expect((await refusal(cancel)).code).toBe(errorCodes.transferStateConflict);
  await fillAccount(server, 'fuzeren', 250_000);
  expect(await decide(rechargeNo)).toMatchObject({
    state: 'refused',
    refusal: '到账后将超过预存上限 ¥5,000.00，收到的汇款将退回',
  });
  expect((await accountNow(server, id)).availableFen).toBe(250_000);
  expect(await payer.use(prestoreAccount).rechargeResult({ params })).toMatchObject({
    state: 'closed',
    returningFen: 300_000,
  });
});

it('a recharge by transfer that is refused says why, and that what came goes back', async () => {
  await fillAccount(server, 'fuzeren', 0);
  const { rechargeNo } = await payer.use(prestoreAccount).recharge({
    body: { requestId: randomUUID(), amountFen: 50_000, method: 'transfer', agreed: true },
  });
  const params = { rechargeNo };
  await payer.use(prestoreAccount).rechargeSlip({ params, body: await slip(50_000) });
  const body = { approve: false, reason: '付款单位与账户不符', receivedFen: 50_000 } as const;
  await office.use(group).decideTransfer({ params: { transferNo: rechargeNo }, body });
  expect(await payer.use(prestoreAccount).rechargeResult({ params })).toMatchObject({
    state: 'closed',
    refusal: '付款单位与账户不符',
    returningFen: 50_000,
  });
});

describe('a refund', () => {
  const ask = (orderNo: string, version: number) =>
    payer.use(orderService).refund({
      params: { orderNo },
      body: { version, expectedFen: 14_500, reason: '暂不需要' },
    });
  const find = async (keyword: string) =>
    (await office.use(group).refunds({ query: { page: 1, limit: 10, keyword } })).rows[0]!;
  const settle = (id: number, from: 'waiting' | 'paying' = 'waiting') =>
    office.use(group).decideRefund({ params: { id }, body: { from, approve: true } });
  const refuse = (id: number) =>
    office
      .use(group)
      .decideRefund({ params: { id }, body: { from: 'waiting', approve: false, reason: '资料已在制作' } });
  const ledgerOf = (orderNo: string) =>
    server.services.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.orderNo, orderNo))
      .orderBy(ledgerEntries.id);

  it('goes back to the balance at once, and the order ends', async () => {
    const id = await fillAccount(server, 'fuzeren', 20_000);
    const { orderNo } = await order();
    const smsCode = await paymentCode(server, payer, 'fuzeren');
    const body = { requestId: randomUUID(), orderNos: [orderNo], expectedTotalFen: 14_500, smsCode };
    await payer.use(prestoreAccount).pay({ body });
    await ask(orderNo, 2);
    const refund = await find(orderNo);
    expect(refund).toMatchObject({ state: 'waiting', path: '退回预存账户', amountFen: 14_500 });
    expect(await settle(refund.id)).toMatchObject({ state: 'paid' });
    expect((await refusal(settle(refund.id))).code).toBe(errorCodes.refundDecided);
    expect((await accountNow(server, id)).availableFen).toBe(20_000);
    expect(await payer.use(orderService).service({ params: { orderNo } })).toMatchObject({
      state: 95,
      tab: 'afterSales',
      refund: { status: 2, paidFen: 14_500, deductionFen: 0, refundableFen: 14_500 },
    });
    const entries = await ledgerOf(orderNo);
    expect(entries.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(0);
  });

  it('to Alipay is approved, then confirmed; its invoice is reversed first', async () => {
    const { book, invoice, orderNo } = await invoicedOrder();
    await ask(orderNo, 2);
    const { id } = await find(orderNo);
    expect(await settle(id)).toMatchObject({ state: 'paying' });
    const { rows } = await book.list({ query: { page: 1, limit: 100, state: 'reversed' } });
    expect(rows.map((row) => row.id)).toContain(invoice.id);
    const told = await payer.use(messages).list({ query: { page: 1, limit: 5 } });
    expect(told.rows.map(({ topic }) => topic)).toContain('发票已红冲');
    expect(await stateOf(orderNo)).toBe(30);
    expect(await settle(id, 'paying')).toMatchObject({ state: 'paid' });
    expect(await stateOf(orderNo)).toBe(95);
  });

  it('asks the platform outside any transaction, and survives a crash in between', async () => {
    const { invoice, orderNo } = await invoicedOrder();
    await ask(orderNo, 2);
    const { id } = await find(orderNo);
    const platform = server.services.invoices;
    const real = platform.reverse.bind(platform);
    const answers: string[] = [];
    const reverse = vi.spyOn(platform, 'reverse').mockImplementation(async (number) => {
      // No row lock is held while the outside platform is called.
      await server.services.db.execute(sql`select from invoices where id = ${invoice.id} for update nowait`);
      await server.services.db.execute(sql`select from refunds where id = ${id} for update nowait`);
      const answer = await real(number);
      answers.push(answer.reversalNumber);
      if (answers.length === 1) throw new Error('the process ended before it could write that down');
      return answer;
    });
    onTestFinished(() => reverse.mockRestore());
    expect((await refusal(settle(id))).code).toBe(errorCodes.serverBusy);
    // The money has not moved, and the request is recorded.
    expect((await find(orderNo)).state).toBe('waiting');
    expect((await ledgerOf(orderNo)).reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(14_500);
    server.clock.advance({ minutes: 2 });
    await finishReversals(server.services);
    const [row] = await server.services.db.select().from(invoiceRows).where(eq(invoiceRows.id, invoice.id));
    expect(row).toMatchObject({ state: 'reversed', reversalNumber: answers[0] });
    expect(await settle(id)).toMatchObject({ state: 'paying' });
    // Asked twice, the platform returns the same red invoice; after the decision it is not asked again.
    expect(answers).toEqual([answers[0], answers[0]]);
  });

  it('is not undone by a repeated notice', async () => {
    const { orderNo, totalFen } = await paidOrder(server, payer);
    await ask(orderNo, 2);
    const { id } = await find(orderNo);
    await settle(id);
    await settle(id, 'paying');
    const books = async () => (await ledgerOf(orderNo)).reduce((sum, { amountFen }) => sum + amountFen, 0);
    expect(await books()).toBe(0);
    const body = await signedNotice(server, { orderNo, totalFen });
    for (let n = 0; n < 3; n += 1)
      expect(await server.client().use(payments).alipayNotify({ body })).toBe('success');
    expect(await stateOf(orderNo)).toBe(95);
    expect(await books()).toBe(0);
    expect(await server.services.db.$count(refunds, eq(refunds.orderNo, orderNo))).toBe(1);
  });

  it('that two officers approve at once is approved but not paid: each decides on the state he saw', async () => {
    const { orderNo } = await paidOrder(server, payer);
    await ask(orderNo, 2);
    const { id } = await find(orderNo);
    const other = await actingAs(server, 'shenhe1', 109);
    const both = await Promise.allSettled(
      [office, other].map((who) =>
        who.use(group).decideRefund({ params: { id }, body: { from: 'waiting', approve: true } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await find(orderNo)).toMatchObject({ state: 'paying' });
    expect((await ledgerOf(orderNo)).filter(({ amountFen }) => amountFen < 0)).toEqual([]);
    expect((await refusal(settle(id))).code).toBe(errorCodes.refundDecided);
    expect(await settle(id, 'paying')).toMatchObject({ state: 'paid' });
    expect((await refusal(settle(id, 'paying'))).code).toBe(errorCodes.refundDecided);
  });

  it('is reported to its owner in sentences', async () => {
    const { orderNo } = await paidOrder(server, payer);
    await ask(orderNo, 2);
    const { id } = await find(orderNo);
    await settle(id);
    await settle(id, 'paying');
    const told = await payer.use(messages).list({ query: { page: 1, limit: 2 } });
    expect(told.rows.map(({ topic }) => topic)).toEqual(['退款已完成', '退款申请已通过']);
  });

  it('that is refused lets the order go on', async () => {
    const { orderNo } = await paidOrder(server, payer);
    await ask(orderNo, 2);
    const { id } = await find(orderNo);
    expect(await refuse(id)).toMatchObject({ state: 'refused', refusal: '资料已在制作' });
    expect(await payer.use(orderService).service({ params: { orderNo } })).toMatchObject({
      tab: 'review',
      refund: { status: 0, refusal: '资料已在制作' },
    });
  });

  /** Two orders, ¥290.00: ¥200.00 from the balance, the rest by Alipay. */
  async function combinedOrders() {
    await fillAccount(server, 'fuzeren', 20_000);
    const orderNos = [(await order()).orderNo, (await order()).orderNo];
    const smsCode = await paymentCode(server, payer, 'fuzeren');
    const { combinedNo } = await payer.use(cashier).payCombined({
      body: {
        requestId: randomUUID(),
        orderNos,
        expectedTotalFen: 29_000,
        expectedBalanceFen: 20_000,
        smsCode,
      },
    });
    const notice = await signedNotice(server, { orderNo: combinedNo, totalFen: 9_000 });
    await server.client().use(payments).alipayNotify({ body: notice });
    return { combinedNo, orderNos, tradeNo: notice['trade_no']! };
  }

  it('of a combined payment says what finance sends by which number, and what the portal credits', async () => {
    const { combinedNo, orderNos, tradeNo } = await combinedOrders();
    const [first = '', second = ''] = orderNos;
    await ask(second, 2);
    const parts = [
      { to: 'alipay', amountFen: 9_000, tradeNo, paymentNo: combinedNo },
      { to: 'balance', amountFen: 5_500, tradeNo: '', paymentNo: '' },
    ];
    const { id, ...asked } = await find(second);
    expect(asked).toMatchObject({ kind: 'order', amountFen: 14_500, parts, payee: null });
    await settle(id);
    // The parts stay the same after the money has gone.
    expect(await settle(id, 'paying')).toMatchObject({ state: 'paid', parts });
    await ask(first, 2);
    expect((await find(first)).parts).toEqual([
      { to: 'balance', amountFen: 14_500, tradeNo: '', paymentNo: '' },
    ]);
  });

  it('that could not be sent waits again with the reason, and can be sent or refused', async () => {
    const { orderNo } = await paidOrder(server, payer);
    await ask(orderNo, 2);
    const { id } = await find(orderNo);
    await settle(id);
    const failed = (from: 'waiting' | 'paying') =>
      office
        .use(group)
        .decideRefund({ params: { id }, body: { from, approve: false, reason: '支付宝账户已注销' } });
    expect(await failed('paying')).toMatchObject({ state: 'waiting', refusal: '支付宝账户已注销' });
    expect((await refusal(failed('paying'))).code).toBe(errorCodes.refundDecided);
    expect((await ledgerOf(orderNo)).filter(({ amountFen }) => amountFen < 0)).toEqual([]);
    const { timeline } = await payer.use(orders).detail({ params: { orderNo } });
    expect(timeline[0]).toMatchObject({ event: 'refundNotSent', detail: '支付宝账户已注销' });
    expect(await settle(id)).toMatchObject({ state: 'paying', refusal: '' });
    expect(await settle(id, 'paying')).toMatchObject({ state: 'paid' });
  });

  it('of a large amount that could not be sent needs both approvals again', async () => {
    await fillAccount(server, 'fuzeren', 200_000);
    await payer
      .use(prestoreAccount)
      .refund({ body: { requestId: randomUUID(), amountFen: 150_000, reason: '年底结算' } });
    const { rows } = await office.use(group).refunds({ query: { page: 1, limit: 1, state: 'waiting' } });
    const { id } = rows[0]!;
    await settle(id);
    const other = await actingAs(server, 'shenhe1', 109);
    const body = { from: 'waiting', approve: true } as const;
    await other.use(group).decideRefund({ params: { id }, body });
    const failed = await office.use(group).decideRefund({
      params: { id },
      body: { from: 'paying', approve: false, reason: '账号与户名不符' },
    });
    expect(failed).toMatchObject({ state: 'waiting', firstApprover: '' });
    expect(await settle(id)).toMatchObject({ state: 'waiting', firstApprover: '审核二号' });
    expect((await refusal(settle(id))).code).toBe(errorCodes.refundNeedsSecond);
    await refuse(id);
  });

  it('of money that was not used says so, names the transfer and the recorded account, and is never refused', async () => {
    const { orderNo } = await order();
    const { transferNo } = await payer
      .use(cashier)
      .transfer({ body: { requestId: randomUUID(), orderNos: [orderNo] } });
    await payer.use(cashier).transferSlip({ params: { transferNo }, body: await slip(15_000) });
    await decide(transferNo);
    const { db } = server.services;
    const [row] = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(like(refunds.businessKey, `return:transfer:${transferNo}/%`));
    const { id } = row!;
    const shown = async () =>
      (await office.use(group).refunds({ query: { page: 1, limit: 100 } })).rows.find((one) => one.id === id);
    expect(await shown()).toMatchObject({
      kind: 'unused',
      orderNo: null,
      parts: [{ to: 'bank', amountFen: 500, tradeNo: transferNo }],
      payee: { name: '示例建设工程有限公司', bank: '', account: '' },
    });
    expect((await refusal(refuse(id))).code).toBe(errorCodes.refundDecided);
    const [{ companyId } = { companyId: null }] = await db
      .select({ companyId: transfers.companyId })
      .from(transfers)
      .where(eq(transfers.transferNo, transferNo));
    const billing = { bank: '示例银行沈阳浑南支行', account: '0000000000000001' };
    await db
      .insert(companyRecords)
      .values({ companyId: companyId!, billing })
      .onConflictDoUpdate({ target: companyRecords.companyId, set: { billing } });
    expect(await shown()).toMatchObject({ payee: { name: '示例建设工程有限公司', ...billing } });
    await settle(id);
    const failed = await office.use(group).decideRefund({
      params: { id },
      body: { from: 'paying', approve: false, reason: '账户已销户' },
    });
    expect(failed).toMatchObject({ state: 'waiting', refusal: '账户已销户' });
  });

  it('of a person’s balance names the recharges that it returns, none for more than it paid', async () => {
    await fillAccount(server, 'fuzeren', 0);
    const charge = async (amountFen: number) => {
      const { rechargeNo } = await payer
        .use(prestoreAccount)
        .recharge({ body: { requestId: randomUUID(), amountFen, method: 'alipay', agreed: true } });
      const body = await signedNotice(server, { orderNo: rechargeNo, totalFen: amountFen });
      await server.client().use(payments).alipayNotify({ body });
      server.clock.advance({ minutes: 1 });
      return { to: 'alipay', paymentNo: rechargeNo, tradeNo: body['trade_no'] };
    };
    const [older, newer] = [await charge(20_000), await charge(30_000)];
    const back = async (amountFen: number) => {
      const body = { requestId: randomUUID(), amountFen, reason: '年底结算' };
      await payer.use(prestoreAccount).refund({ body });
      return (await office.use(group).refunds({ query: { page: 1, limit: 1, state: 'waiting' } })).rows[0]!;
    };
    const first = await back(25_000);
    expect(first.parts).toEqual([{ ...newer, amountFen: 25_000 }]);
    const second = await back(15_000);
    expect(second.parts).toEqual([
      { ...newer, amountFen: 5_000 },
      { ...older, amountFen: 10_000 },
    ]);
    await refuse(first.id);
    await refuse(second.id);
  });

  it('of a large amount needs two people', async () => {
    const account = await fillAccount(server, 'fuzeren', 200_000);
    const body = { requestId: randomUUID(), amountFen: 150_000, reason: '年底结算' };
    await payer.use(prestoreAccount).refund({ body });
    const { rows } = await office.use(group).refunds({ query: { page: 1, limit: 1, state: 'waiting' } });
    const { id } = rows[0]!;
    expect(rows[0]).toMatchObject({ needsSecond: true, firstApprover: '' });
    expect(await settle(id)).toMatchObject({ state: 'waiting', firstApprover: '审核二号' });
    expect((await refusal(settle(id))).code).toBe(errorCodes.refundNeedsSecond);
    const other = await actingAs(server, 'shenhe1', 109);
    const approved = await other
      .use(group)
      .decideRefund({ params: { id }, body: { from: 'waiting', approve: true } });
    expect(approved.state).toBe('paying');
    expect(await settle(id, 'paying')).toMatchObject({ state: 'paid' });
    expect((await accountNow(server, account)).availableFen).toBe(50_000);
  });

  it('of a balance leaves the account, and comes back if refused', async () => {
    const account = await fillAccount(server, 'fuzeren', 30_000);
    const request = async (amountFen: number) => {
      const body = { requestId: randomUUID(), amountFen, reason: '年底结算' };
      await payer.use(prestoreAccount).refund({ body });
      const { rows } = await office.use(group).refunds({ query: { page: 1, limit: 1, state: 'waiting' } });
      return rows[0]!.id;
    };
    const first = await request(10_000);
    await settle(first);
    expect(await settle(first, 'paying')).toMatchObject({ state: 'paid', kind: 'balance' });
    expect(await accountNow(server, account)).toMatchObject({ availableFen: 20_000, frozenFen: 0 });
    await refuse(await request(5_000));
    expect(await accountNow(server, account)).toMatchObject({ availableFen: 20_000, frozenFen: 0 });
  });
});

it('closes a day once, after the nightly reconciliation', async () => {
  const close = (day: string) =>
    office.use(group).closeDay({ params: { day }, body: { explanation: '已逐笔核对' } });
  expect((await refusal(close('2026-11-21'))).code).toBe(errorCodes.dayNotReconciled);
  await reconcileYesterday(server.services);
  expect(await close('2026-11-20')).toMatchObject({ closedBy: '审核二号', explanation: '已逐笔核对' });
  expect((await refusal(close('2026-11-20'))).code).toBe(errorCodes.dayClosed);
  const { rows } = await office.use(group).reconciliations({ query: { page: 1, limit: 2 } });
  expect(rows.map(({ day, closedBy }) => [day, closedBy])).toEqual([
    ['2026-11-20', '审核二号'],
    ['2026-11-19', ''],
  ]);
});

it('reconciles a day, and lists the differences', async () => {
  await paidOrder(server, payer);
  const day = await office.use(group).reconciliation({ params: { day: '2026-11-21' } });
  expect(day.count).toBeGreaterThan(0);
  expect(day.portalFen).toBe(day.gatewayFen);
  expect(day.differences).toEqual([]);
  const engineer = await server.loginAs('zaojia');
  const theirs = engineer.use(group).reconciliation({ params: { day: '2026-11-21' } });
  expect((await refusal(theirs)).code).toBe(errorCodes.forbidden);
  const noDay = office.use(group).reconciliation({ params: { day: '2026-02-30' } });
  expect((await refusal(noDay)).code).toBe(errorCodes.badRequest);
});

it('reconciles each finished day at night, once, and tells the desk of money that the portal has not recorded', async () => {
  const { db } = server.services;
  const paid = await paidOrder(server, payer);
  // Alipay received it, but its notice never came.
  const lost = { tradeNo: 'LOST-1', paidFor: 'DD20261121999999', amountFen: 45_000, paidAt: server.clock() };
  await db.insert(sandboxTrades).values(lost);
  server.clock.set(new Date('2026-11-22T03:00:00Z'));
  office = await actingAs(server, 'shenhe2', 109);
  const unread = async () => (await office.use(messages).unread()).todos;
  const before = await unread();
  await Promise.all([reconcileYesterday(server.services), reconcileYesterday(server.services)]);
  await reconcileYesterday(server.services);
  expect(await unread()).toBe(before + 1);
  const { rows } = await office
    .use(group)
    .reconciliations({ query: { page: 1, limit: 10, differing: 'true' } });
  const { differences } = rows.find(({ day }) => day === '2026-11-21')!;
  expect(differences).toContainEqual({
    orderNo: lost.paidFor,
    tradeNo: 'LOST-1',
    portalFen: null,
    gatewayFen: 45_000,
    note: '支付渠道已收款，门户没有入账',
  });
  expect(differences.map(({ orderNo }) => orderNo)).not.toContain(paid.orderNo);
});
