import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timeStampTypes } from '@ca-portal/api/sealed-pdf/signature';
import { afterEach, expect, it } from 'vitest';
import { httpTimeStamp } from './http-time-stamp.js';
import { TimeStampUnavailable } from '../../../kernel/time-stamp-unavailable.js';

let server: Server | undefined;
afterEach(() => server?.close());

const listening = (answer: RequestListener): Promise<number> =>
  new Promise((resolve) => {
    const listener = createServer(answer);
    server = listener;
    listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
const query = new Uint8Array([0x30, 0]);

it('sends the query in the standard’s format, and the password outside the URL', async () => {
  let seen: unknown;
  const port = await listening((request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, type: headers['content-type'], authorization: headers.authorization };
    response.writeHead(200, { 'content-type': timeStampTypes.reply }).end(Buffer.from([0x30, 1, 0]));
  });
  const answer = await httpTimeStamp({ url: `http://a%40b:c@127.0.0.1:${port}/tsa?x=1` }).answer(query);
  expect([...answer]).toEqual([0x30, 1, 0]);
  expect(seen).toEqual({
    method: 'POST',
    url: '/tsa?x=1',
    type: 'application/timestamp-query',
    authorization: `Basic ${Buffer.from('a@b:c').toString('base64')}`,
  });
});

const reply = { 'content-type': timeStampTypes.reply };
it.each<[string, RequestListener]>([
  ['refuses', (_, response) => response.writeHead(403, reply).end()],
  [
    'answers with a page',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  ],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['never ends', (_, response) => response.writeHead(200, reply).end(Buffer.alloc(70_000))],
  ['says nothing', () => undefined],
  ['hangs up', (request) => request.socket.destroy()],
])('counts as unavailable when it %s', async (_, listener) => {
  const port = await listening(listener);
  const source = httpTimeStamp({ url: `http://user:secret@127.0.0.1:${port}/`, timeoutMs: 300 });
  const failure: unknown = await source.answer(query).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TimeStampUnavailable);
  expect(String(failure)).not.toMatch(/secret|127\.0/);
  server?.closeAllConnections();
});
