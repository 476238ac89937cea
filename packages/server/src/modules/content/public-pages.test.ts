import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { about } from '@ca-portal/api/groups/about';
import { downloads } from '@ca-portal/api/groups/downloads';
import { home } from '@ca-portal/api/groups/home';
import { notices } from '@ca-portal/api/groups/notices';
import { orders } from '@ca-portal/api/groups/orders';
import { errorCodes } from '@ca-portal/api/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, personalLock, refusal, type TestServer } from '../../testing/index.js';
import { publicFiles } from '../../services/content/public-files.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
const shippedFile = (name: string) => new URL(`../../../assets/public/${name}`, import.meta.url);

describe('a notice', () => {
  it('comes with its text, a file that exists, and its neighbors; views are counted', async () => {
    const { detail } = server.client().use(notices);
    const first = await detail({ params: { id: 1 } });
    expect(first).toMatchObject({ previous: null, next: { id: 2 }, pinned: true, publisher: '运营服务部' });
    expect(first.attachments.map((file) => file.url)).toEqual([
      '/common/public/maintenance-plan-2026-12.pdf',
    ]);
    expect((await detail({ params: { id: 2 } })).previous).toMatchObject({ id: 1 });
    expect((await detail({ params: { id: 40 } })).next).toBeNull();
    expect((await detail({ params: { id: 1 } })).reads).toBe(first.reads + 1);
    expect((await refusal(detail({ params: { id: 4_000 } }))).code).toBe(errorCodes.notFound);
  });

  it('is counted by category', async () => {
    const counted = await server.client().use(notices).categories();
    expect(counted.reduce((sum, one) => sum + one.count, 0)).toBe(40);
  });
});

describe('downloads', () => {
  it('have the true size and hash of each file', () => {
    for (const [name, { size, sha256 }] of Object.entries(publicFiles)) {
      const bytes = readFileSync(shippedFile(name));
      expect([name, bytes.length]).toEqual([name, size]);
      expect([name, createHash('sha256').update(bytes).digest('hex')]).toEqual([name, sha256]);
    }
  });

  it('are found by words, category and system', async () => {
    const { catalog } = server.client().use(downloads);
    const all = await catalog({ query: { page: 1, limit: 99 } });
    expect(all.total).toBe(17);
    for (const file of all.rows.flatMap((row) => row.file ?? [])) {
      expect([file.name, existsSync(shippedFile(file.name))]).toEqual([file.name, true]);
    }
    expect(all.rows.filter((row) => !row.file).map((row) => row.category)).toEqual(['app']);
    const drivers = await catalog({ query: { page: 1, limit: 99, category: 'driver', system: 'uos' } });
    expect(drivers.rows.map((row) => row.id)).toEqual(['19']);
    expect(
      (await catalog({ query: { page: 1, limit: 9, keyword: '申请表' } })).rows.map((row) => row.id),
    ).toEqual(['24']);
  });

  it('open as the spec says: 18 in a tab, 24 inside', async () => {
    const { detail } = server.client().use(downloads);
    const driver = await detail({ params: { id: '18' } });
    expect([driver.openMode, driver.steps.length, driver.changes[0]?.version]).toEqual(['tab', 4, '3.2.1']);
    expect(driver.others.map((one) => one.system).toSorted()).toEqual(['kylin', 'uos']);
    expect((await detail({ params: { id: '24' } })).openMode).toBe('inside');
    for (const id of ['0', '18a', '999', '1e1']) {
      expect((await refusal(detail({ params: { id } }))).code).toBe(errorCodes.notFound);
    }
  });
});

describe('about us', () => {
  it('has a counter in each of the fourteen cities', async () => {
    const { servicePoints } = server.client().use(about);
    const all = await servicePoints({ query: {} });
    expect(new Set(all.map((point) => point.city)).size).toBe(14);
    expect((await servicePoints({ query: { city: '沈阳' } })).map((point) => point.city)).toEqual([
      '沈阳',
      '沈阳',
      '沈阳',
    ]);
    expect(await servicePoints({ query: { city: '北京' } })).toEqual([]);
  });

  it('tells who runs the portal, with whom, and for what', async () => {
    const client = server.client().use(about);
    const profile = await client.profile();
    expect(profile).toMatchObject({
      organization: '辽宁数字证书服务有限公司（示例）',
      complaintPhone: '024-00000001',
    });
    expect([profile.licenses.length, profile.figures[0]]).toEqual([
      3,
      { label: '城市服务网点覆盖', value: '14', unit: '个' },
    ]);
    expect((await client.partners()).map((group) => group.partners.length)).toEqual([3, 4, 4]);
    const [bidding] = await client.solutions();
    expect(bidding?.steps.map((step) => step.usesCertificate)).toEqual([true, false, true, true, true]);
    expect((await client.experiences()).map((one) => one.kind)).toEqual(['verify', 'seal', 'scan', 'guide']);
  });
});

describe('the start page', () => {
  it('has pictures that exist', async () => {
    const pictures = await server.client().use(home).carousel();
    expect(pictures).toHaveLength(3);
    for (const { imageUrl } of pictures) {
      expect(existsSync(shippedFile(imageUrl.replace('/common/public/', '')))).toBe(true);
    }
    expect((await server.client().use(home).adverts()).map((one) => one.imageUrl)).toEqual(['', '']);
  });

  it('lists the newest of each kind of order first, after those that must be paid', async () => {
    const todos = await (await server.loginAs('qiye')).use(home).todos();
    const numbers = todos.filter(({ kind }) => kind === 'correct').map(({ link }) => link.split('=')[1]);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.toSorted().toReversed());
    expect(todos.findIndex(({ kind }) => kind !== 'pay')).toBeGreaterThan(0);
    expect(todos.findLastIndex(({ kind }) => kind === 'pay')).toBeLessThan(
      todos.findIndex(({ kind }) => kind === 'correct'),
    );
  });

  it('says what the caller has to do next, until it is done', async () => {
    const client = await server.loginAs('zaojia');
    const before = await client.use(home).todos();
    const { orderNo } = await client.use(orders).create({ body: personalLock() });
    const todo = (await client.use(home).todos()).find((one) => one.link.includes(orderNo));
    expect(todo).toMatchObject({ kind: 'pay', title: '个人锁待支付 ¥145.00', before: '2026-11-22 10:00:00' });
    const others = await (await server.loginAs('fuzeren')).use(home).todos();
    expect(others.some((one) => one.link.includes(orderNo))).toBe(false);
    server.clock.advance({ hours: 25 });
    const after = await (await server.loginAs('zaojia')).use(home).todos();
    expect(after.filter((one) => one.kind === 'pay')).toEqual(
      before.filter((one) => one.kind === 'pay' && one.before && one.before > '2026-11-22 11:00:00'),
    );
    expect((await refusal(server.client().use(home).todos())).code).toBe(errorCodes.unauthorized);
  });

  it('publishes how fast reviews were today, and nothing when there were none', async () => {
    server.clock.advance({ days: 2 });
    const level = await server.client().use(home).serviceLevel();
    expect(level).toMatchObject({ medianReviewMinutes: null, reviewedToday: 0 });
  });
});
