import { session } from '@ca-portal/api/groups/session';
import { shop } from '@ca-portal/api/groups/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('an answer comes back in English names and masked', async () => {
  const qiye = await server.loginAs('qiye');
  const info = await qiye.use(session).info();
  expect(info.person).toMatchObject({
    name: '张示例',
    phone: '130****0000',
    idNumber: '210000********0013',
    creditCode: '91210000TEX000010X',
  });
  const list = await server
    .client()
    .use(shop)
    .list({ query: { page: 1, limit: 20 }, body: {} });
  expect(list.rows.map((row) => row.fromFen)).toEqual([30000, 19500, 20000, 15000]);
});
