import { randomBytes, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { downloadUrl } from '@ca-portal/api/downloads';
import { caServices } from '@ca-portal/api/groups/ca-services';
import { files as group } from '@ca-portal/api/groups/files';
import { eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates, parameters } from '../../db/schema/index.js';
import { createTestServer, openBeside, refusal, type TestServer } from '../../testing/index.js';
import { approvedOrder, writeIntoLock } from '../../testing/first-path.js';
import { blankContract, sealing } from '../../testing/sealing.js';

let server: TestServer;
let owner: Client & { token: string };
let stranger: Client & { token: string };
beforeAll(async () => {
  server = await createTestServer();
  owner = await server.loginAs('zaojia');
  stranger = await server.loginAs('fuzeren');
});
const disks = mkdtempSync(join(tmpdir(), 'disks-'));
afterAll(async () => {
  await server.close();
  rmSync(disks, { recursive: true, force: true });
});

const eicar = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
);
const pdf = (text = 'hello') => Buffer.from(`%PDF-1.4\n${text}\n%%EOF`);
const asFile = (bytes: Uint8Array, name = '营业执照.pdf') => new File([new Uint8Array(bytes)], name);
const upload = (client: Client, bytes: Uint8Array = pdf(), name?: string) =>
  client.use(group).upload({ file: asFile(bytes, name) });
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

/** A row of three pixels: paper, half ink, ink. */
function imprint(width = 3): Buffer {
  const png = new PNG({ width, height: 1 });
  png.data = Buffer.from([255, 250, 250, 255, 230, 190, 190, 255, 220, 40, 50, 255]);
  return width === 3 ? PNG.sync.write(png) : PNG.sync.write(new PNG({ width, height: 1 }));
}

describe('an attachment', () => {
  it('is returned to its owner unchanged, under its Chinese name', async () => {
    const kept = await upload(owner, pdf('license'), 'C:\\文档\\营业执照副本.exe');
    expect(kept).toMatchObject({ originalFilename: '营业执照副本.pdf', size: pdf('license').length });
    const file = await owner.use(group).download({ query: { fileName: kept.newFileName } });
    expect(file.fileName).toBe('营业执照副本.pdf');
    expect(file.content.type).toBe('application/pdf');
    expect(await bytesOf(file.content)).toEqual(pdf('license'));
  });

  it('is available on another instance that shares the database but no disk', async () => {
    const [here, there] = await Promise.all(
      ['here', 'there'].map(async (name) =>
        createTestServer({
          database: await openBeside(server.services),
          dataDir: mkdtempSync(join(disks, name)),
          attachments: 'database',
        }),
      ),
    );
    try {
      const bytes = Buffer.concat([pdf(), randomBytes(1_000_000)]);
      const { newFileName: fileName } = await upload(await here!.loginAs('zaojia'), bytes);
      const reader = await there!.loginAs('zaojia');
      const { content } = await reader.use(group).download({ query: { fileName } });
      expect((await bytesOf(content)).equals(bytes)).toBe(true);
    } finally {
      await Promise.all([here!.close(), there!.close()]);
    }
  });

  it('does not exist for strangers; a reviewer may look, which is recorded', async () => {
    const { newFileName: fileName, fileId } = await upload(owner);
    const query = { fileName };
    expect(await refusal(stranger.use(group).download({ query }))).toMatchObject({ code: 404 });
    expect(await refusal(server.client().use(group).download({ query }))).toMatchObject({ code: 401 });
    const reviewer = await server.loginAs('shenhe1');
    await reviewer.use(group).download({ query });
    const entries = await server.services.db.query.auditLog.findMany({
      where: (t, { eq }) => eq(t.subjectId, fileId),
      orderBy: (t, { asc }) => asc(t.id),
    });
    expect(entries.map((e) => e.action)).toEqual(['file.keep', 'file.read']);
  });

  it.each(['7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf', 'x.pdf', '1.pdf'])(
    'is not found under a made-up name: %s',
    async (fileName) => {
      expect(await refusal(owner.use(group).download({ query: { fileName } }))).toMatchObject({ code: 404 });
    },
  );

  it('is not deleted by delete=true: that is for copies', async () => {
    const { newFileName: fileName } = await upload(owner);
    await owner.use(group).download({ query: { fileName, delete: 'true' } });
    const again = await owner.use(group).download({ query: { fileName } });
    expect(again.content.size).toBe(pdf().length);
  });

  it('is served at the URL of the link builder, with its doubled slash', async () => {
    const { newFileName: fileName } = await upload(owner, pdf('by its link'));
    const link = downloadUrl('', fileName);
    expect(link).toContain('//');
    const { statusCode, rawPayload } = await server.app.inject({
      url: link,
      headers: { authorization: owner.token },
    });
    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(pdf('by its link'));
  });

  it('is refused when the scanner finds something, and nothing is stored', async () => {
    const before = await server.services.db.query.files.findMany();
    const infected = Buffer.concat([pdf(), eicar]);
    expect(await refusal(upload(owner, infected))).toMatchObject({ code: 6004 });
    expect(await server.services.db.query.files.findMany()).toHaveLength(before.length);
  });

  it('is refused after the daily limit, however many come at once, and accepted the next day', async () => {
    const { db } = server.services;
    const key = eq(parameters.key, 'upload.dailyFiles');
    const [before] = await db.select().from(parameters).where(key);
    const sender = await server.loginAs('zhuanjia');
    await db.update(parameters).set({ value: '10' }).where(key);
    try {
      const sent = await Promise.allSettled(Array.from({ length: 12 }, () => upload(sender)));
      expect(sent.filter((s) => s.status === 'fulfilled')).toHaveLength(10);
      expect(await refusal(upload(sender))).toMatchObject({ code: 6012 });
      server.clock.advance({ days: 1 });
      await upload(await server.loginAs('zhuanjia'));
    } finally {
      server.clock.advance({ days: -1 });
      await db
        .update(parameters)
        .set({ value: before?.value ?? '' })
        .where(key);
    }
  });

  it('is refused if no scanner is available', async () => {
    const real = server.services.virusScanner;
    Object.assign(server.services, { virusScanner: { scan: async () => 'unavailable' } });
    try {
      expect(await refusal(upload(owner))).toMatchObject({ code: 6005 });
    } finally {
      Object.assign(server.services, { virusScanner: real });
    }
  });

  it('has the type of its content, not of its name', async () => {
    expect(await refusal(upload(owner, Buffer.from('MZ program'), 'a.pdf'))).toMatchObject({ code: 6003 });
  });
});

describe('a public file', () => {
  it('is available to everybody', async () => {
    const file = await server
      .client()
      .use(group)
      .publicFile({ params: { fileName: 'live-sample.m3u8' } });
    expect(file.content.type).toBe('application/vnd.apple.mpegurl');
    expect(await file.content.text()).toContain('#EXTM3U');
  });
  it('is sent in ranges, so that a player can seek in a film', async () => {
    const part = (range: string) =>
      fetch(`${server.url}/mh/common/public/lesson-sample.mp4`, { headers: { range } });
    const head = await part('bytes=4-7');
    expect(head.status).toBe(206);
    expect(head.headers.get('content-range')).toMatch(/^bytes 4-7\/\d{5,}$/);
    expect(await head.text()).toBe('ftyp');
    expect((await part('bytes=99999999-')).status).toBe(416);
  });
  it.each(['..', '.hidden', 'nothing.pdf'])('is not found: %s', async (fileName) => {
    expect(await refusal(server.client().use(group).publicFile({ params: { fileName } }))).toMatchObject({
      code: 404,
    });
  });
});

describe('a seal picture', () => {
  it('gets one color on a transparent background', async () => {
    const { fileId } = await upload(owner, imprint(), '公章.png');
    const blue = await owner.use(group).changeColor({ query: { fileId, color: 'blue' } });
    expect(blue.name).toBe('公章.png');
    const fileName = blue.url.split('=')[1] ?? '';
    const file = await owner.use(group).download({ query: { fileName } });
    const { data } = PNG.sync.read(await bytesOf(file.content));
    expect([...data.subarray(0, 4)]).toEqual([24, 68, 168, 0]);
    expect(data[7]).toBeGreaterThan(80);
    expect(data[7]).toBeLessThan(160);
    expect(data[11]).toBe(255);
  });

  it('is refused when it is not a PNG, too large, broken, or a stranger’s', async () => {
    const color = (client: Client, fileId: string) =>
      refusal(client.use(group).changeColor({ query: { fileId, color: 'red' } }));
    const noPng = await upload(owner);
    expect(await color(owner, noPng.fileId)).toMatchObject({ code: 6007 });
    const wide = await upload(owner, imprint(4001), 'a.png');
    expect(await color(owner, wide.fileId)).toMatchObject({ code: 6007 });
    const broken = await upload(owner, imprint().subarray(0, 50), 'a.png');
    expect(await color(owner, broken.fileId)).toMatchObject({ code: 6007 });
    expect(await color(stranger, broken.fileId)).toMatchObject({ code: 404 });
  });
});

describe('a stamped version', () => {
  const order = async () => {
    const { orderNo } = await approvedOrder(server, owner);
    const { lock, signCertificate } = await writeIntoLock(owner, orderNo);
    const { fileId } = await upload(owner, await blankContract(), '合同.pdf');
    return { lock, body: sealing(fileId, signCertificate) };
  };

  it('carries the seals and the lock’s signature, and the portal finds it valid', async () => {
    const { lock, body } = await order();
    const { toSign, signedAt } = await owner.use(group).prepareSigned({ body });
    const send = (client: Client, bytes: Buffer) =>
      client.use(group).signed({ body: { ...body, signedAt, signature: lock.sign(bytes) } });
    expect(await refusal(send(owner, Buffer.from('another text')))).toMatchObject({ code: 1106 });
    expect(await refusal(send(stranger, Buffer.from(toSign, 'base64')))).toMatchObject({ code: 404 });
    const kept = await send(owner, Buffer.from(toSign, 'base64'));
    expect(kept.name).toBe('合同（已签章）.pdf');
    expect(kept.fileId).not.toBe(body.fileId);
    const fileName = kept.url.split('=')[1] ?? '';
    const { content } = await owner.use(group).download({ query: { fileName } });
    const check = (file: Blob) =>
      server
        .client()
        .use(caServices)
        .verifyFile({ file: new File([file], 'a.pdf') });
    const told = await check(content);
    expect(told).toMatchObject({ pages: 2, signatures: [{ valid: true, page: 1 }] });
    // The sandbox's authority stamped it a moment later.
    expect(told.signatures[0]?.signedAt?.slice(0, 13)).toBe(signedAt.slice(0, 13));
    expect(told.signatures[0]?.checks).toContainEqual(
      expect.objectContaining({ key: 'timeStamp', passed: true }),
    );
    const changed = new Uint8Array(await content.arrayBuffer());
    changed[600] = (changed[600] ?? 0) ^ 1;
    expect((await check(new Blob([changed]))).signatures[0]?.valid).not.toBe(true);
    // After a revocation the check of the same file reports it.
    const { db } = server.services;
    const der = Buffer.from(body.certificate, 'base64');
    const serialNumber = new X509Certificate(der).serialNumber;
    await db
      .update(certificates)
      .set({ status: 'cancelled' })
      .where(eq(certificates.serialNumber, serialNumber));
    expect((await check(content)).signatures[0]?.checks).toContainEqual(
      expect.objectContaining({ key: 'revocation', passed: false }),
    );
  });

  it('is not made with a lock that is reported lost', async () => {
    const { body } = await order();
    const { serialNumber } = new X509Certificate(Buffer.from(body.certificate, 'base64'));
    const { db } = server.services;
    const own = eq(certificates.serialNumber, serialNumber);
    await db.update(certificates).set({ status: 'lost' }).where(own);
    const refused = await refusal(owner.use(group).prepareSigned({ body }));
    expect(refused).toMatchObject({ code: 5101 });
    expect(refused.message).toContain('解除挂失');
    await db.update(certificates).set({ status: 'active' }).where(own);
    await owner.use(group).prepareSigned({ body });
  });

  it('is refused with the reason: place, picture, time, kind of file', async () => {
    const { lock, body } = await order();
    const prepare = (changes: object) =>
      refusal(owner.use(group).prepareSigned({ body: { ...body, ...changes } }));
    const [seal] = body.seals;
    expect(await prepare({ seals: [{ ...seal, page: 3 }] })).toMatchObject({ code: 6017 });
    expect(await prepare({ seals: [{ ...seal, left: 200 }] })).toMatchObject({ code: 6017 });
    expect(await prepare({ seals: [{ ...seal, picture: 3 }] })).toMatchObject({ code: 6007 });
    const broken = await upload(owner, pdf('no tables'));
    expect(await prepare({ fileId: broken.fileId })).toMatchObject({ code: 6013 });
    const photo = await upload(owner, imprint(), 'a.png');
    expect(await prepare({ fileId: photo.fileId })).toMatchObject({ code: 6013 });
    const { toSign, signedAt } = await owner.use(group).prepareSigned({ body });
    const signature = lock.sign(Buffer.from(toSign, 'base64'));
    server.clock.advance({ minutes: 11 });
    const late = owner.use(group).signed({ body: { ...body, signedAt, signature } });
    expect(await refusal(late)).toMatchObject({ code: 6018 });
    server.clock.advance({ minutes: -11 });
  });
});

describe('the phone', () => {
  const open = async () => (await owner.use(group).openHandover({ body: { kind: 'idFront' } })).code;
  const ask = (client: Client, code: string) => client.use(group).handover({ params: { code } });
  const send = (code: string) =>
    server
      .client()
      .use(group)
      .handoverUpload({ params: { code }, file: asFile(imprint(), 'a.png') });

  it('is awaited, connects, and its picture belongs to the user who opened the hand-over', async () => {
    const code = await open();
    expect(await ask(owner, code)).toMatchObject({ state: 'waiting', kind: 'idFront', files: [] });
    expect(await ask(server.client(), code)).toMatchObject({ state: 'connected' });
    const received = await send(code);
    expect(received).toMatchObject({ state: 'received', files: [{ name: 'a.png' }] });
    const fileName = received.files[0]?.url.split('=')[1] ?? '';
    await owner.use(group).download({ query: { fileName } });
    expect(await refusal(stranger.use(group).download({ query: { fileName } }))).toMatchObject({ code: 404 });
    expect(JSON.stringify(await server.services.db.query.fileHandovers.findMany())).not.toContain(code);
  });

  it('is refused after ten minutes, and no code can be guessed', async () => {
    const code = await open();
    server.clock.advance({ minutes: 10 });
    expect(await ask(server.client(), code)).toMatchObject({ state: 'expired' });
    expect(await refusal(send(code))).toMatchObject({ code: 6008 });
    expect(await refusal(ask(owner, 'a'.repeat(32)))).toMatchObject({ code: 404 });
  });

  it('sends no more than ten pictures, however many at once', async () => {
    const code = await open();
    const sent = await Promise.allSettled(Array.from({ length: 12 }, () => send(code)));
    expect(sent.filter((s) => s.status === 'fulfilled')).toHaveLength(10);
    expect((await ask(owner, code)).files).toHaveLength(10);
  });
});

// Last, because the clock advances by a year.
it('a stamped version is refused where the certificate ended between placing and signing', async () => {
  const { orderNo } = await approvedOrder(server, owner);
  const { lock, signCertificate } = await writeIntoLock(owner, orderNo);
  const end = new Date(new X509Certificate(Buffer.from(signCertificate, 'base64')).validTo);
  server.clock.set(new Date(end.getTime() - 60_000));
  const late = await server.loginAs('zaojia');
  const { fileId } = await upload(late, await blankContract(), '合同.pdf');
  const body = sealing(fileId, signCertificate);
  const { toSign, signedAt } = await late.use(group).prepareSigned({ body });
  const signature = lock.sign(Buffer.from(toSign, 'base64'));
  server.clock.advance({ minutes: 2 });
  const told = await refusal(late.use(group).signed({ body: { ...body, signedAt, signature } }));
  expect(told).toMatchObject({ code: errorCodes.certificateExpired });
});
