import { createHash } from 'node:crypto';
import { errorCodes as codes, stampConsentText } from '@ca-portal/api/domain';
import { scanStamp } from '@ca-portal/api/groups/scan-stamp';
import { signedAttributes } from '@ca-portal/api/sealed-pdf/signature';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog, certificates } from '../../db/schema/index.js';
import { refusal, testLock, type TestServer } from '../../testing/index.js';
import { withWrittenLock, type WrittenLock } from '../../testing/with-written-lock.js';

const digest = createHash('sha256').update('a contract with its seals').digest('hex');
let server: TestServer;
let written: WrittenLock;
withWrittenLock((made) => ({ server, written } = made));

const door = () => server.client().use(scanStamp);
async function shown() {
  const { text, ...window } = await door().open({ body: { documentName: '合同.pdf' } });
  return { ...window, code: new URL(text).hash.replace('#c=', '') };
}
const stateOf = (ticket: string) => door().state({ body: { ticket } });
const choose = (code: string, certificate = written.signCertificate) =>
  door().choose({ body: { code, certificate } });
const prepare = (ticket: string, of = digest) => door().prepare({ body: { ticket, digest: of } });

interface Lies {
  readonly digest?: string;
  readonly documentName?: string;
  readonly sign?: typeof written.lock.sign;
}
async function answer(code: string, lies: Lies = {}) {
  const look = await door().look({ body: { code } });
  const { challenge, documentName, digest: told } = { ...look, ...lies };
  const der = new Uint8Array(Buffer.from(written.signCertificate, 'base64'));
  const attributes = await signedAttributes(Buffer.from(told, 'hex'), der);
  const sign = lies.sign ?? written.lock.sign;
  const signature = sign(Buffer.from(attributes));
  const consent = sign(stampConsentText({ challenge, documentName, digest: told }));
  return { signature, ...(await door().answer({ body: { code, signature, consent } })) };
}
async function asked() {
  const picture = await shown();
  await choose(picture.code);
  await prepare(picture.ticket);
  return picture;
}

it('goes from the QR code to the signature, and keeps what the holder was shown', async () => {
  const { ticket, code, mark } = await shown();
  expect(await stateOf(ticket)).toMatchObject({ state: 'waiting' });
  expect(await door().look({ body: { code } })).toMatchObject({ mark, documentName: '合同.pdf', digest: '' });
  expect(await stateOf(ticket)).toMatchObject({ state: 'scanned' });
  await choose(code);
  expect(await stateOf(ticket)).toMatchObject({ state: 'chosen', certificate: written.signCertificate });
  await prepare(ticket);
  expect(await door().look({ body: { code } })).toMatchObject({ digest });
  const { signature, state } = await answer(code);
  expect(state).toBe('signed');
  expect(await stateOf(ticket)).toMatchObject({ state: 'signed', signature });
  const { db } = server.services;
  const [row] = await db.select().from(auditLog).where(eq(auditLog.action, 'file.scanSigned'));
  expect(row?.details).toMatchObject({ documentName: '合同.pdf', digest });
});

it('refuses a signature over another document, another name, or with another key', async () => {
  const { ticket, code } = await asked();
  const wrong: Lies[] = [
    { digest: digest.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
    { documentName: '另一份合同.pdf' },
    { sign: testLock().sign },
  ];
  for (const lies of wrong) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await refusal(answer(code, lies))).code).toBe(codes.signatureWrong);
  }
  expect((await stateOf(ticket)).state).toBe('prepared');
  expect((await answer(code)).state).toBe('signed');
});

it('lets nobody replace certificate or document once they are chosen', async () => {
  const { ticket, code } = await shown();
  expect((await refusal(prepare(ticket))).code).toBe(codes.scanStampEnded);
  expect((await refusal(choose(code, 'MIIB'))).code).toBe(codes.certificateUntrusted);
  await choose(code);
  await choose(code);
  expect((await refusal(choose(code, written.encryptCertificate))).code).toBe(codes.certificateUntrusted);
  await prepare(ticket);
  await prepare(ticket);
  expect((await refusal(prepare(ticket, '0'.repeat(64)))).code).toBe(codes.scanStampEnded);
  expect((await refusal(prepare(code))).code).toBe(codes.scanStampEnded);
});

it('ends after a refusal, a signature, or five minutes', async () => {
  const refused = await asked();
  const no = { body: { code: refused.code, signature: '', consent: '' } };
  expect(await door().answer(no)).toEqual({ state: 'refused' });
  expect(await stateOf(refused.ticket)).toMatchObject({ state: 'refused', signature: '' });
  expect((await refusal(answer(refused.code))).code).toBe(codes.scanStampEnded);
  const signed = await asked();
  await answer(signed.code);
  expect((await refusal(answer(signed.code))).code).toBe(codes.scanStampEnded);
  const late = await asked();
  server.clock.advance({ minutes: 5 });
  expect((await stateOf(late.ticket)).state).toBe('ended');
  expect((await refusal(door().look({ body: { code: late.code } }))).code).toBe(codes.scanStampEnded);
});

it('refuses a certificate that was revoked between choosing and signing', async () => {
  const { code } = await asked();
  const { db } = server.services;
  const own = eq(certificates.serialNumber, written.serialNumber);
  await db.update(certificates).set({ status: 'cancelled' }).where(own);
  expect((await refusal(answer(code))).code).toBe(codes.certificateRevoked);
  await db.update(certificates).set({ status: 'active' }).where(own);
});
