import { about } from '@ca-portal/api/groups/about';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('rules can be read where users agree to them, apart from the agreements of an account', async () => {
  const visitor = server.client().use(about);
  const titles = async (query: { subject?: 'card' | 'membership' }) =>
    (await visitor.agreements({ query })).map(({ title }) => title);
  expect(await titles({ subject: 'card' })).toEqual(['预存卡章程']);
  expect(await titles({ subject: 'membership' })).toEqual(['会员规则']);
  expect(await titles({})).toEqual(['用户服务协议', '隐私政策', '电子认证服务协议']);
  expect((await visitor.profile()).introduction).not.toContain('预存卡');
});
