import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { caManage as group } from '@ca-portal/api/groups/ca-manage';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { errorCodes } from '@ca-portal/api/domain';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders as orderGroup } from '@ca-portal/api/groups/orders';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, certificates, messages, orders, smsOutbox } from '../../db/schema/index.js';
import { approvedOrder, masterLock, personalLock, writeIntoLock } from '../../testing/first-path.js';
import { createTestServer, refusal, testLock, type TestServer } from '../../testing/index.js';
import { withoutLocks } from '../../testing/without-locks.js';
import { sendCode } from '../../services/session/sms-codes.js';
import { sendDueReminders } from './reminders.js';

type User = Client & { token: string };
let server: TestServer;
let admin: User;
let engineer: User;
let leader: User;
const start = new Date('2026-11-21T02:00:00Z');
async function at(moment: Date): Promise<void> {
  server.clock.set(moment);
  admin = await server.loginAs('qiye');
  engineer = await server.loginAs('zaojia');
  leader = await server.loginAs('fuzeren');
}
const db = () => server.services.db;
const rowOf = async (serialNumber: string) => {
  const [row] = await db().select().from(certificates).where(eq(certificates.serialNumber, serialNumber));
  if (!row) throw new Error('no certificate');
  return row;
};
const newLock = async (user: User, request = personalLock()) => {
  const { orderNo } = await approvedOrder(server, user, request);
  const written = await writeIntoLock(user, orderNo);
  return { ...(await rowOf(written.serialNumber)), lock: written.lock };
};
let master: Awaited<ReturnType<typeof newLock>>;
let personal: Awaited<ReturnType<typeof newLock>>;
beforeAll(async () => {
  server = await createTestServer();
  await withoutLocks(server);
  await at(start);
  master = await newLock(admin, masterLock());
  personal = await newLock(engineer);
});
beforeEach(() => at(start));
afterAll(() => server.close());

const list = (user: User, query: object = {}) =>
  user.use(group).list({ query: { page: 1, limit: 20, ...query } });
const reasonFor = (
  card: { actions: { orderType: string; unavailableReason: string }[] } | undefined,
  type: string,
) => card?.actions.find(({ orderType }) => orderType === type)?.unavailableReason;
const codeFor = async (phone: string) => {
  await sendCode(server.services, phone, 'certificate');
  const [sms] = await db().select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(1);
  return /验证码 (\d{6})/.exec(sms?.text ?? '')?.[1] ?? '';
};

const renewal = (certificateId: string) => ({
  orderType: '0103' as const,
  requestId: randomUUID(),
  certificateId,
  attachments: [],
  delivery: 'online' as const,
  receiver: null,
  servicePoint: '',
  couponTicketId: null,
  openBids: false,
  riskAccepted: false,
  expectedTotalFen: 12_000,
  agreed: true as const,
  years: 1,
});

describe('the cards', () => {
  it('are all of the company’s for its administrator, and otherwise one’s own', async () => {
    const all = await list(admin);
    const ids = all.rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([personal.id, master.id]));
    // The one that ends first comes first.
    expect(ids.indexOf(personal.id)).toBeLessThan(ids.indexOf(master.id));
    expect((await list(admin, { scope: 'own' })).rows.every(({ own }) => own)).toBe(true);
    expect((await list(engineer)).rows.map(({ id }) => id)).toContain(personal.id);
    expect((await list(leader)).rows.map(({ id }) => id)).not.toContain(personal.id);
    const tail = personal.serialNumber.slice(-6).toLowerCase();
    expect(await list(admin, { keyword: tail })).toMatchObject({
      total: 1,
      rows: [{ id: personal.id, algorithm: 'RSA-2048', isMaster: false, own: false, state: 'valid' }],
    });
    expect((await list(admin, { carrier: 'pc', keyword: tail })).total).toBe(0);
  });

  it('are exported to a workbook as selected, and nobody else’s among them', async () => {
    const ids = [personal.id, randomUUID()].join(',');
    for (const [user, rows] of [
      [admin, 1],
      [leader, 0],
    ] as const) {
      const { content } = await user.use(group).export({ query: { ids } });
      expect(content.size).toBeGreaterThan(1_000);
      const [entry] = await db()
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'certificate.export'))
        .orderBy(desc(auditLog.id))
        .limit(1);
      expect(entry?.details).toEqual({ rows });
    }
  });

  it('give the reason for every change that is not possible now', async () => {
    const [card] = (await list(engineer, { keyword: personal.serialNumber })).rows;
    expect(reasonFor(card, '0103')).toContain('2027-09-02');
    expect(reasonFor(card, '0102')).toBe('');
    expect(reasonFor(card, '0105')).toContain('身份');
    const [company] = (await list(admin, { keyword: master.serialNumber })).rows;
    expect(reasonFor(company, '0110')).toBe('仅造价师锁可以办理');
  });

  it('show a running change, and no certificate that a change has replaced', async () => {
    await at(new Date(personal.notAfter.getTime() - 10 * 86_400_000));
    const order = await engineer.use(caChange).save({
      body: {
        orderType: '0103',
        requestId: randomUUID(),
        certificateId: personal.id,
        attachments: [],
        delivery: 'online',
        receiver: null,
        servicePoint: '',
        couponTicketId: null,
        openBids: false,
        riskAccepted: false,
        expectedTotalFen: 12000,
        agreed: true,
        years: 1,
      },
    });
    const [card] = (await list(engineer, { keyword: personal.serialNumber })).rows;
    expect(card).toMatchObject({ state: 'busy', runningOrderNo: order.orderNo });
    expect(reasonFor(card, '0102')).toContain(order.orderNo);
    await engineer.use(orderGroup).cancel({ params: { orderNo: order.orderNo } });
    const [free] = (await list(engineer, { keyword: personal.serialNumber })).rows;
    expect(free).toMatchObject({ state: 'expiring', runningOrderNo: null, daysToExpiry: 10 });
    await db()
      .update(certificates)
      .set({ status: 'cancelled', revocationReason: 'superseded' })
      .where(eq(certificates.id, personal.id));
    expect((await list(engineer, { keyword: personal.serialNumber })).total).toBe(0);
    await db()
      .update(certificates)
      .set({ status: 'active', revocationReason: '' })
      .where(eq(certificates.id, personal.id));
  });
});

describe('the calendar', () => {
  it('has the certificates that end in the span, the price of one more year, and the next day after it', async () => {
    const found = await admin.use(group).calendar({ query: { from: '2027-11-01', to: '2027-11-30' } });
    const entry = found.entries.find(({ id }) => id === personal.id);
    expect(entry).toMatchObject({ day: '2027-11-21', renewFen: 12000 });
    expect(entry?.unavailableReason).toContain('2027-09-02');
    expect(found.nextDay).not.toBeNull();
    const early = await engineer.use(group).calendar({ query: { from: '2026-11-22', to: '2026-11-23' } });
    expect(early.entries.map(({ id }) => id)).not.toContain(personal.id);
  });
});

describe('the health card', () => {
  it('shows what the portal knows, and what only the lock knows', async () => {
    const params = { id: personal.id };
    const found = await engineer.use(group).health({ params });
    expect(found.checks.map(({ key, result }) => [key, result])).toEqual([
      ['chain', 'good'],
      ['validity', 'good'],
      ['revocation', 'good'],
      ['platforms', 'good'],
      ['binding', 'attention'],
      ['seal', 'unknown'],
      ['driver', 'unknown'],
    ]);
    expect(found.history.map(({ title }) => title)).toContain('证书已写入');
    await at(new Date(personal.notAfter.getTime() - 5 * 86_400_000));
    const later = await engineer.use(group).health({ params });
    expect(later.checks[1]).toMatchObject({ result: 'attention', detail: '还有 5 天到期，可以办理延期' });
    expect(await refusal(leader.use(group).health({ params }))).toMatchObject({ code: 404 });
  });

  it('offers the renewal only where it is possible, and counts no days of a cancelled certificate', async () => {
    const lock = await newLock(engineer);
    const validity = async () =>
      (await engineer.use(group).health({ params: { id: lock.id } })).checks.find(
        ({ key }) => key === 'validity',
      );
    await at(new Date(lock.notAfter.getTime() - 5 * 86_400_000));
    expect(await validity()).toMatchObject({ link: `/apply?business=0103&certificates=${lock.id}` });
    await at(new Date(lock.notAfter.getTime() + 366 * 86_400_000));
    expect(await validity()).toMatchObject({
      result: 'attention',
      detail: '证书已过期，证书过期已超过一年，请新办证书',
      link: '',
    });
    await at(start);
    await db().update(certificates).set({ status: 'cancelled' }).where(eq(certificates.id, lock.id));
    expect(await validity()).toMatchObject({ result: 'attention', detail: '证书已注销', link: '' });
  });
});

describe('a reminder', () => {
  it('is sent once, on its day, and setting it again moves it', async () => {
    const set = (day: string) =>
      engineer
        .use(group)
        .remind({ params: { id: personal.id }, body: { day, reason: 'afterOpening' as const } });
    expect(await refusal(set('2026-11-20'))).toMatchObject({ code: 400 });
    await set('2026-11-25');
    await set('2026-12-01');
    server.clock.set(new Date('2026-11-30T15:59:00Z'));
    expect(await sendDueReminders(server.services)).toBe(0);
    server.clock.set(new Date('2026-11-30T16:00:00Z'));
    expect(await sendDueReminders(server.services)).toBe(1);
    expect(await sendDueReminders(server.services)).toBe(0);
    const [message] = await db().select().from(messages).orderBy(desc(messages.id)).limit(1);
    expect(message?.topic).toBe('开标已结束，可以更新CA锁');
  });
});

describe('a lost lock', () => {
  it('can be reported while an order runs for it: the order goes on, and until it ends the report cannot be withdrawn', async () => {
    const lock = await newLock(engineer);
    await at(new Date(lock.notAfter.getTime() - 10 * 86_400_000));
    const common = { attachments: [], receiver: null, servicePoint: '', couponTicketId: null };
    const { orderNo } = await engineer.use(caChange).save({
      body: {
        ...common,
        orderType: '0103',
        requestId: randomUUID(),
        certificateId: lock.id,
        delivery: 'online',
        openBids: false,
        riskAccepted: false,
        expectedTotalFen: 12000,
        agreed: true,
        years: 1,
      },
    });
    const params = { id: lock.id };
    const report = { smsCode: await codeFor('17000000000'), explanation: '出差途中遗失' };
    const card = await engineer.use(group).reportLost({ params, body: report });
    expect(card).toMatchObject({ state: 'lost', runningOrderNo: orderNo });
    server.clock.advance({ minutes: 2 });
    const back = { smsCode: await codeFor('17000000000') };
    expect(await refusal(engineer.use(group).takeBack({ params, body: back }))).toMatchObject({
      code: errorCodes.changeRunning,
    });
    await engineer.use(orderGroup).cancel({ params: { orderNo } });
    expect(await engineer.use(group).takeBack({ params, body: back })).toMatchObject({ state: 'expiring' });
  });

  it('cannot log in, keeps its place, and can be replaced but not renewed', async () => {
    const lost = await newLock(engineer);
    const login = async () => {
      const anybody = server.client().use(lockLogin);
      const { challengeId, text } = await anybody.challenge();
      return anybody.login({
        body: { challengeId, certificate: lost.signCertificate, signature: lost.lock.sign(text) },
      });
    };
    expect((await login()).token).toBeTruthy();
    const report = async (smsCode: string) =>
      engineer
        .use(group)
        .reportLost({ params: { id: lost.id }, body: { smsCode, explanation: '出差途中遗失' } });
    const smsCode = await codeFor('17000000000');
    const wrong = smsCode === '000000' ? '000001' : '000000';
    expect(await refusal(report(wrong))).toMatchObject({ code: 1004 });
    const card = await report(smsCode);
    expect(card.state).toBe('lost');
    expect(reasonFor(card, '0102')).toBe('');
    expect(reasonFor(card, '0104')).toBe('该锁已挂失，请办理补办或注销');
    expect(await refusal(login())).toMatchObject({ code: 1107 });
    // Reporting it again changes nothing and needs no new code.
    expect((await report(smsCode)).state).toBe('lost');
    expect(
      await refusal(
        leader.use(group).reportLost({
          params: { id: lost.id },
          body: { smsCode, explanation: '不是我的' },
        }),
      ),
    ).toMatchObject({ code: 404 });

    // Found again: after confirming with a code the lock can log in again.
    const found = (code: string) =>
      engineer.use(group).takeBack({ params: { id: lost.id }, body: { smsCode: code } });
    server.clock.set(new Date(start.getTime() + 2 * 60_000));
    expect(await refusal(found(smsCode))).toMatchObject({ code: 1005 });
    expect((await found(await codeFor('17000000000'))).state).toBe('valid');
    expect((await login()).token).toBeTruthy();
  });
});

describe('the unlock code', () => {
  const ask = (user: User, serialNumber: string) => user.use(group).unlockCode({ body: { serialNumber } });

  it('goes only to the reserved phone, three times a day, for the holder and for the service desk', async () => {
    const lock = await newLock(engineer);
    // A driver may show the number like this.
    const spelled = `00${lock.serialNumber.toLowerCase()}`;
    const answer = await ask(engineer, spelled);
    expect(answer).toEqual({ phone: '170****0000' });
    const [sms] = await db().select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(1);
    expect(sms).toMatchObject({ phone: '17000000000' });
    expect(sms?.text).toContain('7391-4826');
    const [told] = await db().select().from(messages).orderBy(desc(messages.id)).limit(1);
    expect(told?.topic).toBe('CA锁解锁码已发出');
    expect(JSON.stringify([answer, told])).not.toContain('7391-4826');
    expect(await refusal(ask(leader, lock.serialNumber))).toMatchObject({ code: 404 });

    const desk = await server.loginAs('shenhe1');
    expect(await ask(desk, lock.serialNumber)).toEqual({ phone: '170****0000' });
    await ask(admin, lock.serialNumber);
    expect(await refusal(ask(engineer, lock.serialNumber))).toMatchObject({ code: 5101 });
  });

  it('is sent for an ended lock into which a paid renewal is to be written', async () => {
    const lock = await newLock(engineer);
    await at(new Date(lock.notAfter.getTime() + 10 * 86_400_000));
    const { orderNo } = await engineer.use(caChange).save({ body: renewal(lock.id) });
    expect(await refusal(ask(engineer, lock.serialNumber))).toMatchObject({ code: 5101 });
    await db().update(orders).set({ state: 40, paidAt: server.clock() }).where(eq(orders.orderNo, orderNo));
    expect(await ask(engineer, lock.serialNumber)).toEqual({ phone: '170****0000' });
  });

  it('is only for a lock that can still be used afterwards', async () => {
    const lock = await newLock(engineer);
    const refused = async (values: object) => {
      await db().update(certificates).set(values).where(eq(certificates.id, lock.id));
      return refusal(ask(engineer, lock.serialNumber));
    };
    expect(await refused({ status: 'lost' })).toMatchObject({ code: 5101 });
    expect(await refused({ status: 'active', notAfter: start })).toMatchObject({ code: 5101 });
    expect(await refused({ status: 'active', carrier: 'pc' })).toMatchObject({ code: 5101 });
  });
});

describe('a certificate on the phone', () => {
  const mobileOrder = async () => {
    const { orderNo } = await approvedOrder(server, engineer, personalLock());
    await db().update(orders).set({ orderType: '0301', lockType: 'L04' }).where(eq(orders.orderNo, orderNo));
    return orderNo;
  };
  const open = (orderNo: string, user = engineer) => user.use(group).openMobile({ params: { orderNo } });
  const install = (text: string, lock = testLock(), changes: object = {}) => {
    const code = new URL(text).hash.replace('#c=', '');
    const body = { code, deviceId: 'PHONE-0001', ...lock.proofs(code), ...changes };
    return server.client().use(group).mobileInstall({ body });
  };

  it('is fetched once with the code of the picture, by keys that have proven themselves', async () => {
    const orderNo = await mobileOrder();
    // Only the phone can fetch it: the order offers that, and a lock is refused.
    expect((await engineer.use(orderGroup).detail({ params: { orderNo } })).actions).toEqual(['download']);
    expect(await refusal(writeIntoLock(engineer, orderNo))).toMatchObject({ code: 5101 });
    const { text, state } = await open(orderNo);
    expect(state).toBe('waiting');
    const scan = (code: string) => server.client().use(group).mobileScan({ body: { code } });
    const code = new URL(text).hash.replace('#c=', '');
    expect((await scan(code)).holderName).toMatch(/^.\*/);
    expect((await engineer.use(group).mobileState({ params: { orderNo } })).state).toBe('scanned');
    expect(await refusal(scan('x'.repeat(43)))).toMatchObject({ code: 5104 });
    const phone = testLock();
    const other = { encryptProof: phone.sign('something else') };
    expect(await refusal(install(text, phone, other))).toMatchObject({ code: 5002 });
    const [first, again] = await Promise.all([install(text, phone), install(text, phone)]);
    expect(again.serialNumber).toBe(first.serialNumber);
    expect(await refusal(install(text, testLock()))).toMatchObject({ code: 5104 });
    const params = { orderNo };
    expect((await engineer.use(group).mobileState({ params })).state).toBe('installed');
    expect((await engineer.use(orderGroup).detail({ params })).state).toBe(70);
    expect(await rowOf(first.serialNumber)).toMatchObject({ carrier: 'mobile', status: 'active' });
    expect((await list(engineer, { carrier: 'mobile' })).total).toBe(1);
  });

  it('of a bundle waits while a refund is requested, and once begun prevents a refund of the bundle', async () => {
    const { orderNo, version, parts } = await approvedOrder(
      server,
      engineer,
      personalLock({ productId: 'bundle', expectedTotalFen: 32_500 }),
    );
    const params = { orderNo };
    const after = engineer.use(orderService);
    const part = parts[0]!.orderNo;
    const { refund } = await after.service({ params });
    expect(refund).toMatchObject({ unavailableReason: '', refundableFen: 30_000 });
    const ask = (seen: number) =>
      after.refund({
        params,
        body: { version: seen, expectedFen: refund.refundableFen, reason: '暂不需要' },
      });
    const asked = await ask(version);
    expect(await refusal(open(part))).toMatchObject({ code: errorCodes.orderStateConflict });
    const withdrawn = await after.withdrawRefund({ params, body: { version: asked.version } });
    await install((await open(part)).text);
    expect((await after.service({ params })).refund.unavailableReason).toContain('手机证书已经开始下载');
    expect(await refusal(ask(withdrawn.version))).toMatchObject({
      code: errorCodes.refundNotAllowed,
      message: expect.stringContaining('手机证书已完成') as string,
    });
  });

  it('needs an order of its kind, its owner, and a picture that is not too old', async () => {
    const orderNo = await mobileOrder();
    const { text } = await open(orderNo);
    const { text: newer } = await open(orderNo);
    expect(await refusal(install(text))).toMatchObject({ code: 5104 });
    server.clock.advance({ minutes: 10 });
    expect(await refusal(install(newer))).toMatchObject({ code: 5104 });
    expect((await engineer.use(group).mobileState({ params: { orderNo } })).state).toBe('expired');
    expect(await refusal(open(orderNo, leader))).toMatchObject({ code: 404 });
    const lock = await approvedOrder(server, engineer, personalLock());
    expect(await refusal(open(lock.orderNo))).toMatchObject({ code: 5101 });
  });
});
