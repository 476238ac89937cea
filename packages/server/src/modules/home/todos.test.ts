import type { Client, OrderRequest } from '@ca-portal/api';
import { certificates as issuing } from '@ca-portal/api/groups/certificates';
import { home } from '@ca-portal/api/groups/home';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { certificates, companies } from '../../db/schema/index.js';
import {
  approvedOrder,
  createTestServer,
  personalLock,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let leader: Client;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  leader = await server.loginAs('fuzeren');
});
afterAll(() => server.close());

it('asks for a renewal as long as one is possible, and not for ever', async () => {
  const { orderNo } = await approvedOrder(server, leader);
  await writeIntoLock(leader, orderNo);
  const endingAt = async (notAfter: string) => {
    await server.services.db
      .update(certificates)
      .set({ notAfter: new Date(notAfter) })
      .where(eq(certificates.orderNo, orderNo));
    const rows = await leader.use(home).todos();
    return rows.filter(({ kind }) => kind === 'renew').map(({ title }) => title);
  };
  expect(await endingAt('2026-11-24T04:00:00Z')).toContain('李样例的证书还有 3 天到期');
  expect(await endingAt('2025-11-22T04:00:00Z')).toContain('李样例的证书已过期');
  expect(await endingAt('2025-11-19T04:00:00Z')).not.toContain('李样例的证书已过期');
});

it.each<[string, Partial<OrderRequest>, string, string]>([
  ['a lock', {}, '写入没有完成', '/core/certWrite'],
  ['a computer', { productId: 'pc', expectedTotalFen: 15_000 }, '下载没有完成', '/core/certDownload'],
])('leads the holder back to %s that was left unwritten, or broke off', async (_, request, title, page) => {
  const { orderNo } = await approvedOrder(server, leader, personalLock(request));
  const params = { orderNo };
  const todo = async () =>
    (await leader.use(home).todos()).find(({ link }) => link === `${page}?orderNo=${orderNo}`);
  const { issueId } = await leader.use(issuing).issueBegin({ params, body: { deviceId: 'SIM-0001' } });
  const begun = { kind: 'install', title: expect.stringContaining(title) };
  expect(await todo()).toMatchObject(begun);
  const body = { issueId, step: 'write' as const, errorCode: 'lock-removed' };
  await leader.use(issuing).issueFailed({ params, body });
  expect(await todo()).toMatchObject(begun);
});

it.each([
  ['0', '0', ['company', '企业信息还没有提交']],
  ['0', '1', undefined],
  ['0', '3', ['correct', '企业信息审核不通过']],
  ['2', '2', undefined],
  // Passed, submitted again, and opened again for an order.
  ['2', '1', undefined],
  ['2', '3', ['correct', '企业信息审核不通过']],
] as const)(
  'says of a company with review %s and draft %s what it has to do',
  async (review, draftReview, said) => {
    await server.services.db
      .update(companies)
      .set({ review, draftReview })
      .where(eq(companies.name, '示例建设工程有限公司'));
    const rows = await (await server.loginAs('qiye')).use(home).todos();
    const found = rows.find(({ link }) => link === '/core/company');
    expect(found && [found.kind, found.title]).toEqual(said);
  },
);
