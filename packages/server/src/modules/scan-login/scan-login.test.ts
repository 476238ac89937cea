import { errorCodes as codes } from '@ca-portal/api/domain';
import { person } from '@ca-portal/api/groups/person';
import { scanLogin } from '@ca-portal/api/groups/scan-login';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog, certificates } from '../../db/schema/index.js';
import { refusal, testLock, type TestServer } from '../../testing/index.js';
import { withWrittenLock, type WrittenLock } from '../../testing/with-written-lock.js';

let server: TestServer;
let written: WrittenLock;
withWrittenLock((made) => ({ server, written } = made));

const door = () => server.client().use(scanLogin);
async function shown() {
  const { text, ...window } = await door().open();
  return { ...window, code: new URL(text).hash.replace('#c=', '') };
}
const stateOf = async (ticket: string) => (await door().state({ body: { ticket } })).state;
async function confirm(code: string, sign = written.lock.sign) {
  const { challenge } = await door().look({ body: { code } });
  return door().answer({ body: { code, certificate: written.signCertificate, signature: sign(challenge) } });
}
const enter = (ticket: string) => door().enter({ body: { ticket } });

it('logs in the window that showed the code, once, and is recorded', async () => {
  const { ticket, code, mark } = await shown();
  expect(await stateOf(ticket)).toBe('waiting');
  expect(await door().look({ body: { code } })).toMatchObject({ mark, openedAt: '2026-11-21 10:00:00' });
  expect(await stateOf(ticket)).toBe('scanned');
  expect((await refusal(enter(ticket))).code).toBe(codes.scanLoginEnded);
  expect(await confirm(code)).toEqual({ state: 'confirmed' });
  expect(await stateOf(ticket)).toBe('confirmed');
  const { token } = await enter(ticket);
  const profile = await server.client(token).use(person).profile();
  expect(profile).toMatchObject({ username: 'fuzeren', lastLoginMethod: 'phone' });
  expect((await refusal(enter(ticket))).code).toBe(codes.scanLoginEnded);
  const { db } = server.services;
  const events = await db.select().from(auditLog).where(eq(auditLog.action, 'session.scanConfirmed'));
  expect(events).toHaveLength(1);
});

it('gives whoever has only the QR code no way to log in', async () => {
  const { code } = await shown();
  await confirm(code);
  expect((await refusal(enter(code))).code).toBe(codes.scanLoginEnded);
});

it('ends after a refusal, whatever follows', async () => {
  const { ticket, code } = await shown();
  expect(await door().answer({ body: { code, certificate: '', signature: '' } })).toEqual({
    state: 'refused',
  });
  expect(await stateOf(ticket)).toBe('refused');
  expect((await refusal(confirm(code))).code).toBe(codes.scanLoginEnded);
  expect((await refusal(enter(ticket))).code).toBe(codes.scanLoginEnded);
});

it('is valid for two minutes, also between the phone’s answer and the window’s', async () => {
  const { ticket, code } = await shown();
  await confirm(code);
  server.clock.advance({ minutes: 2 });
  expect(await stateOf(ticket)).toBe('ended');
  expect((await refusal(enter(ticket))).code).toBe(codes.scanLoginEnded);
  expect((await refusal(door().look({ body: { code } }))).code).toBe(codes.scanLoginEnded);
});

it('ignores a wrong signature and accepts the right one after it', async () => {
  const { ticket, code } = await shown();
  expect((await refusal(confirm(code, testLock().sign))).code).toBe(codes.signatureWrong);
  expect(await stateOf(ticket)).toBe('scanned');
  await confirm(code);
  expect(await stateOf(ticket)).toBe('confirmed');
});

it('accepts one of two simultaneous answers', async () => {
  const { code } = await shown();
  const both = await Promise.allSettled([confirm(code), confirm(code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('refuses a certificate that was revoked meanwhile', async () => {
  const { ticket, code } = await shown();
  await confirm(code);
  const { db } = server.services;
  const own = eq(certificates.serialNumber, written.serialNumber);
  await db.update(certificates).set({ status: 'cancelled' }).where(own);
  expect((await refusal(enter(ticket))).code).toBe(codes.certificateUnbound);
  await db.update(certificates).set({ status: 'active' }).where(own);
});
