import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, figure, type TestServer } from '../../testing/index.js';
import { bothImports, importTwice } from '../../testing/user-list.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('a list of 50,000 people creates no account when two lines in the middle are wrong, and then all', async () => {
  const begun = performance.now();
  expect(await importTwice(server, 50_000)).toEqual(bothImports(50_000));
  figure('two imports of 50,000 people, one of them refused', `${Math.round(performance.now() - begun)} ms`);
}, 180_000);
