import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { shop } from '@ca-portal/api/groups/shop';
import { shopAdmin as group } from '@ca-portal/api/groups/shop-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await createTestServer();
  office = await server.loginAs('admin');
});
afterAll(() => server.close());

const admin = () => office.use(group);
const form = {
  name: '企业副锁',
  summary: '给投标部门的第二把锁。',
  audience: '企业管理员',
  highlights: ['与主锁同时使用'],
  allowedRoleIds: [5],
  yearOptions: [2, 1],
  unavailableReason: '',
  stock: 10,
  position: 9,
  sealCount: 1,
  keyAlgorithm: 'RSA-2048' as const,
  platformCodes: ['P01', 'P02'],
  includedPlatformCodes: ['P01'],
  providerCodes: ['F01'],
};
const nature = {
  id: 'lock-second',
  carrier: 'lock' as const,
  orderType: '0101' as const,
  certificateType: 'T01',
  lockType: 'L01',
};
const amounts = {
  serviceFenPerYear: 18000,
  mediumFen: 4000,
  sealFen: 2000,
  extraPlatformFen: 5000,
  courierFen: 1500,
};
const inShop = (id: string) => server.client().use(shop).detail({ params: { id } });

it('sells a new product as soon as it has a price', async () => {
  await admin().addProduct({ body: { ...form, ...nature } });
  const shown = await inShop(nature.id);
  expect(shown).toMatchObject({ name: form.name, fromFen: null, prices: null, yearOptions: [1, 2] });
  expect(shown.platforms.filter(({ included }) => included).map(({ code }) => code)).toEqual(['P01']);
  const params = { id: nature.id };
  await admin().addPrice({ params, body: { ...amounts, validFrom: null } });
  expect((await inShop(nature.id)).fromFen).toBe(18000 + 4000 + 2000);
  await admin().updateProduct({ params, body: { ...form, unavailableReason: '暂停销售' } });
  expect(await inShop(nature.id)).toMatchObject({ available: false, unavailableReason: '暂停销售' });
  const again = admin().addProduct({ body: { ...form, ...nature } });
  expect((await refusal(again)).code).toBe(errorCodes.nameTaken);
});

it('applies a price from its time on, and withdraws one that is not in force yet', async () => {
  const params = { id: 'mobile' };
  const price = (validFrom: string, serviceFenPerYear: number) =>
    admin().addPrice({
      params,
      body: { ...amounts, validFrom, serviceFenPerYear, mediumFen: 0, sealFen: 0 },
    });
  await price('2026-12-01 00:00:00', 15000);
  await price('2027-01-01 00:00:00', 9000);
  expect((await inShop('mobile')).fromFen).toBe(20000);
  expect((await admin().prices({ params })).map(({ state }) => state)).toEqual([
    'coming',
    'coming',
    'current',
  ]);
  const { rows } = await admin().products({ query: { page: 1, limit: 20, keyword: '手机证书' } });
  expect(rows[0]).toMatchObject({
    nextPriceFrom: '2026-12-01 00:00:00',
    prices: { serviceFenPerYear: 20000 },
  });

  const [latest] = await admin().prices({ params });
  await admin().removePrice({ params: { priceId: latest?.id ?? 0 } });
  const before = server.clock();
  server.clock.advance({ days: 60 });
  office = await server.loginAs('admin');
  expect((await inShop('mobile')).fromFen).toBe(15000);
  const [inForce] = await admin().prices({ params });
  expect(inForce).toMatchObject({ state: 'current' });
  const removed = admin().removePrice({ params: { priceId: inForce?.id ?? 0 } });
  expect((await refusal(removed)).code).toBe(errorCodes.badRequest);
  expect((await refusal(price('2026-12-02 00:00:00', 1))).code).toBe(errorCodes.badRequest);
  server.clock.set(before);
  office = await server.loginAs('admin');
  // Only one price for one time, and a price must not be empty.
  expect((await refusal(price('2026-12-01 00:00:00', 14000))).code).toBe(errorCodes.badRequest);
  expect((await refusal(price('2027-02-01 00:00:00', 0))).code).toBe(errorCodes.badRequest);
});

it('takes a provider off sale, and shows where its certificates are accepted', async () => {
  const body = { unavailableReason: '系统升级', onTrial: false, platformCodes: ['P04'] };
  await admin().updateProvider({ params: { code: 'F02' }, body });
  const { providers } = await inShop('lock-master');
  expect(providers.find(({ code }) => code === 'F02')).toMatchObject({
    available: false,
    unavailableReason: '系统升级',
    platformCodes: ['P04'],
  });
  expect((await admin().providers()).find(({ code }) => code === 'F02')).toMatchObject(body);
});

it('refuses unknown codes, and inconsistent fields', async () => {
  const refused = async (changes: Partial<typeof form>, of: Partial<typeof nature> = {}) =>
    (await refusal(admin().addProduct({ body: { ...form, ...nature, id: 'odd', ...of, ...changes } }))).code;
  expect(await refused({ platformCodes: ['P99'], includedPlatformCodes: [] })).toBe(errorCodes.badRequest);
  expect(await refused({ providerCodes: ['F99'] })).toBe(errorCodes.badRequest);
  expect(await refused({ includedPlatformCodes: ['P03'] })).toBe(errorCodes.badRequest);
  expect(await refused({}, { lockType: 'L99' })).toBe(errorCodes.badRequest);
  expect(await refused({}, { id: 'Über' })).toBe(errorCodes.badRequest);
  const unknown = admin().updateProvider({
    params: { code: 'F99' },
    body: { unavailableReason: '', onTrial: false, platformCodes: [] },
  });
  expect((await refusal(unknown)).code).toBe(errorCodes.badRequest);
});

it('allows SM2 only for locks', async () => {
  const sm2 = { ...form, keyAlgorithm: 'SM2' as const };
  await admin().addProduct({ body: { ...sm2, ...nature, id: 'lock-sm2' } });
  const { rows } = await admin().products({ query: { page: 1, limit: 100, keyword: 'lock-sm2' } });
  expect(rows).toMatchObject([{ keyAlgorithm: 'SM2' }]);
  const phone = { ...nature, id: 'mobile-sm2', carrier: 'mobile' as const, orderType: '0301' as const };
  expect((await refusal(admin().addProduct({ body: { ...sm2, ...phone } }))).code).toBe(
    errorCodes.badRequest,
  );
});
