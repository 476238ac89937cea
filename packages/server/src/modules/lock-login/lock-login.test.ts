import { randomUUID } from 'node:crypto';
import { errorCodes as codes } from '@ca-portal/api/domain';
import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { person } from '@ca-portal/api/groups/person';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { certificates, userRoles, users } from '../../db/schema/index.js';
import { refusal, testLock, type TestServer } from '../../testing/index.js';
import { withWrittenLock, type WrittenLock } from '../../testing/with-written-lock.js';

const start = new Date('2026-11-21T02:00:00Z');
let server: TestServer;
let written: WrittenLock;
withWrittenLock((made) => ({ server, written } = made));

const door = () => server.client().use(lockLogin);
async function attempt(changes: { certificate?: string; sign?: (text: string) => string } = {}) {
  const { challengeId, text } = await door().challenge();
  const { certificate = written.signCertificate, sign = written.lock.sign } = changes;
  return door().login({ body: { challengeId, certificate, signature: sign(text) } });
}

it('opens a session of the account and role that the certificate is bound to', async () => {
  const { token } = await attempt();
  expect(token).toMatch(/^2\./);
  const profile = await server.client(token).use(person).profile();
  expect(profile).toMatchObject({ username: 'fuzeren', lastLoginMethod: 'lock', certificateCount: 1 });
});

it('accepts a challenge once, right or wrong', async () => {
  const { challengeId, text } = await door().challenge();
  const body = { challengeId, certificate: written.signCertificate, signature: written.lock.sign(text) };
  await door().login({ body });
  expect((await refusal(door().login({ body }))).code).toBe(codes.challengeExpired);
  const unknown = { ...body, challengeId: randomUUID() };
  expect((await refusal(door().login({ body: unknown }))).code).toBe(codes.challengeExpired);
});

it('waits two minutes for the PIN', async () => {
  const { challengeId, text } = await door().challenge();
  server.clock.advance({ minutes: 2 });
  const body = { challengeId, certificate: written.signCertificate, signature: written.lock.sign(text) };
  expect(await refusal(door().login({ body }))).toMatchObject({
    code: codes.challengeExpired,
    message: '登录验证已超时，请重新点击登录',
  });
});

it.each<[string, () => Parameters<typeof attempt>[0]]>([
  ['of another text', () => ({ sign: (text) => written.lock.sign(`${text} `) })],
  ['of another lock', () => ({ sign: testLock().sign })],
  ['that is rubbish', () => ({ sign: () => 'AAAA' })],
])('refuses a signature %s', async (_, changes) => {
  expect((await refusal(attempt(changes()))).code).toBe(codes.signatureWrong);
});

it.each<[string, () => string]>([
  ['rubbish', () => 'MIIB'],
  ['the encryption certificate', () => written.encryptCertificate],
  ['a certificate that was changed', () => changed(written.signCertificate)],
])('refuses %s', async (_, certificate) => {
  expect((await refusal(attempt({ certificate: certificate() }))).code).toBe(codes.certificateUntrusted);
});

/** The certificate with one bit of the signed part flipped. */
function changed(certificate: string): string {
  const der = Buffer.from(certificate, 'base64');
  der[der.length >> 1] = (der[der.length >> 1] ?? 0) ^ 1;
  return der.toString('base64');
}

it('refuses before and after the certificate’s validity', async () => {
  server.clock.set(new Date('2028-11-21T02:00:00Z'));
  expect((await refusal(attempt())).code).toBe(codes.certificateExpired);
  server.clock.set(new Date('2026-11-20T02:00:00Z'));
  const early = await refusal(attempt());
  // The authority itself started on the day of the first certificate, so its chain is not valid yet either.
  expect(early.code).toBe(codes.certificateNotYetValid);
});

it('refuses a certificate whose owner has lost the role or the account', async () => {
  const { db } = server.services;
  const [owner] = await db.select().from(users).where(eq(users.username, 'fuzeren'));
  const role = and(eq(userRoles.userId, owner!.id), eq(userRoles.roleId, 2));
  await db.delete(userRoles).where(role);
  expect((await refusal(attempt())).code).toBe(codes.certificateUnbound);
  await db.insert(userRoles).values({ userId: owner!.id, roleId: 2, createdAt: start });
  await db.update(users).set({ disabled: true }).where(eq(users.id, owner!.id));
  expect((await refusal(attempt())).code).toBe(codes.certificateUnbound);
  await db.update(users).set({ disabled: false }).where(eq(users.id, owner!.id));
  await attempt();
});

it('refuses a genuine certificate that is not in the records', async () => {
  const { db } = server.services;
  const mine = eq(certificates.serialNumber, written.serialNumber);
  await db.update(certificates).set({ serialNumber: '00' }).where(mine);
  expect(await refusal(attempt())).toMatchObject({
    code: codes.certificateUnbound,
    message: '该证书尚未绑定账号，请先用账号登录后绑定',
  });
  await db
    .update(certificates)
    .set({ serialNumber: written.serialNumber })
    .where(eq(certificates.serialNumber, '00'));
});

it('refuses a revoked certificate', async () => {
  await server.services.db
    .update(certificates)
    .set({ status: 'cancelled', revokedAt: start })
    .where(eq(certificates.serialNumber, written.serialNumber));
  expect((await refusal(attempt())).code).toBe(codes.certificateRevoked);
});
