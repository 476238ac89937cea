import { session } from '@ca-portal/api/groups/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('the demo world starts', async () => {
  const qiye = await server.loginAs('qiye');
  expect(qiye.token).toMatch(/^5\.[\w-]{43}$/);
  expect(session.routes.info.path).toBe('/getInfo');
});
