import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkServer } from '../../packages/api/src/conformance/check-server.js';
import { createTestServer, type TestServer } from '../../packages/server/src/testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('our own server fits what `pnpm conformance` holds others to', { timeout: 60_000 }, async () => {
  const { token } = await server.loginAs('admin');
  const reports = await checkServer({ baseUrl: `${server.url}/mh`, token });
  expect(reports.length).toBeGreaterThan(150);
  // The time zone is detected by the machine's clock; the test server has its own clock.
  const wrong = reports.filter(({ kind, call }) => kind === 'wrong' && call !== 'time zone');
  expect(wrong).toEqual([]);
  expect(reports.filter(({ kind }) => kind === 'fits').length).toBeGreaterThan(100);
});
