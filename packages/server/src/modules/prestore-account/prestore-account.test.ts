import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { finance } from '@ca-portal/api/groups/finance';
import { payments as paymentGroup } from '@ca-portal/api/groups/payments';
import { prestoreAccount as group } from '@ca-portal/api/groups/prestore-account';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ledgerEntries,
  payments,
  prestoreMovements,
  recharges,
  refunds,
  users,
} from '../../db/schema/index.js';
import {
  accountNow,
  actingAs,
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

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  await server.services.db.execute(sql`update sms_codes set sent_at = '2026-01-01'`);
  await server.services.db.update(recharges).set({ state: 'closed' }).where(eq(recharges.state, 'waiting'));
  payer = await loginToPay(server, 'fuzeren');
  accountId = await fillAccount(server, 'fuzeren', 126_800);
});
afterAll(() => server.close());

const order = (client = payer) => client.use(orders).create({ body: personalLock() });
const pay = (orderNos: string[], expectedTotalFen: number, smsCode: string, requestId = randomUUID()) =>
  payer.use(group).pay({ body: { requestId, orderNos, expectedTotalFen, smsCode } });
const movementsOf = (orderNo: string) =>
  server.services.db
    .select()
    .from(prestoreMovements)
    .where(eq(prestoreMovements.orderNo, orderNo))
    .orderBy(prestoreMovements.id);

describe('the second token', () => {
  it('opens the account; the login token does not', async () => {
    expect(await payer.use(group).info()).toMatchObject({
      ownerName: '李样例',
      availableFen: 126_800,
      frozenFen: 0,
      limitFen: 500_000,
      mayManage: true,
    });
    const { token } = await server.loginAs('fuzeren');
    expect(await refusal(server.client(token).use(group).info())).toMatchObject({
      code: errorCodes.paymentTokenInvalid,
      message: '支付凭证已失效，请返回原系统重新发起',
    });
  });
});

describe('paying from the balance', () => {
  it('pays several orders at once, each with a movement of its own', async () => {
    const [a, b] = [await order(), await order()];
    const { rows } = await payer.use(group).payList({ query: { page: 1, limit: 100 } });
    expect(rows.map(({ orderNo }) => orderNo)).toEqual(expect.arrayContaining([a.orderNo, b.orderNo]));
    const code = await paymentCode(server, payer, 'fuzeren');
    const paid = await pay([b.orderNo, a.orderNo], 29_000, code);
    expect(paid).toMatchObject({ paidFen: 29_000, availableFen: 97_800, orderNos: [a.orderNo, b.orderNo] });
    for (const { orderNo } of [a, b]) {
      expect(await payer.use(orders).detail({ params: { orderNo } })).toMatchObject({
        state: 30,
        timeline: [{ event: 'pay', detail: '预存账户 ¥145.00' }, { event: 'submit' }],
      });
    }
    const [movement] = await movementsOf(a.orderNo);
    expect(await payer.use(group).detail({ params: { id: movement!.id } })).toMatchObject({
      kind: 'spend',
      amountFen: -14_500,
      balanceBeforeFen: 126_800,
      balanceFen: 112_300,
      postings: [
        { account: '预存账户', debitFen: 14_500, creditFen: 0 },
        { account: '业务收入', debitFen: 0, creditFen: 14_500 },
      ],
    });
  });

  it('pays one order once, of fifty simultaneous calls', async () => {
    const { orderNo } = await order();
    const code = await paymentCode(server, payer, 'fuzeren');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, async () => {
        const client = await loginToPay(server, 'fuzeren');
        const body = {
          requestId: randomUUID(),
          orderNos: [orderNo],
          expectedTotalFen: 14_500,
          smsCode: code,
        };
        return client.use(group).pay({ body });
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await movementsOf(orderNo)).toHaveLength(1);
    const { db } = server.services;
    expect(await db.$count(payments, eq(payments.orderNo, orderNo))).toBe(1);
    expect(await db.$count(ledgerEntries, eq(ledgerEntries.orderNo, orderNo))).toBe(1);
    expect((await accountNow(server, accountId)).availableFen).toBe(112_300);
  });

  it('answers a repeated request with its earlier result', async () => {
    const { orderNo } = await order();
    const code = await paymentCode(server, payer, 'fuzeren');
    const requestId = randomUUID();
    const first = await pay([orderNo], 14_500, code, requestId);
    expect(await pay([orderNo], 14_500, code, requestId)).toEqual(first);
    expect(await movementsOf(orderNo)).toHaveLength(1);
  });

  it('answers one request, sent twenty times at once, twenty times that it is paid', async () => {
    const { orderNo } = await order();
    const code = await paymentCode(server, payer, 'fuzeren');
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pay([orderNo], 14_500, code, requestId)),
    );
    expect(new Set(answers.map((paid) => JSON.stringify(paid))).size).toBe(1);
    expect(answers[0]).toMatchObject({ paidFen: 14_500, availableFen: 112_300, orderNos: [orderNo] });
    expect(await movementsOf(orderNo)).toHaveLength(1);
  });

  it('takes nothing when one order cannot be paid, the price differs, or the code is wrong', async () => {
    const [a, b] = [await order(), await order()];
    await payer.use(orders).cancel({ params: { orderNo: b.orderNo } });
    const code = await paymentCode(server, payer, 'fuzeren');
    expect((await refusal(pay([a.orderNo, b.orderNo], 29_000, code))).code).toBe(errorCodes.orderNotPayable);
    expect(await refusal(pay([a.orderNo], 1, code))).toMatchObject({
      code: errorCodes.amountChanged,
      message: '金额已更新为 ¥145.00，请核对后重新提交',
    });
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await refusal(pay([a.orderNo], 14_500, wrong))).code).toBe(errorCodes.smsCodeWrong);
    await fillAccount(server, 'fuzeren', 10_000);
    expect(await refusal(pay([a.orderNo], 14_500, code))).toMatchObject({
      code: errorCodes.balanceShort,
      message: '余额不足，还差 ¥45.00，请充值或改用其他方式支付',
    });
    expect((await accountNow(server, accountId)).availableFen).toBe(10_000);
    // A refused payment does not use the code up.
    await fillAccount(server, 'fuzeren', 20_000);
    await pay([a.orderNo], 14_500, code);
  });

  it('is only for one’s own orders', async () => {
    const stranger = await loginToPay(server, 'zaojia');
    const { orderNo } = await order(stranger);
    const code = await paymentCode(server, payer, 'fuzeren');
    expect((await refusal(pay([orderNo], 14_500, code))).code).toBe(errorCodes.notFound);
  });
});

describe('a company’s account', () => {
  it('is spent by staff whom the administrator allows, up to their limit', async () => {
    const boss = await loginToPay(server, 'qiye');
    const companyAccount = await fillAccount(server, 'qiye', 126_800);
    const [staff] = await server.services.db.select().from(users).where(eq(users.username, 'zaojia'));
    const settings = (limitFen: number) =>
      boss
        .use(group)
        .settings({ body: { warnBelowFen: 120_000, members: [{ userId: staff!.id, limitFen }] } });
    await settings(10_000);
    expect(await boss.use(group).members()).toContainEqual({
      userId: staff!.id,
      name: staff!.name,
      allowed: true,
      limitFen: 10_000,
    });
    const engineer = await loginToPay(server, 'zaojia');
    expect(await engineer.use(group).info()).toMatchObject({
      ownerName: '示例建设工程有限公司',
      availableFen: 126_800,
      mayManage: false,
    });
    const { orderNo } = await order(engineer);
    const smsCode = await paymentCode(server, engineer, 'zaojia');
    const body = { requestId: randomUUID(), orderNos: [orderNo], expectedTotalFen: 14_500, smsCode };
    expect((await refusal(engineer.use(group).pay({ body }))).code).toBe(errorCodes.spendingLimit);
    await settings(20_000);
    await engineer.use(group).pay({ body });
    expect((await accountNow(server, companyAccount)).availableFen).toBe(112_300);
    // The money belongs to the company: only its administrator can request a refund.
    const back = { requestId: randomUUID(), amountFen: 100, reason: '个人需要' };
    const asked = await refusal(engineer.use(group).refund({ body: back }));
    expect(asked.code).toBe(errorCodes.spendingNotAllowed);
    const stranger = randomUUID();
    const other = boss
      .use(group)
      .settings({ body: { warnBelowFen: null, members: [{ userId: stranger, limitFen: 1 }] } });
    expect((await refusal(other)).code).toBe(errorCodes.notFound);
    await boss.use(group).settings({ body: { warnBelowFen: null, members: [] } });
    expect(await (await loginToPay(server, 'zaojia')).use(group).info()).toMatchObject({
      ownerName: '王演示',
    });
  });
});

describe('a request for the balance back', () => {
  const states = async () =>
    (await payer.use(paymentGroup).returns({ query: { page: 1, limit: 1 } })).rows[0]!;

  it('is withdrawn by the requester, once, while finance has not decided', async () => {
    const body = { requestId: randomUUID(), amountFen: 26_800, reason: '年底结算' };
    await payer.use(group).refund({ body });
    const { id, state } = await states();
    expect(state).toBe('waiting');
    const withdraw = (client = payer) => client.use(group).withdrawRefund({ params: { id } });
    const stranger = await loginToPay(server, 'zaojia');
    expect((await refusal(withdraw(stranger))).code).toBe(errorCodes.notFound);
    const clicks = await Promise.allSettled([withdraw(), withdraw()]);
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await accountNow(server, accountId)).toMatchObject({ availableFen: 126_800, frozenFen: 0 });
    expect((await states()).state).toBe('withdrawn');
    const { rows } = await payer.use(group).list({ query: { page: 1, limit: 2 } });
    expect(rows).toMatchObject([
      { kind: 'unfreeze', amountFen: 26_800, remark: '已撤回退余额申请，解冻', operatorName: '李样例' },
      { kind: 'freeze', amountFen: -26_800 },
    ]);
  });

  it('cannot be withdrawn once finance has approved', async () => {
    const body = { requestId: randomUUID(), amountFen: 100, reason: '年底结算' };
    await payer.use(group).refund({ body });
    const { id } = await states();
    const office = await actingAs(server, 'shenhe2', 109);
    const say = (from: 'waiting' | 'paying') =>
      office.use(finance).decideRefund({ params: { id }, body: { from, approve: true } });
    await say('waiting');
    const late = await refusal(payer.use(group).withdrawRefund({ params: { id } }));
    expect(late).toMatchObject({
      code: errorCodes.refundDecided,
      message: expect.stringContaining('退款中'),
    });
    await say('paying');
    expect((await accountNow(server, accountId)).frozenFen).toBe(0);
  });
});

describe('charging the account', () => {
  const recharge = (method: 'alipay' | 'transfer', amountFen = 100_000, requestId = randomUUID()) =>
    payer.use(group).recharge({ body: { requestId, amountFen, method, agreed: true } });

  it('credits Alipay’s money once, however often the notice comes', async () => {
    const requestId = randomUUID();
    const started = await recharge('alipay', 100_000, requestId);
    expect(await recharge('alipay', 100_000, requestId)).toMatchObject({ rechargeNo: started.rechargeNo });
    expect(started).toMatchObject({
      state: 'waiting',
      paymentForm: { action: expect.stringContaining('/gateway.do') },
    });
    const body = await signedNotice(server, { orderNo: started.rechargeNo, totalFen: 100_000 });
    const notify = () => server.client().use(paymentGroup).alipayNotify({ body });
    expect(await Promise.all([notify(), notify(), notify()])).toEqual(['success', 'success', 'success']);
    expect((await accountNow(server, accountId)).availableFen).toBe(226_800);
    const params = { rechargeNo: started.rechargeNo };
    expect(await payer.use(group).rechargeResult({ params })).toMatchObject({
      state: 'paid',
      paymentForm: null,
    });
    const sheet = await payer.use(group).export({ query: { kind: 'recharge' } });
    expect(sheet.fileName).toBe('收支明细.xlsx');
    expect(sheet.content.size).toBeGreaterThan(1_000);
    const { rows } = await payer.use(group).list({ query: { page: 1, limit: 1, kind: 'recharge' } });
    expect(rows).toMatchObject([{ amountFen: 100_000, balanceFen: 226_800, remark: '支付宝充值' }]);
  });

  it('credits nothing for another amount, and refunds it', async () => {
    const { rechargeNo } = await recharge('alipay');
    const body = await signedNotice(server, { orderNo: rechargeNo, totalFen: 1 });
    expect(await server.client().use(paymentGroup).alipayNotify({ body })).toBe('success');
    expect((await accountNow(server, accountId)).availableFen).toBe(126_800);
    const { db } = server.services;
    const [due] = await db
      .select()
      .from(refunds)
      .where(eq(refunds.businessKey, `return:alipay:T${rechargeNo}`));
    expect(due).toMatchObject({ amountFen: 1, state: 'waiting', companyName: '李样例' });
  });

  it('limits a person to 5,000 yuan, including pending recharges, and shows it beside the amounts', async () => {
    expect(await refusal(recharge('alipay', 400_000))).toMatchObject({ code: errorCodes.balanceLimit });
    const reasons = async () =>
      (await payer.use(group).cards()).map(({ unavailableReason }) => unavailableReason !== '');
    expect(await reasons()).toEqual([false, false, false, true]);
    // The balance is 1,268: of ten simultaneous recharges of 1,000 three fit.
    const started = await Promise.allSettled(Array.from({ length: 10 }, () => recharge('alipay', 100_000)));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await reasons()).toEqual([false, true, true, true]);
    // A recharge that is unpaid after two hours is no longer pending.
    server.clock.advance({ hours: 2 });
    payer = await loginToPay(server, 'fuzeren');
    expect(await reasons()).toEqual([false, false, false, true]);
  });

  it('does not count an announced transfer against the limit, and says what can still be charged', async () => {
    await recharge('transfer', 300_000);
    expect(await payer.use(group).info()).toMatchObject({ roomFen: 373_200 });
    expect((await payer.use(group).cards()).map(({ unavailableReason }) => unavailableReason !== '')).toEqual(
      [false, false, false, true],
    );
    await recharge('alipay', 100_000);
    expect(await payer.use(group).info()).toMatchObject({ roomFen: 273_200 });
  });

  it('lists open recharges, and gives one up once', async () => {
    const { rechargeNo } = await recharge('transfer');
    const listed = async (client = payer) =>
      (await client.use(group).openRecharges({ query: { page: 1, limit: 5 } })).rows.map(
        (one) => one.rechargeNo,
      );
    expect(await listed()).toEqual([rechargeNo]);
    const stranger = await loginToPay(server, 'zaojia');
    expect(await listed(stranger)).not.toContain(rechargeNo);
    const cancel = (client = payer) => client.use(group).cancelRecharge({ params: { rechargeNo } });
    expect((await refusal(cancel(stranger))).code).toBe(errorCodes.notFound);
    for (let n = 0; n < 2; n += 1) {
      expect(await cancel()).toMatchObject({ state: 'closed', refusal: '您已取消这笔充值' });
    }
    expect(await listed()).toEqual([]);
  });

  it('credits Alipay’s money for a recharge that was given up', async () => {
    const { rechargeNo } = await recharge('alipay');
    await payer.use(group).cancelRecharge({ params: { rechargeNo } });
    const body = await signedNotice(server, { orderNo: rechargeNo, totalFen: 100_000 });
    expect(await server.client().use(paymentGroup).alipayNotify({ body })).toBe('success');
    expect((await accountNow(server, accountId)).availableFen).toBe(226_800);
    const params = { rechargeNo };
    expect(await payer.use(group).rechargeResult({ params })).toMatchObject({ state: 'paid', refusal: '' });
  });

  it('refunds late money that exceeds the account’s limit', async () => {
    const { rechargeNo } = await recharge('alipay', 300_000);
    await fillAccount(server, 'fuzeren', 250_000);
    const body = await signedNotice(server, { orderNo: rechargeNo, totalFen: 300_000 });
    expect(await server.client().use(paymentGroup).alipayNotify({ body })).toBe('success');
    expect((await accountNow(server, accountId)).availableFen).toBe(250_000);
    const params = { rechargeNo };
    expect(await payer.use(group).rechargeResult({ params })).toMatchObject({
      state: 'closed',
      returningFen: 300_000,
    });
  });

  it('names the account for a transfer, and waits for the slip', async () => {
    const started = await recharge('transfer');
    expect(started).toMatchObject({
      state: 'waiting',
      paymentForm: null,
      transfer: { remarkCode: expect.stringMatching(/^[2-9A-Z]{6}$/) },
    });
    const slip = payer.use(group).rechargeSlip({
      params: { rechargeNo: started.rechargeNo },
      body: { fileId: randomUUID(), transferredFen: 100_000, transferDay: '2026-11-21' },
    });
    expect((await refusal(slip)).code).toBe(errorCodes.fileNotOwned);
  });
});

describe('requesting the balance back', () => {
  it('freezes it once', async () => {
    const body = { requestId: randomUUID(), amountFen: 20_000, reason: '年底结算' };
    const ask = () => payer.use(group).refund({ body });
    const [first, second] = await Promise.all([
      ask(),
      (await loginToPay(server, 'fuzeren')).use(group).refund({ body }),
    ]);
    expect([first, second]).toEqual([
      { state: 'waiting', frozenFen: 20_000 },
      { state: 'waiting', frozenFen: 20_000 },
    ]);
    expect(await accountNow(server, accountId)).toMatchObject({ availableFen: 106_800, frozenFen: 20_000 });
    // Only the requester can see its progress.
    const seen = async (who: Client) =>
      (await who.use(paymentGroup).returns({ query: { page: 1, limit: 5 } })).rows.filter(
        ({ kind, state }) => kind === 'balance' && state === 'waiting',
      );
    expect(await seen(payer)).toMatchObject([{ amountFen: 20_000, reason: '年底结算', orderNo: null }]);
    expect(await seen(await server.loginAs('zaojia'))).toEqual([]);
  });
});

it('never changes a movement', async () => {
  const change = server.services.db.execute(sql`update prestore_movements set amount_fen = 0`);
  await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
});
