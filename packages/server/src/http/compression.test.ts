import { brotliDecompressSync } from 'node:zlib';
import { contract, type Group } from '@ca-portal/api/contract';
import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { z } from 'zod';
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

it('text that leaves as it is names the same header: a cache must not hand it to everybody', async () => {
  const app = Fastify();
  await compressAnswers(app);
  app.get('/', (_, reply) => reply.type('application/json').header('vary', 'origin').send(long));
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['vary']).toBe('origin, accept-encoding');
});

/** Fields that may open a door by themselves, by their names. */
const opening = /token$|password|secret|^ticket$|^pin$|puk|pickupcode|^link$|^key$/i;
/** Rows with such a name that opens nothing, and why. */
const harmless: Readonly<Record<string, string>> = {
  link: 'an address of a page',
  key: 'the name of an item',
};
const namesIn = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' ? Object.keys(value as object) : []),
        ...namesIn(value),
      ])
    : [];
const rows = Object.entries(contract).flatMap(([group, operations]) =>
  Object.entries(operations as Group).map(([operation, row]) => [`${group}.${operation}`, row] as const),
);

it('every answer with a secret in it is marked, and leaves uncompressed', () => {
  const unmarked = rows.flatMap(([name, row]) => {
    const shape = z.toJSONSchema(row.response, { io: 'output', unrepresentable: 'any' });
    const found = namesIn(shape).filter((field) => opening.test(field) && !(field in harmless));
    return mayCompress(row) && found.length > 0 ? [`${name}: ${found.join(', ')}`] : [];
  });
  expect(unmarked).toEqual([]);
  expect(rows.filter(([, row]) => row.secret).map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'session.login',
      'personnel.inviteLink',
      'systemAccessKeys.add',
      'handover.ticket',
    ]),
  );
});
