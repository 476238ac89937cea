import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Client } from '@ca-portal/api';
import { errorCodes, formatBeijing } from '@ca-portal/api/domain';
import { caServices as group } from '@ca-portal/api/groups/ca-services';
import { certificates as steps } from '@ca-portal/api/groups/certificates';
import { orders as orderGroup } from '@ca-portal/api/groups/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates, orders } from '../../db/schema/index.js';
import { approvedOrder, personalLock, writeIntoLock } from '../../testing/first-path.js';
import { createTestServer, refusal, testLock, type TestLock, type TestServer } from '../../testing/index.js';
import { signedPdf } from '../../testing/signed-pdf.js';

let server: TestServer;
let holder: Client & { token: string };
let stranger: Client & { token: string };
beforeAll(async () => {
  server = await createTestServer();
  holder = await server.loginAs('zaojia');
  stranger = await server.loginAs('fuzeren');
});
afterAll(() => server.close());

const ca = (client: Client = holder) => client.use(group);
const stateOf = async (orderNo: string) =>
  (await holder.use(orderGroup).detail({ params: { orderNo } })).state;
/** An approved order to be written through the authority of this provider. */
async function orderAt(providerCode: string, orderType: '0101' | '0103' = '0101'): Promise<string> {
  const { orderNo } = await approvedOrder(server, holder, personalLock());
  await server.services.db.update(orders).set({ providerCode, orderType }).where(eq(orders.orderNo, orderNo));
  return orderNo;
}
const begin = async (orderNo: string) =>
  (await holder.use(steps).issueBegin({ params: { orderNo }, body: { deviceId: 'SIM-0001' } })).issueId;
/** The request of the SDK's flow: its own id, and keys that have signed it. */
const request = (lock: TestLock, requestId = randomBytes(16).toString('hex')) => ({
  requestId,
  ...lock.proofs(requestId),
});

describe('CFCA', () => {
  it('issues, keeps the certificate after an interruption, and ends with the proof of installation', async () => {
    const orderNo = await orderAt('F01');
    const lock = testLock();
    const keys = request(lock);
    const issueId = await begin(orderNo);
    const body = { orderNo, issueId, ...keys };
    const first = await ca().cfcaChange({ body });
    expect((await ca().cfcaChange({ body })).serialNumber).toBe(first.serialNumber);
    const failed = { orderNo, issueId, installed: false as const, errorCode: 'lock-removed' };
    expect(await ca().cfcaInstallStatus({ body: failed })).toEqual({ orderNo, state: 55 });

    // The page resumes with its record: the same keys, the same id, a new attempt.
    const next = await begin(orderNo);
    const again = await ca().cfcaChange({ body: { ...body, issueId: next } });
    expect(again.serialNumber).toBe(first.serialNumber);
    const { serialNumber } = again;
    const installed = { orderNo, issueId: next, installed: true as const, serialNumber };
    const unproven = { ...installed, signature: lock.sign('something else') };
    expect(await refusal(ca().cfcaInstallStatus({ body: unproven }))).toMatchObject({ code: 5002 });
    const proven = { ...installed, signature: lock.sign(next) };
    expect(await ca().cfcaInstallStatus({ body: proven })).toEqual({ orderNo, state: 70 });
    expect(await ca().cfcaInstallStatus({ body: proven })).toEqual({ orderNo, state: 70 });
  });

  it('continues under the old attempt too', async () => {
    const orderNo = await orderAt('F01', '0103');
    const issueId = await begin(orderNo);
    const body = { orderNo, issueId, ...request(testLock()) };
    const first = await ca().cfcaDelay({ body });
    await ca().cfcaInstallStatus({ body: { orderNo, issueId, installed: false, errorCode: 'x' } });
    server.clock.advance({ minutes: 11 });
    expect((await ca().cfcaDelay({ body })).serialNumber).toBe(first.serialNumber);
    expect(await stateOf(orderNo)).toBe(50);
  });

  it('refuses keys that did not sign, the id of another order, and strangers', async () => {
    const orderNo = await orderAt('F01');
    const issueId = await begin(orderNo);
    const lock = testLock();
    const keys = request(lock);
    const forged = { ...keys, requestId: randomBytes(16).toString('hex') };
    expect(await refusal(ca().cfcaChange({ body: { orderNo, issueId, ...forged } }))).toMatchObject({
      code: 5002,
    });
    await ca().cfcaChange({ body: { orderNo, issueId, ...keys } });
    const other = await orderAt('F01');
    const stolen = { orderNo: other, issueId: await begin(other), ...keys };
    expect(await refusal(ca().cfcaChange({ body: stolen }))).toMatchObject({ code: 5106 });
    expect(await refusal(ca().cfcaChange({ body: { ...stolen, issueId } }))).toMatchObject({ code: 5003 });
    expect(await refusal(ca(stranger).cfcaChange({ body: { orderNo, issueId, ...keys } }))).toMatchObject({
      code: 404,
    });
  });

  it('is not available for another authority’s order, nor a change for a renewal', async () => {
    const orderNo = await orderAt('F02');
    const body = { orderNo, issueId: await begin(orderNo), ...request(testLock()) };
    expect(await refusal(ca().cfcaChange({ body }))).toMatchObject({ code: 5105 });
    expect(await refusal(ca().shcaChange({ body }))).toMatchObject({ code: 5105 });
    const renewal = await orderAt('F01', '0103');
    const wrong = { ...body, orderNo: renewal, issueId: await begin(renewal) };
    expect(await refusal(ca().cfcaChange({ body: wrong }))).toMatchObject({ code: 5105 });
  });
});

describe('BJCA', () => {
  it('gives the challenge, takes the keys, and lets an interrupted order be tried again', async () => {
    const orderNo = await orderAt('F02');
    const lock = testLock();
    const { issueId, challenge } = await ca().bjcaSubmit({ body: { orderNo, deviceId: 'SIM-0001' } });
    const body = { orderNo, issueId, ...lock.proofs(challenge) };
    const first = await ca().bjcaDownload({ body });
    const broken = { orderNo, issueId, step: 'write' as const, errorCode: 'lock-removed' };
    expect(await ca().bjcaError({ body: broken })).toEqual({ orderNo, state: 55 });
    expect((await ca().bjcaDownload({ body })).serialNumber).toBe(first.serialNumber);
    expect(await stateOf(orderNo)).toBe(50);
    const { state } = await holder.use(steps).issueInstalled({
      params: { orderNo },
      body: { issueId, serialNumber: first.serialNumber, signature: lock.sign(issueId) },
    });
    expect(state).toBe(70);
  });

  it('starts again after a reload that lost the keys, and revokes what never reached the lock', async () => {
    const orderNo = await orderAt('F02');
    const upload = async (lock: TestLock) => {
      const { issueId, challenge } = await ca().bjcaSubmit({ body: { orderNo, deviceId: 'SIM-0001' } });
      const body = { orderNo, issueId, ...lock.proofs(challenge) };
      return { issueId, ...(await ca().bjcaDownload({ body })) };
    };
    const lost = await upload(testLock());
    // The page is opened again: another application with its own number and text, and other keys.
    const lock = testLock();
    const again = await upload(lock);
    const [row] = await server.services.db
      .select({ status: certificates.status })
      .from(certificates)
      .where(eq(certificates.serialNumber, lost.serialNumber));
    expect(row).toEqual({ status: 'cancelled' });
    const { state } = await holder.use(steps).issueInstalled({
      params: { orderNo },
      body: {
        issueId: again.issueId,
        serialNumber: again.serialNumber,
        signature: lock.sign(again.issueId),
      },
    });
    expect(state).toBe(70);
  });
});

describe('Anxin CA', () => {
  it('renews, and lets the certificates be fetched again until other keys replace them', async () => {
    const orderNo = await orderAt('F03', '0103');
    const issueId = await begin(orderNo);
    const body = { orderNo, issueId, ...request(testLock()) };
    const { renewId, ready } = await ca().anxinRenew({ body });
    expect(ready).toBe(true);
    expect((await ca().anxinRenew({ body })).renewId).toBe(renewId);
    const fetched = await ca().anxinDownload({ body: { orderNo, renewId } });
    expect(await ca().anxinDownload({ body: { orderNo, renewId } })).toEqual(fetched);
    const unknown = { orderNo, renewId: randomUUID() };
    expect(await refusal(ca().anxinDownload({ body: unknown }))).toMatchObject({ code: 404 });
    expect(await refusal(ca(stranger).anxinDownload({ body: { orderNo, renewId } }))).toMatchObject({
      code: 404,
    });
    await ca().anxinRenew({ body: { orderNo, issueId, ...request(testLock()) } });
    expect(await refusal(ca().anxinDownload({ body: { orderNo, renewId } }))).toMatchObject({ code: 5003 });
  });
});

describe('SHCA', () => {
  it('issues by change, and by delay for a renewal', async () => {
    for (const [type, call] of [
      ['0101', 'shcaChange'],
      ['0103', 'shcaDelay'],
    ] as const) {
      const orderNo = await orderAt('F04', type);
      const body = { orderNo, issueId: await begin(orderNo), ...request(testLock()) };
      expect((await ca()[call]({ body })).serialNumber).toMatch(/^[0-9A-F]+$/);
    }
  });
});

describe('a certificate', () => {
  it('is verified by anybody, with what it signed, and each fault is reported separately', async () => {
    const { orderNo } = await approvedOrder(server, holder);
    const { lock, signCertificate, serialNumber } = await writeIntoLock(holder, orderNo);
    const anybody = server.client().use(group);
    const check = (text: string | null, signature: string | null) =>
      anybody.verify({ body: { certificate: signCertificate, text, signature } });
    expect(await check(null, null)).toMatchObject({
      valid: true,
      holderName: '王演示',
      serialNumber,
      checks: [{ passed: true }, { passed: true }, { passed: true }],
    });
    expect(await check('合同', lock.sign('合同'))).toMatchObject({ valid: true });
    const forged = await check('合同', lock.sign('别的'));
    expect(forged.valid).toBe(false);
    expect(forged.checks.at(-1)).toMatchObject({ key: 'signature', passed: false });
    const nonsense = { certificate: 'AAAA', text: null, signature: null };
    expect(await refusal(anybody.verify({ body: nonsense }))).toMatchObject({ code: 1102 });

    const row = eq(certificates.serialNumber, serialNumber);
    await server.services.db.update(certificates).set({ status: 'cancelled' }).where(row);
    const revoked = (await check(null, null)).checks.filter(({ passed }) => !passed);
    expect(revoked.map(({ key }) => key)).toEqual(['revocation']);
    await server.services.db.update(certificates).set({ status: 'active' }).where(row);
    const before = server.clock();
    server.clock.advance({ days: 400 });
    const expired = (await check(null, null)).checks.filter(({ passed }) => !passed);
    expect(expired.map(({ key }) => key)).toEqual(['validity']);
    server.clock.set(before);
  });

  it('is sent again to its holder with the chain up to the root', async () => {
    const { orderNo } = await approvedOrder(server, holder);
    const { serialNumber } = await writeIntoLock(holder, orderNo);
    const [row] = await server.services.db
      .select()
      .from(certificates)
      .where(eq(certificates.serialNumber, serialNumber));
    const body = { certificateId: row?.id ?? '' };
    const kept = await ca().sm2Certificates({ body });
    expect(kept).toMatchObject({ serialNumber, algorithm: 'RSA-2048' });
    expect(kept.chain).toHaveLength(2);
    expect(await refusal(ca(stranger).sm2Certificates({ body }))).toMatchObject({ code: 404 });
  });
});

describe('a signed PDF', () => {
  it('is checked signature by signature, and a changed byte is detected', async () => {
    const { orderNo } = await approvedOrder(server, holder);
    const { lock, signCertificate } = await writeIntoLock(holder, orderNo);
    const at = server.services.clock();
    const pdf = signedPdf(signCertificate, at, (bytes) => Buffer.from(lock.sign(bytes), 'base64'));
    const check = (bytes: Buffer) =>
      server
        .client()
        .use(group)
        .verifyFile({ file: new File([new Uint8Array(bytes)], 'a.pdf') });
    const good = await check(pdf);
    expect(good).toMatchObject({
      pages: 2,
      signatures: [{ name: '王演示', page: 2, valid: true, signedAt: formatBeijing(at) }],
    });
    expect(good.signatures[0]?.box).toEqual({ x: 0.5, y: 0.8, width: 0.25, height: 0.1 });
    const changed = Buffer.from(pdf);
    changed[pdf.indexOf('300 80')] = 0x32;
    expect((await check(changed)).signatures[0]).toMatchObject({ valid: false, page: 2 });
    const longer = Buffer.concat([pdf, Buffer.from('5 0 obj\nendobj\n')]);
    expect((await check(longer)).signatures[0]?.valid).toBe(false);
    expect(await refusal(check(Buffer.from('%PDF-1.4\n%%EOF')))).toMatchObject({ code: 6013 });
  });

  // Without limits, quadratic parsing of the first or unpacking the second would exceed the test's time
  // limit.
  it.each([
    ['objects without number', Buffer.from('1 0 obj /ByteRange [ /Contents < '.repeat(200_000))],
    [
      'objects that unfold without end',
      Buffer.concat([
        Buffer.from('1 0 obj\n<< /Type /ObjStm /N 9 /First 9 /Filter /FlateDecode >>\nstream\n'),
        deflateSync(Buffer.alloc(100_000_000)),
        Buffer.from('\nendstream\nendobj\n'),
      ]),
    ],
  ])('with %s is refused with a sentence', async (_, body) => {
    const file = new File([Buffer.concat([Buffer.from('%PDF-1.4\n'), body])], 'a.pdf');
    expect(await refusal(server.client().use(group).verifyFile({ file }))).toMatchObject({
      code: errorCodes.workTooLarge,
    });
  });
});
