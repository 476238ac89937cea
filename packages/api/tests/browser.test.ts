import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchOptions } from '../../../scripts/browser.mjs';

/**
 * Features that only a browser has: XMLHttpRequest below axios, cookies, real files. The page runs the client itself.
 */
const pageScript = `
  import { createClient } from './src/client/client.js';
  import { routeGroup } from './src/client/group.js';
  const routes = routeGroup('files', {
    read: { path: '/read' },
    file: { path: '/file', envelope: 'binary' },
    lost: { path: '/lost', envelope: 'binary' },
    upload: { method: 'POST', path: '/upload', upload: 'file', repeatable: true },
  });
  window.client = createClient({ getToken: () => localStorage.getItem('token'), retries: { count: 0 } });
  window.api = window.client.use(routes);
  window.told = (call) => call.then(() => 'answered', ({ kind, code, message }) => ({ kind, code, message }));
`;
interface Calls {
  read(): Promise<unknown>;
  file(): Promise<{ fileName: string; content: Blob }>;
  lost(): Promise<unknown>;
  upload(input: { file: File; body: object }, options: { onProgress(share: number): void }): Promise<unknown>;
}
declare global {
  interface Window {
    api: Calls;
    client: { cancelAll(): void };
    told(call: Promise<unknown>): Promise<unknown>;
  }
}

const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0x80, 0xfe]);
const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

let browser: Browser;
let page: Page;
let server: Server;
let received: { url: string; headers: IncomingMessage['headers']; body: string; closed: Promise<void> }[] =
  [];
let held = false;

beforeAll(async () => {
  const resolveDir = fileURLToPath(new URL('..', import.meta.url));
  const built = await build({
    stdin: { contents: pageScript, resolveDir, loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
  });
  const script = built.outputFiles[0]?.text ?? '';
  server = createServer((request, response) => {
    const url = request.url ?? '';
    const json = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (!url.startsWith('/mh/')) {
      response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('set-cookie', 'session=abc');
      response.end(`<!doctype html><title>client</title><script>${script}</script>`);
      return;
    }
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    void textOf(request).then((body) => {
      received.push({ url, headers: request.headers, body, closed });
      if (held) return undefined;
      if (url === '/mh/lost') return json({ code: 1001, msg: '文件已过期' });
      if (url !== '/mh/file') return json({ code: 200, data: 'ok' });
      response.setHeader('content-type', 'application/pdf');
      response.setHeader(
        'content-disposition',
        "attachment; filename*=UTF-8''%E7%94%B3%E8%AF%B7%E8%A1%A8.pdf",
      );
      return response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch(launchOptions());
});
beforeEach(async () => {
  received = [];
  held = false;
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

describe('in a browser', () => {
  it('a call has the token and the cookie, and gets an answer', async () => {
    const answer = await page.evaluate(() => {
      localStorage.setItem('token', '5.abc');
      return Promise.all([window.api.read(), window.api.read()]);
    });
    expect(answer).toEqual(['ok', 'ok']);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({ authorization: '5.abc', cookie: 'session=abc' });
  });
  it('a file arrives byte for byte, with its name', async () => {
    const file = await page.evaluate(async () => {
      const { fileName, content } = await window.api.file();
      return { fileName, type: content.type, bytes: [...new Uint8Array(await content.arrayBuffer())] };
    });
    expect(file).toEqual({ fileName: '申请表.pdf', type: 'application/pdf', bytes: [...bytes] });
  });
  it('a refusal in place of a file is an error', async () => {
    expect(await page.evaluate(() => window.told(window.api.lost()))).toEqual({
      kind: 'business',
      code: 1001,
      message: '文件已过期',
    });
  });
  it('an upload is sent as multipart and reports progress', async () => {
    const shares = await page.evaluate(async () => {
      const told: number[] = [];
      const file = new File(['像素'.repeat(200_000)], '头像.png', { type: 'image/png' });
      await window.api.upload({ file, body: { note: '一' } }, { onProgress: (share) => told.push(share) });
      return told;
    });
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true);
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toContain('filename="头像.png"');
    expect(received[0]?.body).toContain('像素像素');
    expect(received[0]?.body).toMatch(/name="note"\r\n\r\n一\r\n/);
  });
  it('leaving a page aborts its request on the wire too', async () => {
    held = true;
    const told = page.evaluate(async () => {
      const answer = window.told(window.api.read());
      await new Promise((resolve) => Object.assign(window, { leave: resolve }));
      window.client.cancelAll();
      return answer;
    });
    await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
    await page.evaluate(() => (window as unknown as { leave: () => void }).leave());
    expect(await told).toMatchObject({ kind: 'aborted', code: -3 });
    await received[0]?.closed;
  });
});
