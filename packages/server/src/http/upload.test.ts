import { readdirSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { endpoint, fileFacts, anybody } from '@ca-portal/api/contract';
import { errorCodes } from '@ca-portal/api/domain';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { z } from 'zod';
import { testConfig } from '../config/config.js';
import type { Services } from '../context/services.js';
import { testWorkers } from '../testing/test-workers.js';
import { handleErrors } from './errors.js';
import { mountGroup, type Handle } from './mount.js';
import { registerUploads } from './upload.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const rows = {
  keep: endpoint({
    method: 'POST',
    path: '/keep',
    summary: 'keeps',
    source: 'test',
    access: anybody,
    envelope: 'flat',
    body: z.object({ kind: z.string() }),
    upload: { field: 'file', maxBytes: 1024, types: ['image/png', 'application/ofd'] },
    response: z.object({ name: z.string(), type: z.string(), size: z.int(), kind: z.string() }),
    example: { body: { kind: 'seal' }, response: { name: 'a', type: 'b', size: 1, kind: 'seal' } },
  }),
  give: endpoint({
    method: 'GET',
    path: '/give',
    summary: 'gives',
    source: 'test',
    access: anybody,
    envelope: 'binary',
    response: fileFacts,
    example: { response: { fileName: 'a.png', contentType: 'image/png' } },
  }),
  say: endpoint({
    method: 'GET',
    path: '/say',
    summary: 'says',
    source: 'test',
    access: anybody,
    envelope: 'message',
    response: z.string(),
    example: { response: 'yes' },
  }),
};

const app = Fastify();
beforeAll(async () => {
  handleErrors(app);
  await registerUploads(app);
  const given = {
    services: { config: testConfig, workers: testWorkers() } as Services,
    authenticate: () => Promise.resolve(null),
    once: (_: unknown, handle: Handle) => handle,
  };
  mountGroup(app, given, rows, {
    async keep({ file, body }) {
      if (body.kind === 'lost') {
        rmSync(file.path);
        file.content(); // Nobody reads this one.
        await buffer(file.content());
      }
      return { name: file.name, type: file.type, size: file.size, kind: body.kind };
    },
    give: () =>
      Promise.resolve({ fileName: '营业执照.png', content: new Blob([png], { type: 'image/png' }) }),
    say: () => Promise.resolve('true'),
  });
});
// However a call ends, its files are removed from the disk.
afterEach(() => expect.poll(() => readdirSync(app.uploadDirectory)).toEqual([]));
afterAll(() => app.close());

async function send(form: FormData) {
  const request = new Request('http://portal.test', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: '/mh/keep',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json<{ code: number }>();
}
function formWith(content: Buffer | string, name: string, type: string): FormData {
  const form = new FormData();
  form.set('kind', 'seal');
  form.set(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }),
  );
  return form;
}

const zipOf = (...paths: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(paths.map((path) => [path, strToU8('x')]))));

const astray = zipOf('OFD.xml');
astray.writeUInt32LE(0xfffffff0, astray.length - 6);

describe('uploaded files', () => {
  it('an OFD is recognized by its contents, not by its name', async () => {
    const ofd = zipOf('Doc_0/Document.xml', 'OFD.xml');
    for (const name of ['发票.ofd', '发票.zip']) {
      expect(await send(formWith(ofd, name, ''))).toMatchObject({ code: 200, type: 'application/ofd' });
    }
  });

  it('that cannot be opened fail their own call only', async () => {
    const form = formWith(png, '公章.png', 'image/png');
    form.set('kind', 'lost');
    expect(await send(form)).toMatchObject({ code: errorCodes.serverBusy });
  });

  it('arrive with their fields, and with their actual type instead of the declared one', async () => {
    expect(await send(formWith(png, '公章.jpg', 'text/html'))).toEqual({
      code: 200,
      msg: '操作成功',
      name: '公章.jpg',
      type: 'image/png',
      size: png.length,
      kind: 'seal',
    });
  });

  it.each([
    ['a page that calls itself a picture', formWith('<html><script>1</script>', 'a.png', 'image/png')],
    ['a program', formWith(Buffer.from('MZ'.padEnd(200, '\0')), 'a.png', 'image/png')],
    ['a zip under the name of an OFD', formWith(zipOf('a.txt'), 'a.ofd', 'application/ofd')],
    ['an OFD cut short', formWith(zipOf('OFD.xml').subarray(0, -9), 'a.ofd', '')],
    ['a directory that points astray', formWith(astray, 'a.ofd', '')],
    ['a zip', formWith(Buffer.from('504b030414000000', 'hex'), 'a.zip', 'image/png')],
  ])('%s is refused', async (_, form) => {
    expect(await send(form)).toMatchObject({ code: errorCodes.fileTypeRefused });
  });

  it('are measured while they arrive', async () => {
    const large = formWith(Buffer.concat([png, Buffer.alloc(2000)]), 'a.png', 'image/png');
    expect(await send(large)).toMatchObject({ code: errorCodes.fileTooLarge });
  });

  it.each([
    ['no file', new FormData()],
    ['an empty file', formWith('', 'a.png', 'image/png')],
  ])('%s is missing', async (_, form) => {
    expect(await send(form)).toMatchObject({ code: errorCodes.fileMissing });
  });

  it('are deleted when the sender aborts', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    socket.write(
      `POST /mh/keep HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\n${head}${'x'.repeat(300)}`,
    );
    await expect.poll(() => readdirSync(app.uploadDirectory)).toHaveLength(1);
    socket.destroy();
  });

  it('a call without multipart has no file', async () => {
    const answer = await app.inject({ method: 'POST', url: '/mh/keep', payload: { kind: 'seal' } });
    expect(answer.json()).toMatchObject({ code: errorCodes.fileMissing });
  });

  it('their fields are checked like any body', async () => {
    const form = formWith(png, 'a.png', 'image/png');
    form.delete('kind');
    expect(await send(form)).toMatchObject({ code: errorCodes.badRequest });
  });
});

describe('downloaded files', () => {
  it('are downloads under their own name, byte for byte', async () => {
    const answer = await app.inject({ method: 'GET', url: '/mh/give' });
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="____.png"; filename*=UTF-8''${encodeURIComponent('营业执照.png')}`,
    );
    expect(answer.rawPayload.equals(png)).toBe(true);
  });
});

it('an answer that is only a message is in msg', async () => {
  expect((await app.inject({ method: 'GET', url: '/mh/say' })).json()).toEqual({ code: 200, msg: 'true' });
});
