import { errorCodes as codes } from '@ca-portal/api/domain';
import { dataScope } from '@ca-portal/api/groups/data-scope';
import { monitor } from '@ca-portal/api/groups/monitor';
import { orders } from '@ca-portal/api/groups/orders';
import { session } from '@ca-portal/api/groups/session';
import { catalog } from '@ca-portal/api/groups/catalog';
import { codes as codeLists } from '@ca-portal/api/groups/codes';
import { shop } from '@ca-portal/api/groups/shop';
import { statistics } from '@ca-portal/api/groups/statistics';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/index.js';
import { setParameter } from '../../testing/set-parameter.js';
import {
  createTestServer,
  personalLock,
  refusal,
  solvedCaptcha,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const log = async () => (await server.loginAs('admin')).use(monitor);
const login = async (username: string, password: string) =>
  server
    .client()
    .use(session)
    .login({ body: { username, password, ...(await solvedCaptcha(server)) } });

describe('logins', () => {
  it('are kept with their outcome, right and wrong', async () => {
    await login('zaojia', demoPassword);
    expect((await refusal(login('ZaoJia', 'Wrong@2026'))).code).toBe(codes.credentialsWrong);
    const { rows } = await (await log()).logins({ query: { userName: 'zaojia' } });
    expect(rows.slice(0, 2).map((row) => [row.userName, row.status])).toEqual([
      ['zaojia', '1'],
      ['zaojia', '0'],
    ]);
    expect(rows[1]).toMatchObject({ msg: '登录成功（密码）', ipaddr: '127.0.0.1', loginLocation: '内网' });
    expect((await (await log()).logins({ query: { status: '1', userName: 'zaojia' } })).total).toBe(1);
  });

  it('opens again for users locked out by wrong passwords', async () => {
    for (let i = 0; i < 5; i += 1) await refusal(login('fuzeren', 'Wrong@2026'));
    expect((await refusal(login('fuzeren', demoPassword))).code).toBe(codes.accountLocked);
    await (await log()).unlock({ params: { userName: 'fuzeren' } });
    expect((await login('fuzeren', demoPassword)).token).toMatch(/^2\./);
  });

  it('are sessions that can be ended', async () => {
    server.clock.advance({ seconds: 1 });
    const { token } = await login('zaojia', demoPassword);
    const { sessions, endSession } = await log();
    const open = await sessions({ query: { userName: 'zaojia' } });
    expect(open.rows[0]).toMatchObject({ userName: 'zaojia', ipaddr: '127.0.0.1' });
    await endSession({ params: { tokenId: open.rows[0]?.tokenId ?? '' } });
    expect((await refusal(server.client(token).use(session).info())).code).toBe(codes.unauthorized);
    const again = endSession({ params: { tokenId: open.rows[0]?.tokenId ?? '' } });
    expect((await refusal(again)).code).toBe(codes.notFound);
  });
});

describe('the audit log', () => {
  it('filters by period and person, and refuses a day that does not exist', async () => {
    const { operations } = await log();
    expect(
      (await operations({ query: { operName: 'zaojia', beginTime: '2026-11-21', endTime: '2026-11-21' } }))
        .total,
    ).toBeGreaterThan(0);
    expect((await operations({ query: { operName: 'zaojia', endTime: '2026-11-20' } })).total).toBe(0);
    expect((await refusal(operations({ query: { beginTime: '2026-02-30' } }))).code).toBe(codes.badRequest);
    const oldest = await operations({
      query: { orderByColumn: 'operTime', isAsc: 'ascending', pageSize: 1 },
    });
    const newest = await operations({ query: { pageSize: 1 } });
    expect(oldest.rows[0]?.operId).toBeLessThan(newest.rows[0]?.operId ?? 0);
  });
});

describe('the provider list', () => {
  it('accepts a user or a phone once, and deletes nothing', async () => {
    const { add, list, remove } = (await server.loginAs('admin')).use(dataScope);
    const body = {
      userName: '',
      phone: '13000000005',
      providerCode: 'F04',
      reason: '试点单位',
      expiresAt: null,
    };
    const [first, second] = await Promise.allSettled([add({ body }), add({ body })]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await list({ query: { page: 1, limit: 20, keyword: '13000000005' } });
    expect(rows).toMatchObject([
      { phone: '130****0005', providerName: '试点服务商（示例）', createBy: '系统管理员' },
    ]);
    await remove({ params: { id: rows[0]?.id ?? 0 } });
    expect((await refusal(remove({ params: { id: rows[0]?.id ?? 0 } }))).code).toBe(codes.notFound);
    const kept = await server.services.db.execute(
      sql`select count(*)::int as n from provider_grants where phone = '13000000005'`,
    );
    expect((kept as unknown as { rows: { n: number }[] }).rows[0]?.n).toBe(1);
    expect((await refusal(add({ body: { ...body, providerCode: 'F77' } }))).code).toBe(codes.notFound);
    const never = add({ body: { ...body, expiresAt: '2026-02-30 00:00:00' } });
    expect((await refusal(never)).code).toBe(codes.badRequest);
  });
});

describe('a provider on trial', () => {
  it('is visible to the listed users, as long as they are listed', async () => {
    const seenBy = async (name?: string) => {
      const client = name ? await server.loginAs(name) : server.client();
      const { detail, list } = client.use(shop);
      const { providers } = await detail({ params: { id: 'lock-personal' } });
      const found = await list({ query: { page: 1, limit: 9 }, body: { providerCode: 'F04' } });
      const brands = await client.use(catalog).brands();
      const items = await client.use(codeLists).byType({ params: { type: 2 } });
      // Every list shows the same.
      const seen = [
        providers.some(({ code }) => code === 'F04'),
        found.total > 0,
        brands.some(({ code }) => code === 'F04'),
        items.some(({ codeNumber }) => codeNumber === 'F04'),
      ];
      return new Set(seen).size === 1 ? seen[0] : seen;
    };
    expect([await seenBy(), await seenBy('zaojia'), await seenBy('qiye')]).toEqual([false, false, true]);
    const known = await (await server.loginAs('shenhe1')).use(codeLists).byType({ params: { type: 2 } });
    expect(known.map(({ codeNumber }) => codeNumber)).toContain('F04');
    const { add } = (await server.loginAs('admin')).use(dataScope);
    const body = { phone: '', providerCode: 'F04', reason: '试点单位', expiresAt: '2026-11-21 12:00:00' };
    await add({ body: { ...body, userName: 'zaojia' } });
    expect(await seenBy('zaojia')).toBe(true);
    server.clock.advance({ hours: 4 });
    expect(await seenBy('zaojia')).toBe(false);
  });
});

describe('figures', () => {
  it('count an order on its Beijing day, and give every day of the period', async () => {
    const group = (await server.loginAs('admin')).use(statistics);
    const query = { from: '2026-11-20', to: '2026-11-22' };
    const before = await group.orders({ query });
    const overview = await group.overview({ query });
    await (await server.loginAs('zaojia')).use(orders).create({ body: personalLock() });
    const after = await group.orders({ query });
    expect(after.days.map((row) => row.day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect((after.days[1]?.count ?? 0) - (before.days[1]?.count ?? 0)).toBe(1);
    expect((await group.overview({ query })).orders - overview.orders).toBe(1);
    const sum = (rows: readonly { count: number }[]) => rows.reduce((n, row) => n + row.count, 0);
    expect(sum(after.types)).toBe(sum(after.days));
    expect(sum(after.cities)).toBe(sum(after.days));
    expect((await group.reviews({ query })).days).toHaveLength(3);
    expect(await group.expiry({ query: {} })).toHaveLength(12);
    expect((await group.expiry({ query: {} }))[0]?.month).toBe('2026-11');
    const ofOne = await group.expiry({ query: { roleId: 5 } });
    expect(sum(ofOne)).toBeLessThanOrEqual(sum(await group.expiry({ query: {} })));
  });

  it('tell how long a queue has waited', async () => {
    const before = server.clock();
    const review = async () => (await (await server.loginAs('admin')).use(statistics).queues())[0]!;
    const now = await review();
    const waiting = now.fresh + now.today + now.days + now.old;
    server.clock.advance({ days: 4 });
    expect(await review()).toMatchObject({ label: '订单审核', fresh: 0, today: 0, days: 0, old: waiting });
    await setParameter(server, 'review.slaHours', '48');
    expect(await review()).toMatchObject({ fresh: 0, today: 0, days: waiting, old: 0 });
    await setParameter(server, 'review.slaHours', '24');
    server.clock.set(before);
  });

  it('refuse a period that ends before it begins, or is longer than a year', async () => {
    const { overview } = (await server.loginAs('admin')).use(statistics);
    expect((await refusal(overview({ query: { from: '2026-11-21', to: '2026-11-20' } }))).code).toBe(400);
    expect((await refusal(overview({ query: { from: '2024-11-21', to: '2026-11-20' } }))).code).toBe(400);
  });
});
