import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificates } from '@ca-portal/api/groups/certificates';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { review } from '@ca-portal/api/groups/review';
import { session } from '@ca-portal/api/groups/session';
import { errorCodes } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificates as certificateTable } from './db/schema/index.js';
import {
  createTestServer,
  handInPapers,
  masterLock,
  payAtSandbox,
  writeIntoLock,
  type TestServer,
} from './testing/index.js';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'first-path-'));
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const download = async (path: string) => {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

it('goes from nothing to a login with the lock that was bought', async () => {
  const company = await server.loginAs('qiye');
  const placed = await company.use(orders).create({ body: masterLock() });
  const params = { orderNo: placed.orderNo };

  await payAtSandbox(server, company, placed.orderNo);
  expect(await company.use(payments).result({ params })).toMatchObject({ paid: true, state: 30 });

  await handInPapers(server, placed.orderNo);
  const reviewer = await server.loginAs('shenhe1');
  const { order } = await reviewer.use(review).detail({ params });
  await reviewer.use(review).approve({ params, body: { version: order.version } });

  const written = await writeIntoLock(company, placed.orderNo);
  expect(written.state).toBe(70);
  const { rows } = await company.use(certificates).list({ query: { page: 1, limit: 100 } });
  expect(rows.filter(({ orderNo }) => orderNo === placed.orderNo)).toMatchObject([
    { serialNumber: written.serialNumber, state: 'valid', daysToExpiry: 731, lockTypeName: '主锁' },
  ]);

  const visitor = server.client();
  const login = async () => {
    const { challengeId, text } = await visitor.use(lockLogin).challenge();
    const body = { challengeId, certificate: written.signCertificate, signature: written.lock.sign(text) };
    return visitor.use(lockLogin).login({ body });
  };
  const { token } = await login();
  const { person } = await server.client(token).use(session).info();
  expect(person).toMatchObject({ name: '张示例', companyName: '示例建设工程有限公司', roleId: 5 });

  const crl = execFileSync('openssl', [
    'crl',
    '-inform',
    'DER',
    '-in',
    file('f01.crl', await download('/pki/F01.crl')),
  ]);
  const chain = file('chain.pem', await download('/pki/chain.pem'));
  const check = (certificate: string) =>
    execFileSync(
      'openssl',
      [
        'verify',
        '-x509_strict',
        '-attime',
        String(server.clock().getTime() / 1000 + 60),
        '-crl_check',
        '-CRLfile',
        file('crl.pem', crl),
        '-CAfile',
        file('root.pem', rootPem),
        '-untrusted',
        chain,
        file('leaf.pem', new X509Certificate(Buffer.from(certificate, 'base64')).toString()),
      ],
      { encoding: 'utf8', stdio: 'pipe' },
    );
  const rootPem = await download('/pki/root.pem');
  expect(check(written.signCertificate)).toContain('leaf.pem: OK');
  expect(check(written.encryptCertificate)).toContain('leaf.pem: OK');

  await server.services.db
    .update(certificateTable)
    .set({ status: 'cancelled', revokedAt: server.clock() })
    .where(eq(certificateTable.serialNumber, written.serialNumber));
  await expect(login()).rejects.toMatchObject({ code: errorCodes.certificateRevoked });
  const revoked = execFileSync('openssl', ['crl', '-inform', 'DER', '-text', '-noout'], {
    input: await download('/pki/F01.crl'),
    encoding: 'utf8',
  });
  expect(revoked).toContain(written.serialNumber);
});

it('offers no revocation list of a provider that never issued', async () => {
  expect((await fetch(`${server.url}/pki/F99.crl`)).status).toBe(404);
});
