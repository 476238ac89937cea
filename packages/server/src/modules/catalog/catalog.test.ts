import { catalog } from '@ca-portal/api/groups/catalog';
import { dictionary } from '@ca-portal/api/groups/dictionary';
import { messages } from '@ca-portal/api/groups/messages';
import { orders } from '@ca-portal/api/groups/orders';
import { errorCodes } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeItems, parameters, products } from '../../db/schema/index.js';
import {
  createTestServer,
  personalLock,
  payAtSandbox,
  refusal,
  type TestServer,
} from '../../testing/index.js';
import { tellWhoWaits } from './stock-reminders.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
const visitor = () => server.client().use(catalog);

describe('around the products', () => {
  it('are brands and categories with their numbers', async () => {
    const brands = await visitor().brands();
    expect(brands.map(({ code, monogram }) => [code, monogram])).toEqual([
      ['F01', '北'],
      ['F02', '云'],
      ['F03', '青'],
    ]);
    const categories = await visitor().categories();
    expect(categories.map(({ code, products: n }) => [code, n])).toEqual([
      ['lock', 3],
      ['mobile', 1],
      ['pc', 1],
    ]);
  });

  it('are recommended ones: the bundle, then available ones before the others', async () => {
    const { db } = server.services;
    const master = eq(products.id, 'lock-master');
    await db.update(products).set({ unavailableReason: '暂停办理' }).where(master);
    const top = await visitor().top();
    expect(top.map(({ id }) => id)).toEqual(['bundle', 'lock-personal', 'mobile', 'pc']);
    await db.update(products).set({ unavailableReason: '' }).where(master);
    expect((await visitor().top())[1]?.id).toBe('lock-master');
  });

  it('is the comparison, with the current prices', async () => {
    const { db } = server.services;
    const price = async () => (await visitor().comparison()).rows[0]?.cells;
    expect(await price()).toEqual(['¥195.00 起', '¥200.00 起', '¥150.00 起']);
    await db.update(products).set({ serviceFenPerYear: null }).where(eq(products.id, 'pc'));
    expect(await price()).toEqual(['¥195.00 起', '¥200.00 起', '—']);
    const { carriers, rows } = await visitor().comparison();
    expect(rows.every((row) => row.cells.length === carriers.length)).toBe(true);
  });
});

describe('a product out of stock', () => {
  it('is announced once to those who wait, when it is available again', async () => {
    const { services } = server;
    const fuzeren = await server.loginAs('fuzeren');
    const told = async () =>
      (await fuzeren.use(messages).list({ query: { page: 1, limit: 99, topic: '您关注的' } })).total;
    const master = eq(products.id, 'lock-master');
    await services.db.update(products).set({ stock: 0 }).where(master);
    const ask = () => fuzeren.use(catalog).remind({ params: { id: 'lock-master' } });
    await ask();
    await ask();
    await tellWhoWaits(services);
    expect(await told()).toBe(0);
    await services.db.update(products).set({ stock: 5 }).where(master);
    await Promise.all([tellWhoWaits(services), tellWhoWaits(services)]);
    expect(await told()).toBe(1);
    expect((await refusal(fuzeren.use(catalog).remind({ params: { id: 'none' } }))).code).toBe(
      errorCodes.notFound,
    );
    expect((await refusal(visitor().remind({ params: { id: 'lock-master' } }))).code).toBe(
      errorCodes.unauthorized,
    );
  });
});

describe('membership', () => {
  it('counts what was paid this year, not what was only ordered', async () => {
    const client = await server.loginAs('zaojia');
    const before = await client.use(catalog).member();
    const { orderNo } = await client.use(orders).create({ body: personalLock() });
    expect((await client.use(catalog).member()).spentFen).toBe(before.spentFen);
    await payAtSandbox(server, client, orderNo);
    const after = await client.use(catalog).member();
    expect(after.spentFen).toBe(before.spentFen + 14_500);
    expect(after.levels.map((level) => level.name)).toEqual(['普通会员', '银卡会员', '金卡会员']);
    expect(after.nextLevelFen).toBeGreaterThan(after.spentFen);
  });

  it('shows a visitor the levels, and nobody’s figures', async () => {
    const shown = await visitor().member();
    const own = await (await server.loginAs('zaojia')).use(catalog).member();
    expect(own.levelName).not.toBe('');
    expect(shown).toEqual({ ...own, level: 0, levelName: '', spentFen: 0, nextLevelFen: null });
    expect(shown.levels).toHaveLength(3);
  });

  it('is off if the province disables it', async () => {
    const { db } = server.services;
    const client = (await server.loginAs('qiye')).use(catalog);
    expect((await client.member()).enabled).toBe(true);
    const row = { name: '会员', key: 'member.enabled', value: 'false', createdAt: server.clock() };
    await db
      .insert(parameters)
      .values(row)
      .onConflictDoUpdate({ target: parameters.key, set: { value: 'false' } });
    expect((await client.member()).enabled).toBe(false);
    expect((await visitor().member()).enabled).toBe(false);
  });
});

describe('what every page may look up', () => {
  const look = () => server.client().use(dictionary);

  it('is a dictionary in its order, without disabled items', async () => {
    const { db } = server.services;
    const providers = await look().byType({ params: { type: 'code_2' } });
    expect(providers.map((item) => [item.dictValue, item.dictLabel])).toContainEqual(['F01', '北辰 CA']);
    expect(await look().byType({ params: { type: 'no_such_type' } })).toEqual([]);
    await db.update(codeItems).set({ stopped: true }).where(eq(codeItems.codeNumber, 'F03'));
    expect((await look().byType({ params: { type: 'code_2' } })).map((item) => item.dictValue)).not.toContain(
      'F03',
    );
  });

  it('is a public parameter, and no other', async () => {
    const { db } = server.services;
    const at = { createdAt: server.clock() };
    await db.insert(parameters).values([
      { name: '开放的', key: 'test.open', value: '80', open: true, ...at },
      { name: '内部的', key: 'test.closed', value: '秘密', ...at },
    ]);
    expect(await look().configValue({ params: { key: 'test.open' } })).toBe('80');
    expect(await look().configValue({ params: { key: 'test.closed' } })).toBe('');
    expect(await look().configValue({ params: { key: 'test.none' } })).toBe('');
    expect((await look().icqList()).map((one) => one.kind)).toEqual(['qq', 'qq', 'wechat']);
  });
});
