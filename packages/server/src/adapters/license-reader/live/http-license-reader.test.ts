import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpLicenseReader } from './http-license-reader.js';

let service: Server | undefined;
afterEach(() => new Promise((done) => service?.close(done)));

const serve = async (answer: RequestListener): Promise<string> => {
  service = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => service?.once('listening', listening));
  return `127.0.0.1:${(service.address() as AddressInfo).port}/read`;
};
const picture = new Uint8Array([1, 2, 3]);

describe("a province's service that reads licenses", () => {
  it('gets the file and answers what it found', async () => {
    const seen: unknown[] = [];
    const address = await serve((request, response) => {
      request.on('data', (body: Buffer) => seen.push([...body]));
      request.on('end', () => {
        seen.push(request.headers['content-type'], request.headers.authorization);
        response.end(JSON.stringify({ companyName: ' 示例建设工程有限公司 ', creditCode: '', address: 7 }));
      });
    });
    const reader = httpLicenseReader({ url: `http://portal:word@${address}` });
    expect(await reader.read(picture, 'image/png', 'me')).toEqual({
      companyName: '示例建设工程有限公司',
      creditCode: null,
      representativeName: null,
      address: null,
    });
    expect(seen).toEqual([[1, 2, 3], 'image/png', `Basic ${btoa('portal:word')}`]);
  });

  it.each<[string, RequestListener]>([
    ['refuses', (_, response) => response.writeHead(500).end('{"companyName":"示例建设工程有限公司"}')],
    ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/other' }).end()],
    ['is confused', (_, response) => response.end('<html>')],
    ['never stops', (_, response) => response.end(`"${'名'.repeat(20_000)}"`)],
    ['found nothing', (_, response) => response.end('{}')],
    ['is slow', () => {}],
  ])('reads nothing where it %s', async (_, answer) => {
    const reader = httpLicenseReader({ url: `http://${await serve(answer)}`, timeoutMs: 300 });
    expect(await reader.read(picture, 'image/png', 'me')).toBeNull();
    service?.closeAllConnections();
  });
});
