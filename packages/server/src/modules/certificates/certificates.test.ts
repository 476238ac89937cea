import { randomUUID, X509Certificate } from 'node:crypto';
import type { Client, OrderDetail } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { certificates as group } from '@ca-portal/api/groups/certificates';
import { home } from '@ca-portal/api/groups/home';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificates } from '../../db/schema/index.js';
import { expireAttempts } from '../../services/certificates/index.js';
import {
  approvedOrder,
  createTestServer,
  handInPapers,
  paidOrder,
  personalLock,
  refusal,
  testLock,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let leader: Client;
let engineer: Client;
let reviewer: Client;
let order: OrderDetail;
const start = new Date('2026-11-21T02:00:00Z');
const lock = testLock();
const otherLock = testLock();

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(start);
  leader = await server.loginAs('fuzeren');
  engineer = await server.loginAs('zaojia');
  reviewer = await server.loginAs('shenhe1');
  order = await approvedOrder(server, leader);
});
afterAll(() => server.close());

const params = () => ({ orderNo: order.orderNo });
const begin = (client = leader, deviceId = 'SIM-0001') =>
  client.use(group).issueBegin({ params: params(), body: { deviceId } });
const sign = ({ issueId, challenge }: { issueId: string; challenge: string }, by = lock, client = leader) =>
  client.use(group).issueSign({ params: params(), body: { issueId, ...by.proofs(challenge) } });
const installed = (issueId: string, serialNumber: string, by = lock) =>
  leader.use(group).issueInstalled({
    params: params(),
    body: { issueId, serialNumber, signature: by.sign(issueId) },
  });
const failed = (issueId: string) =>
  leader.use(group).issueFailed({
    params: params(),
    body: { issueId, step: 'write', errorCode: 'lock-removed' },
  });
const state = async () => (await leader.use(orders).detail({ params: params() })).state;
const list = (client: Client) => client.use(group).list({ query: { page: 1, limit: 100 } });
const rows = () =>
  server.services.db
    .select()
    .from(certificates)
    .where(eq(certificates.orderNo, order.orderNo))
    .orderBy(certificates.createdAt);
const der = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

describe('beginning', () => {
  it('puts the order into production and hands out a challenge that is new each time', async () => {
    const first = await begin();
    expect(first).toMatchObject({
      challenge: expect.stringMatching(/^ca-portal issue [0-9a-f]{48}$/),
      algorithm: 'RSA-2048',
      holderName: '李样例',
      attempt: 1,
      expiresAt: '2026-11-21 10:10:00',
    });
    expect(await state()).toBe(50);
    const second = await begin();
    expect(second.attempt).toBe(2);
    expect(second.challenge).not.toBe(first.challenge);
    expect(await state()).toBe(50);
  });

  it('waits for the approval', async () => {
    order = await paidOrder(server, leader);
    await expect(begin()).rejects.toMatchObject({
      code: errorCodes.issueNotAllowed,
      message: '订单当前为“待审核”，还不能写入证书',
    });
  });

  it('is for the holder’s side, and for the making desk', async () => {
    await expect(begin(engineer)).rejects.toMatchObject({ code: errorCodes.notFound });
    expect((await begin(await server.loginAs('qiye'))).attempt).toBe(1);
    expect((await begin(reviewer)).attempt).toBe(2);
  });

  it('is only for the making desk if the lock is collected or sent', async () => {
    order = await approvedOrder(
      server,
      leader,
      personalLock({ delivery: 'counter', servicePoint: '沈阳浑南网点', expectedTotalFen: 19500 }),
    );
    expect(order.actions).toEqual([]);
    await expect(begin()).rejects.toMatchObject({ code: errorCodes.forbidden });
    const written = await writeIntoLock(reviewer, order.orderNo, testLock());
    expect(written.state).toBe(60);
  });
});

describe('signing', () => {
  it('issues two certificates, for exactly the keys and the years', async () => {
    const attempt = await begin();
    const issued = await sign(attempt);
    const [signing, encrypting] = [issued.signCertificate, issued.encryptCertificate].map(
      (text) => new X509Certificate(der(text)),
    );
    const { signPublicKey, encryptPublicKey } = lock.proofs('');
    const spki = (one: X509Certificate) =>
      one.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    expect(spki(signing!)).toBe(signPublicKey);
    expect(spki(encrypting!)).toBe(encryptPublicKey);
    expect(signing!.serialNumber).toBe(issued.serialNumber);
    expect(signing!.subject).toContain('CN=李样例');
    expect(signing!.subject).not.toContain('210200197902280139');
    expect(issued.notAfter).toBe('2027-11-21 10:00:00');
    const now = server.clock();
    expect(await server.services.pki.verify(der(issued.signCertificate), now)).toMatchObject({ ok: true });
    expect(await server.services.pki.verify(der(issued.encryptCertificate), now, 'encrypt')).toMatchObject({
      ok: true,
    });
  });

  it('answers the same certificates to the same keys, five times at once and in a later attempt', async () => {
    const attempt = await begin();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(attempt)));
    expect(new Set(answers.map(({ serialNumber }) => serialNumber)).size).toBe(1);
    expect(await sign(await begin())).toEqual(answers[0]);
    const live = (await rows()).filter(({ status }) => status !== 'cancelled');
    expect(live).toHaveLength(1);
  });

  it('starts again for other keys and revokes what never reached a lock', async () => {
    const first = await sign(await begin());
    const second = await sign(await begin(leader, 'SIM-0002'), otherLock);
    expect(second.serialNumber).not.toBe(first.serialNumber);
    const verify = (text: string) => server.services.pki.verify(der(text), server.clock());
    expect(await verify(first.signCertificate)).toEqual({ ok: false, reason: 'revoked' });
    expect(await verify(second.signCertificate)).toMatchObject({ ok: true });
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  });

  const proofs = (challenge: string) => lock.proofs(challenge);
  it.each([
    ['a signature over another text', () => proofs('ca-portal issue 00')],
    ['the other key’s signature', (c: string) => ({ ...proofs(c), encryptProof: proofs(c).signProof })],
    ['a stranger’s key', (c: string) => ({ ...proofs(c), signPublicKey: otherLock.proofs(c).signPublicKey })],
    ['one key for both', (c: string) => testLock({ oneKey: true }).proofs(c)],
    ['keys that are too short', (c: string) => testLock({ bits: 1024 }).proofs(c)],
    ['no key at all', (c: string) => ({ ...proofs(c), signPublicKey: 'AAAA' })],
  ])('refuses %s', async (_, make) => {
    const { issueId, challenge } = await begin();
    const call = leader.use(group).issueSign({ params: params(), body: { issueId, ...make(challenge) } });
    await expect(call).rejects.toMatchObject({ code: errorCodes.proofWrong });
    expect(await rows()).toEqual([]);
  });

  it('expires ten minutes after the beginning', async () => {
    const attempt = await begin();
    server.clock.advance({ minutes: 10 });
    await expect(sign(attempt)).rejects.toMatchObject({ code: errorCodes.issueExpired });
    expect(await state()).toBe(50);
    expect((await sign(await begin())).serialNumber).toMatch(/^[0-9A-F]{32}$/);
  });

  it('ends when another attempt begins, and does not exist for other orders', async () => {
    const old = await begin();
    await begin();
    await expect(sign(old)).rejects.toMatchObject({ code: errorCodes.issueExpired });
    const attempt = await begin();
    order = await approvedOrder(server, leader);
    await begin();
    await expect(sign(attempt)).rejects.toMatchObject({ code: errorCodes.issueExpired });
  });
});

describe('the end of an attempt', () => {
  it('requires the proof that the lock has the certificate', async () => {
    const attempt = await begin();
    const { serialNumber } = await sign(attempt);
    expect(await installed(attempt.issueId, serialNumber)).toEqual({ orderNo: order.orderNo, state: 70 });
    expect(await installed(attempt.issueId, serialNumber)).toEqual({ orderNo: order.orderNo, state: 70 });
    expect(await rows()).toMatchObject([{ status: 'active', deviceId: 'SIM-0001', installedAt: start }]);
    await expect(begin()).rejects.toMatchObject({ code: errorCodes.issueNotAllowed });
  });

  it('requires the key, so nobody else can end it', async () => {
    const attempt = await begin();
    const { serialNumber } = await sign(attempt);
    const wrong = { code: errorCodes.proofWrong };
    await expect(installed(attempt.issueId, serialNumber, otherLock)).rejects.toMatchObject(wrong);
    const expired = { code: errorCodes.issueExpired };
    await expect(installed(attempt.issueId, 'ABCD')).rejects.toMatchObject(expired);
    expect(await state()).toBe(50);
  });

  it('counts a certificate that arrived although the time had expired', async () => {
    const attempt = await begin();
    const { serialNumber } = await sign(attempt);
    server.clock.advance({ minutes: 11 });
    expect((await installed(attempt.issueId, serialNumber)).state).toBe(70);
  });

  it('is 制证异常 if nobody reported it in time; later the user learns which lock to continue with, and its proof counts', async () => {
    const detail = () => leader.use(orders).detail({ params: params() });
    expect(await detail()).not.toHaveProperty('writing');
    const attempt = await begin();
    const { deviceId } = { deviceId: 'SIM-0001' };
    expect((await detail()).writing).toEqual({ deviceId, step: 'generate', issuedCertificate: null });
    const { serialNumber, notAfter } = await sign(attempt);
    const { issueId } = attempt;
    const cut = { deviceId, step: 'write', issuedCertificate: { issueId, serialNumber, notAfter } };
    expect((await detail()).writing).toEqual(cut);
    server.clock.advance({ minutes: 9 });
    await expireAttempts(server.services);
    expect(await state()).toBe(50);
    server.clock.advance({ minutes: 1 });
    await Promise.all([expireAttempts(server.services), expireAttempts(server.services)]);
    const [told] = (await detail()).timeline;
    expect(told?.detail).toBe('写入超时没有完成，证书没有丢失，可继续写入');
    expect(await detail()).toMatchObject({ state: 55, writing: cut });
    expect((await installed(issueId, serialNumber)).state).toBe(70);
  });

  it('refuses a certificate that another lock’s has replaced', async () => {
    const first = await begin();
    const { serialNumber } = await sign(first);
    await sign(await begin(leader, 'SIM-0002'), otherLock);
    await expect(installed(first.issueId, serialNumber)).rejects.toMatchObject({
      code: errorCodes.issueExpired,
    });
  });

  it('after an interruption is 制证异常, from which the same lock continues with the same certificate', async () => {
    const broken = await begin();
    const before = await sign(broken);
    expect(await failed(broken.issueId)).toEqual({ orderNo: order.orderNo, state: 55 });
    expect(await failed(broken.issueId)).toEqual({ orderNo: order.orderNo, state: 55 });
    await expect(sign(broken)).rejects.toMatchObject({ code: errorCodes.issueNotAllowed });

    const resumed = await begin();
    expect(resumed.attempt).toBe(2);
    expect(await sign(resumed)).toEqual(before);
    expect((await installed(resumed.issueId, before.serialNumber)).state).toBe(70);
    expect(await rows()).toHaveLength(1);
  });

  it('does not interrupt an attempt that has begun since', async () => {
    const old = await begin();
    const running = await begin();
    expect((await failed(old.issueId)).state).toBe(50);
    const { serialNumber } = await sign(running);
    expect((await installed(running.issueId, serialNumber)).state).toBe(70);
    expect((await failed(running.issueId)).state).toBe(70);
  });
});

describe('the list', () => {
  it('shows an approved order as waiting, then its certificate with the days that are left', async () => {
    const mine = async (client = leader) =>
      (await list(client)).rows.filter(({ orderNo }) => orderNo === order.orderNo);
    expect(await mine()).toMatchObject([
      { state: 'pending', serialNumber: '', daysToExpiry: null, actions: ['issue'], lockTypeName: '个人锁' },
    ]);
    const attempt = await begin();
    const { serialNumber } = await sign(attempt);
    expect(await mine()).toMatchObject([{ state: 'pending', serialNumber: '' }]);
    await installed(attempt.issueId, serialNumber);
    expect(await mine()).toMatchObject([
      {
        state: 'valid',
        serialNumber,
        daysToExpiry: 365,
        notBefore: '2026-11-21 10:00:00',
        notAfter: '2027-11-21 10:00:00',
        actions: ['test'],
        providerName: '北辰 CA',
        platformNames: ['省级工程建设交易平台'],
      },
    ]);
    expect(await mine(await server.loginAs('qiye'))).toHaveLength(1);
    expect(await mine(engineer)).toEqual([]);
    expect(await mine(reviewer)).toEqual([]);
  });

  it.each([
    [80, 'expiring'],
    [81, 'valid'],
  ] as const)('calls a certificate with %i days left %s', async (days, expected) => {
    await writeIntoLock(leader, order.orderNo, testLock());
    server.clock.set(new Date(new Date('2027-11-21T02:00:00Z').getTime() - days * 86_400_000));
    leader = await server.loginAs('fuzeren');
    const { rows: shown } = await list(leader);
    const found = shown.find(({ orderNo }) => orderNo === order.orderNo);
    expect(found).toMatchObject({ state: expected, daysToExpiry: days });
  });

  it('pages over waiting and issued ones as over one list', async () => {
    const all = await list(leader);
    const size = 2;
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.total / size) }, (_, i) =>
        leader.use(group).list({ query: { page: i + 1, limit: size } }),
      ),
    );
    expect(all.rows).toHaveLength(all.total);
    expect(pages.flatMap(({ rows: part }) => part)).toEqual(all.rows);
    const states = all.rows.map(({ state: one }) => one === 'pending');
    expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
  });
});

describe('a PC certificate', () => {
  const pcOrder = () =>
    approvedOrder(server, leader, personalLock({ productId: 'pc', expectedTotalFen: 15_000 }));
  const certificateOf = async (serialNumber: string) => {
    const [row] = await server.services.db
      .select()
      .from(certificates)
      .where(eq(certificates.serialNumber, serialNumber));
    return row!;
  };

  it('is made for the keys of a computer, once; a second one needs a reviewer and ends the first', async () => {
    const first = await pcOrder();
    expect(first).toMatchObject({ carrier: 'pc', actions: ['download'] });
    const written = await writeIntoLock(leader, first.orderNo);
    const held = await certificateOf(written.serialNumber);
    expect(held).toMatchObject({ carrier: 'pc', status: 'active' });
    const detail = (orderNo: string) => leader.use(orders).detail({ params: { orderNo } });
    expect(await detail(first.orderNo)).toMatchObject({ state: 70, actions: [] });

    const again = (explanation = '原来的电脑已报废', requestId = randomUUID()) =>
      leader.use(group).downloadAgain({ params: { id: held.id }, body: { requestId, explanation } });
    const requestId = randomUUID();
    const asked = await again('原来的电脑已报废', requestId);
    expect(asked.state).toBe(30);
    expect(await again('原来的电脑已报废', requestId)).toEqual(asked);
    expect((await refusal(again())).code).toBe(errorCodes.changeRunning);
    expect((await refusal(writeIntoLock(leader, asked.orderNo))).code).toBe(errorCodes.issueNotAllowed);
    const { version } = await detail(asked.orderNo);
    await handInPapers(server, asked.orderNo);
    await reviewer.use(review).approve({ params: { orderNo: asked.orderNo }, body: { version } });
    expect(await detail(asked.orderNo)).toMatchObject({ carrier: 'pc', actions: ['download'], totalFen: 0 });
    server.clock.advance({ minutes: 1 });
    const second = await writeIntoLock(leader, asked.orderNo);
    expect(second.notAfter).toBe(written.notAfter);
    expect(await certificateOf(written.serialNumber)).toMatchObject({
      status: 'cancelled',
      revocationReason: 'superseded',
    });
  });

  it('is requested again by its owner alone, and only if there is one', async () => {
    const ask = (client: Client, id: string) =>
      client
        .use(group)
        .downloadAgain({ params: { id }, body: { requestId: randomUUID(), explanation: '换电脑' } });
    const lockOrder = await writeIntoLock(leader, order.orderNo);
    const { id } = await certificateOf(lockOrder.serialNumber);
    expect((await refusal(ask(leader, id))).code).toBe(errorCodes.changeNotPossible);
    expect((await refusal(ask(engineer, id))).code).toBe(errorCodes.notFound);
  });
});

describe('a bundle of lock and phone', () => {
  it('is one order and one review with two deliveries', async () => {
    const bundle = await approvedOrder(
      server,
      leader,
      personalLock({ productId: 'bundle', expectedTotalFen: 32_500 }),
    );
    expect(bundle).toMatchObject({ carrier: 'lock', actions: ['issue'] });
    const [part] = bundle.parts;
    expect(bundle.parts).toEqual([{ orderNo: part?.orderNo, orderType: '0301', state: 40 }]);
    const phone = await leader.use(orders).detail({ params: { orderNo: part!.orderNo } });
    expect(phone).toMatchObject({ carrier: 'mobile', totalFen: 0, actions: ['download'], reorder: null });
    // Each of the two has its own way, and the start page links to both.
    const links = (await leader.use(home).todos()).map(({ link }) => link);
    expect(links).toContain(`/core/certWrite?orderNo=${bundle.orderNo}`);
    expect(links).toContain(`/core/certDownload?orderNo=${part!.orderNo}`);
    await writeIntoLock(leader, bundle.orderNo);
    // The lock is done, the phone is not.
    const after = await leader.use(orders).detail({ params: { orderNo: bundle.orderNo } });
    expect([after.state, after.parts[0]?.state]).toEqual([70, 40]);
  });
});
