import { randomUUID, X509Certificate } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { caServices } from '@ca-portal/api/groups/ca-services';
import { certificates as group } from '@ca-portal/api/groups/certificates';
import { files } from '@ca-portal/api/groups/files';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { payments } from '@ca-portal/api/groups/payments';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificates } from '../../db/schema/index.js';
import {
  approvedOrder,
  createTestServer,
  refusal,
  signedNotice,
  testLock,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';
import { blankContract, sealing } from '../../testing/sealing.js';

// A province sells one product with SM2, from the setting to the login; RSA products still work.

let server: TestServer;
let leader: Client;
let written: Awaited<ReturnType<typeof writeIntoLock>>;
const start = new Date('2026-11-21T02:00:00Z');

/** Sets the algorithm of a product, as an administrator does. */
async function sell(id: string, keyAlgorithm: 'RSA-2048' | 'SM2'): Promise<void> {
  const admin = (await server.loginAs('admin')).use(shopAdmin);
  const { rows } = await admin.products({ query: { page: 1, limit: 100 } });
  const {
    prices: _,
    nextPriceFrom: __,
    carrier: ___,
    orderType,
    certificateType,
    lockType,
    ...form
  } = rows.find((one) => one.id === id)!;
  expect([orderType, certificateType, lockType]).not.toContain('');
  await admin.updateProduct({ params: { id }, body: { ...form, keyAlgorithm } });
}
const rowOf = async (serialNumber: string) => {
  const [row] = await server.services.db
    .select()
    .from(certificates)
    .where(eq(certificates.serialNumber, serialNumber));
  return row!;
};
async function login(sign = written.lock.sign) {
  const door = server.client().use(lockLogin);
  const { challengeId, text } = await door.challenge();
  return door.login({ body: { challengeId, certificate: written.signCertificate, signature: sign(text) } });
}

beforeAll(async () => {
  server = await createTestServer();
  server.clock.set(start);
  await sell('lock-personal', 'SM2');
  leader = await server.loginAs('fuzeren');
  const { orderNo } = await approvedOrder(server, leader);
  written = await writeIntoLock(leader, orderNo, testLock({ algorithm: 'SM2' }));
}, 120_000);
afterAll(() => server.close());

it('asks the lock for SM2 keys, and takes no others', async () => {
  const engineer = await server.loginAs('zaojia');
  const { orderNo } = await approvedOrder(server, engineer);
  const params = { orderNo };
  const { issueId, challenge, algorithm } = await engineer
    .use(group)
    .issueBegin({ params, body: { deviceId: 'SIM-0002' } });
  expect(algorithm).toBe('SM2');
  const sign = (lock: ReturnType<typeof testLock>) =>
    engineer.use(group).issueSign({ params, body: { issueId, ...lock.proofs(challenge) } });
  expect((await refusal(sign(testLock()))).code).toBe(errorCodes.proofWrong);
  const oneKey = testLock({ algorithm: 'SM2', oneKey: true });
  expect((await refusal(sign(oneKey))).code).toBe(errorCodes.proofWrong);
});

it('writes a certificate of the SM2 authority, with which its holder logs in', async () => {
  expect(await rowOf(written.serialNumber)).toMatchObject({ keyAlgorithm: 'SM2', status: 'active' });
  const { infoAccess } = new X509Certificate(Buffer.from(written.signCertificate, 'base64'));
  expect(infoAccess).toContain('/pki/F01-sm2/ocsp');
  expect((await login()).token).toMatch(/^2\./);
  expect((await refusal(login(testLock({ algorithm: 'SM2' }).sign))).code).toBe(errorCodes.signatureWrong);
  expect((await refusal(login(testLock().sign))).code).toBe(errorCodes.signatureWrong);
});

it('is verified on the public page, with what it signed', async () => {
  const verify = (text: string) =>
    server
      .client()
      .use(caServices)
      .verify({
        body: { certificate: written.signCertificate, text, signature: written.lock.sign('合同') },
      });
  expect(await verify('合同')).toMatchObject({ valid: true, holderName: '李样例' });
  expect(await verify('合同。')).toMatchObject({ valid: false });
});

/** The public page's verdict on a stamped file. */
const judge = (file: Blob) =>
  server
    .client()
    .use(caServices)
    .verifyFile({ file: new File([file], 'a.pdf') });
let stamped = new Blob();

it('stamps a document that the portal finds valid, and changed after one byte', async () => {
  const upload = new File([new Uint8Array(await blankContract())], '合同.pdf', { type: 'application/pdf' });
  const { fileId } = await leader.use(files).upload({ file: upload });
  const body = sealing(fileId, written.signCertificate);
  const { toSign, signedAt } = await leader.use(files).prepareSigned({ body });
  const send = (signature: string) => leader.use(files).signed({ body: { ...body, signedAt, signature } });
  const other = testLock({ algorithm: 'SM2' }).sign(Buffer.from(toSign, 'base64'));
  expect((await refusal(send(other))).code).toBe(errorCodes.signatureWrong);
  const { url } = await send(written.lock.sign(Buffer.from(toSign, 'base64')));
  const fileName = url.split('=')[1] ?? '';
  stamped = (await leader.use(files).download({ query: { fileName } })).content;
  expect((await judge(stamped)).signatures).toMatchObject([{ valid: true, name: '李样例' }]);
  const changed = new Uint8Array(await stamped.arrayBuffer());
  changed[600] = (changed[600] ?? 0) ^ 1;
  expect((await judge(new Blob([changed]))).signatures[0]?.valid).not.toBe(true);
});

it('keeps its algorithm when it is renewed, even if the product has changed', async () => {
  await sell('lock-personal', 'RSA-2048');
  const old = await rowOf(written.serialNumber);
  server.clock.set(new Date(old.notAfter.getTime() - 10 * 86_400_000));
  leader = await server.loginAs('fuzeren');
  const order = await leader.use(caChange).save({
    body: {
      requestId: randomUUID(),
      certificateId: old.id,
      orderType: '0103',
      years: 1,
      attachments: [],
      delivery: 'online',
      receiver: null,
      servicePoint: '',
      couponTicketId: null,
      openBids: false,
      riskAccepted: false,
      expectedTotalFen: 12000,
      agreed: true,
    },
  });
  await server
    .client()
    .use(payments)
    .alipayNotify({ body: await signedNotice(server, order) });
  const renewed = await writeIntoLock(leader, order.orderNo, testLock({ algorithm: 'SM2' }));
  expect(await rowOf(renewed.serialNumber)).toMatchObject({ keyAlgorithm: 'SM2', status: 'active' });
  // The old certificate has ended: it is only in its own authority's revocation list, not in RSA's.
  expect((await refusal(login())).code).toBe(errorCodes.certificateRevoked);
  const isOn = async (list: string) =>
    Buffer.from((await server.services.pki.crl(list))!).includes(Buffer.from(old.serialNumber, 'hex'));
  expect(await isOn('F01-sm2')).toBe(true);
  expect(await isOn('F01')).toBe(false);
  // The check of the stamped file reports it too; its time stamp proves that it was signed before.
  const { valid, checks } = (await judge(stamped)).signatures[0]!;
  expect(valid).toBe(true);
  expect(checks).toContainEqual(
    expect.objectContaining({
      key: 'revocation',
      passed: true,
      detail: expect.stringMatching(/^证书已注销（.+，在签章之后）/) as unknown,
    }),
  );
});
