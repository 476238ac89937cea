import { errorCodes as codes } from '@ca-portal/api/domain';
import { shop } from '@ca-portal/api/groups/shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const visitor = () => server.client().use(shop);
type Choice = Parameters<ReturnType<typeof visitor>['sku']>[0]['body'];
const quote = (changes: Partial<Choice> = {}) =>
  visitor().sku({
    body: {
      productId: 'lock-master',
      providerCode: 'F01',
      platformCodes: ['P01'],
      years: 1,
      delivery: 'counter',
      ...changes,
    },
  });

describe('products', () => {
  it('are shown with the first year’s complete price', async () => {
    const { rows, total } = await visitor().list({ query: { page: 1, limit: 20 }, body: {} });
    expect(total).toBe(5);
    expect(rows.map(({ id, fromFen, available }) => [id, fromFen, available])).toEqual([
      ['lock-master', 30000, true],
      ['lock-personal', 19500, true],
      ['mobile', 20000, true],
      ['pc', 15000, true],
      ['bundle', 37500, true],
    ]);
  });

  it('can be filtered by provider, role and words, and sorted by price', async () => {
    const ids = async (body: Parameters<ReturnType<typeof visitor>['list']>[0]['body']) =>
      (await visitor().list({ query: { page: 1, limit: 20 }, body })).rows.map(({ id }) => id);
    expect(await ids({ providerCode: 'F01', roleId: 3 })).toEqual(['mobile']);
    expect(await ids({ providerCode: 'F99' })).toEqual([]);
    expect(await ids({ keyword: '个人签章' })).toEqual(['lock-personal']);
    expect(await ids({ keyword: '%' })).toEqual([]);
    expect(await ids({ sort: 'priceUp' })).toEqual([
      'pc',
      'lock-personal',
      'mobile',
      'lock-master',
      'bundle',
    ]);
    expect(await ids({ sort: 'priceDown', roleId: 2 })).toEqual(['bundle', 'mobile', 'lock-personal', 'pc']);
    expect(await ids({ sort: 'recommended' })).toEqual([
      'lock-master',
      'lock-personal',
      'mobile',
      'pc',
      'bundle',
    ]);
  });

  it('can be filtered by carrier and paged', async () => {
    const query = { page: 1, limit: 20 };
    const mobile = await visitor().list({ query, body: { carrier: 'mobile' } });
    expect(mobile.rows.map(({ id }) => id)).toEqual(['mobile']);
    const second = await visitor().list({ query: { page: 2, limit: 3 }, body: {} });
    expect([second.rows.map(({ id }) => id), second.total]).toEqual([['pc', 'bundle'], 5]);
  });

  it('list their options in detail', async () => {
    const detail = await visitor().detail({ params: { id: 'lock-master' } });
    expect(detail).toMatchObject({
      certificateTypeName: '企业证书',
      lockTypeName: '主锁',
      allowedRoleIds: [5],
    });
    expect(detail.providers.map((p) => [p.name, p.available, p.platformCodes])).toEqual([
      ['北辰 CA', true, ['LP01', 'P01', 'P02', 'P03']],
      ['云杉 CA', true, ['LP01', 'P01', 'P02']],
      ['青禾 CA', false, ['P01']],
    ]);
    expect(detail.platforms.filter((p) => p.included).map((p) => p.code)).toEqual(['P01']);
    expect((await visitor().detail({ params: { id: 'pc' } })).lockTypeName).toBe('PC锁');
    expect((await refusal(visitor().detail({ params: { id: 'none' } }))).code).toBe(404);
  });
});

describe('the server’s price', () => {
  it.each<[string, Partial<Choice>, number]>([
    ['a year at the counter', {}, 30000],
    ['two years at the counter', { years: 2 }, 50000],
    ['two years written online', { years: 2, delivery: 'online' }, 45000],
    ['two platforms by courier', { platformCodes: ['P01', 'P02'], delivery: 'courier' }, 36500],
  ])('of %s adds up', async (_, changes, total) => {
    const { lines, totalFen } = await quote(changes);
    expect(totalFen).toBe(total);
    expect(lines.reduce((sum, line) => sum + line.amountFen, 0)).toBe(total);
  });

  it('names the platforms that a provider lacks', async () => {
    const refused = await refusal(quote({ platformCodes: ['P01', 'P03', 'P04'], providerCode: 'F02' }));
    expect(refused).toMatchObject({
      code: codes.platformNotSupported,
      message: '所选服务商不支持：企业采购平台、远程评标系统。请更换服务商或取消这些平台',
      details: { platformCodes: ['P03', 'P04'] },
    });
  });

  it.each<[string, Partial<Choice>, number]>([
    ['a provider that is not on sale', { providerCode: 'F03' }, codes.providerUnavailable],
    ['an unknown provider', { providerCode: 'F99' }, codes.providerUnavailable],
    ['an unknown platform', { platformCodes: ['P99'] }, codes.badRequest],
    ['a platform named twice', { platformCodes: ['P02', 'P02'] }, codes.badRequest],
    ['years that are not offered', { years: 5 }, codes.badRequest],
    ['an unknown product', { productId: 'none' }, codes.notFound],
  ])('is not given for %s', async (_, changes, code) => {
    expect((await refusal(quote(changes))).code).toBe(code);
  });

  it('is not given for a product that is not on sale', async () => {
    const { db } = server.services;
    const mobile = eq(products.id, 'mobile');
    await db.update(products).set({ unavailableReason: '暂停办理' }).where(mobile);
    expect((await refusal(quote({ productId: 'mobile' }))).code).toBe(codes.productUnavailable);
    await db.update(products).set({ unavailableReason: '' }).where(mobile);
  });

  it('is never free because one is missing', async () => {
    const { db } = server.services;
    const personal = eq(products.id, 'lock-personal');
    await db.update(products).set({ sealFen: null }).where(personal);
    expect((await refusal(quote({ productId: 'lock-personal' }))).code).toBe(codes.priceMissing);
    const detail = await visitor().detail({ params: { id: 'lock-personal' } });
    expect([detail.fromFen, detail.prices]).toEqual([null, null]);
    await db.update(products).set({ sealFen: 2500 }).where(personal);
  });
});
