import { errorCodes as codes } from '@ca-portal/api/domain';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { eq } from 'drizzle-orm';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { certificates } from '../db/schema/index.js';
import { StartError } from '../kernel/start-error.js';
import { certificateFacts } from '../services/certificates/index.js';
import { createTestServer, refusal } from '../testing/index.js';
import { foreignAuthority } from '../testing/foreign-authority.js';

const foreign = foreignAuthority();
afterAll(() => foreign.close());
const lock = foreign.holder('lock', '5A5A5A5A01');
const gone = foreign.holder('gone', '5A5A5A5A02');
const double = foreign.holder('double', '5A5A5A5A01');
foreign.below('deeper', 'issuer');
const deep = foreign.holder('deep', '5A5A5A5A03', 'deeper');

async function start() {
  const server = await createTestServer({ trustedAuthorities: foreign.folder });
  onTestFinished(() => server.close());
  server.clock.set(new Date(Date.now() + 60_000));
  const login = async ({ certificate, sign }: typeof lock) => {
    const door = server.client().use(lockLogin);
    const { challengeId, text } = await door.challenge();
    return door.login({ body: { challengeId, certificate, signature: sign(text) } });
  };
  const revocation = async ({ der }: typeof lock) =>
    (await certificateFacts(server.services, der)).checks.find(({ key }) => key === 'revocation');
  return { server, login, revocation };
}

it('a lock of another authority logs in once it is bound, and only itself', async () => {
  foreign.trust('root', 'issuer');
  const { server, login, revocation } = await start();
  const { db, pki, clock } = server.services;
  expect((await refusal(login(lock))).code).toBe(codes.certificateUnbound);
  const [row] = await db.select().from(certificates).where(eq(certificates.status, 'active')).limit(1);
  const bound = { serialNumber: '5A5A5A5A01', signCertificate: lock.certificate };
  await db.update(certificates).set(bound).where(eq(certificates.id, row!.id));
  expect((await login(lock)).token).toMatch(/^\d\./);
  // Another certificate with the same number, issued to somebody else.
  expect((await refusal(login(double))).code).toBe(codes.certificateUntrusted);

  expect(await pki.verify(lock.der, clock())).toMatchObject({ ok: true, revocation: 'unchecked' });
  expect(await revocation(lock)).toMatchObject({ passed: false, detail: expect.stringMatching(/^未核对/) });
  const late = new Date(Date.now() + 40 * 86_400_000);
  expect(await pki.verify(lock.der, late)).toEqual({ ok: false, reason: 'expired' });
  const published = await server.app.inject('/pki/trusted.pem');
  expect(published.body.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
});

it('its revocation list is respected, and an authority below its path length is refused', async () => {
  foreign.trust('root', 'issuer', 'deeper');
  foreign.list('5A5A5A5A02');
  const { server, revocation } = await start();
  const { pki, clock } = server.services;
  expect(await pki.verify(lock.der, clock())).toMatchObject({ ok: true, revocation: 'good' });
  const refusal = await pki.verify(gone.der, clock());
  expect(refusal).toEqual({ ok: false, reason: 'revoked', revokedAt: expect.any(Date) });
  expect('revokedAt' in refusal && Number.isFinite(Number(refusal.revokedAt))).toBe(true);
  expect(await revocation(gone)).toMatchObject({ passed: false, detail: '证书已注销' });
  expect(await pki.verify(deep.der, clock())).toEqual({ ok: false, reason: 'untrusted' });
  expect((await server.app.inject('/pki/trusted-crls.pem')).body).toContain('BEGIN X509 CRL');
});

it('nobody is trusted without the setting, and a broken file stops the start by its name', async () => {
  const server = await createTestServer();
  onTestFinished(() => server.close());
  const now = new Date();
  expect(await server.services.pki.verify(lock.der, now)).toEqual({ ok: false, reason: 'untrusted' });
  expect((await server.app.inject('/pki/trusted.pem')).body).toBe('');
  writeFileSync(join(foreign.folder, 'broken.pem'), 'nothing');
  const started = createTestServer({ trustedAuthorities: foreign.folder });
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow('broken.pem：');
});
