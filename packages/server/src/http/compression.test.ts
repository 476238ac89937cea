import { brotliDecompressSync } from 'node:zlib';
import { contract } from '@ca-portal/api/contract';
import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { compressAnswers, mayCompress } from './compression.js';

const long = '办好每一张数字证书 '.repeat(100);

async function answering(type: string, text: string) {
  const app = Fastify();
  await compressAnswers(app);
  app.get('/', (_, reply) => reply.type(type).send(text));
  return app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
}

test.each(['application/json; charset=utf-8', 'text/html; charset=utf-8', 'image/svg+xml'])(
  'a long %s is sent compressed, and caches are told why',
  async (type) => {
    const { headers, rawPayload } = await answering(type, long);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toBe('accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(long);
  },
);

test.each([
  ['an event stream', 'text/event-stream', long],
  ['a download', 'application/octet-stream', long],
  ['a short answer', 'application/json; charset=utf-8', '{"code":200}'],
])('%s is sent as it is', async (_, type, text) => {
  const { headers, payload } = await answering(type, text);
  expect(headers['content-encoding']).toBeUndefined();
  expect(payload).toBe(text);
});

it.each([
  ['a login', false, () => contract.session.login],
  ['the second token', false, () => contract.handover.paymentToken],
  ['a login by scan', false, () => contract.scanLogin.enter],
  ['a login by lock', false, () => contract.lockLogin.login],
  ['a list', true, () => contract.orders.list],
  ['the session', true, () => contract.session.info],
])('%s may be compressed: %s', (_, may, row) => expect(mayCompress(row())).toBe(may));
