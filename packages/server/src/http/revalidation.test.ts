import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { compressAnswers } from './compression.js';
import { answerRevalidations } from './revalidation.js';

async function answering(cacheControl: string) {
  const app = Fastify();
  answerRevalidations(app);
  await compressAnswers(app);
  app.get('/', (_, reply) =>
    reply
      .type('application/json')
      .header('cache-control', cacheControl)
      .send('办好每一张数字证书 '.repeat(100)),
  );
  return (headers: Record<string, string>) => app.inject({ url: '/', headers });
}

test.each([
  ['the same tag', (etag: string) => etag],
  ['the tag as a strong one', (etag: string) => etag.replace('W/', '')],
  ['a list with the tag', (etag: string) => `"other", ${etag}`],
  ['any tag', () => '*'],
])('%s is answered by 304 without a body', async (_, known) => {
  const ask = await answering('no-cache');
  const first = await ask({ 'accept-encoding': 'br' });
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': known(String(first.headers['etag'])) });
  expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
});

it('another tag gets the whole answer', async () => {
  const ask = await answering('no-cache');
  const { statusCode, headers } = await ask({ 'accept-encoding': 'br', 'if-none-match': '"other"' });
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
});

it('what nobody may keep has no tag', async () => {
  const ask = await answering('no-store');
  expect((await ask({})).headers['etag']).toBeUndefined();
});
