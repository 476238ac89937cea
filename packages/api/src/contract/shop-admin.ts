import { z } from 'zod';
import { keyAlgorithms, businessTypes, permissions } from '../domain/index.js';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { carriers } from './shop.js';
import { may } from './system-access.js';

const access = may(permissions.manageShop);

/** Part of a product's address; orders refer to it, so it never changes. */
const productId = z
  .string()
  .trim()
  .max(20)
  .regex(/^[a-z][a-z0-9-]*$/, '以小写字母开头，只能包含小写字母、数字和短横线');
const byId = z.object({ id: productId });
const codes = z.array(f.code).max(50);
/** Empty while it can be ordered. */
const unavailableReason = f.sentence;

const prices = z.object({
  serviceFenPerYear: f.fen,
  mediumFen: f.fen,
  sealFen: f.fen,
  extraPlatformFen: f.fen,
  courierFen: f.fen,
});
const productForm = z.object({
  name: f.title,
  summary: f.sentence,
  audience: f.title,
  highlights: z.array(f.title).max(6),
  allowedRoleIds: z.array(z.int().min(1).max(9)).min(1, '请选择可以办理的角色').max(9),
  yearOptions: z.array(z.int().min(1).max(5)).min(1, '请选择有效期').max(5),
  unavailableReason,
  stock: z.int().min(0).max(1_000_000),
  position: z.int().min(0).max(10_000),
  sealCount: z.int().min(0).max(20),
  /** Algorithm of the keys of new certificates; SM2 for locks only. A change keeps that of its certificate. */
  keyAlgorithm: z.enum(keyAlgorithms),
  /** Platforms on sale with the product. */
  platformCodes: codes.min(1, '请选择适用平台'),
  /** Those that the base price includes. */
  includedPlatformCodes: codes,
  providerCodes: codes.min(1, '请选择服务商'),
});
/** Fixed properties of a product, as orders and certificates rely on them. */
const nature = z.object({
  id: productId,
  carrier: z.enum(carriers),
  orderType: z.enum(businessTypes),
  certificateType: f.code,
  lockType: f.code,
});
const product = productForm.extend(nature.shape).extend({
  /** The current prices; null without any. */
  prices: prices.nullable(),
  /** Start of the next prices that are already entered. */
  nextPriceFrom: f.beijing.nullable(),
});
const price = prices.extend({
  /** 0 for the initial prices of the product. */
  id: z.int().min(0),
  /** Null for the initial prices of the product. */
  validFrom: f.beijing.nullable(),
  state: z.enum(['past', 'current', 'coming']),
  createBy: z.string(),
});
const providerForm = z.object({ unavailableReason, onTrial: z.boolean(), platformCodes: codes });
const provider = providerForm.extend({ code: f.code, name: z.string(), products: z.int().min(0) });

const examplePrices = {
  serviceFenPerYear: 20000,
  mediumFen: 5000,
  sealFen: 2500,
  extraPlatformFen: 5000,
  courierFen: 1500,
};
const exampleForm = {
  name: '企业主锁',
  summary: '公司对外的第一把锁。',
  audience: '企业管理员',
  highlights: ['适用全部交易平台'],
  allowedRoleIds: [5],
  yearOptions: [1, 2, 3],
  unavailableReason: '',
  stock: 240,
  position: 1,
  sealCount: 2,
  keyAlgorithm: 'RSA-2048' as const,
  platformCodes: ['P01', 'P02'],
  includedPlatformCodes: ['P01'],
  providerCodes: ['F01'],
};
const exampleNature = {
  id: 'lock-master',
  carrier: 'lock' as const,
  orderType: '0101' as const,
  certificateType: 'T01',
  lockType: 'L01',
};
const exampleProduct = {
  ...exampleForm,
  ...exampleNature,
  prices: examplePrices,
  nextPriceFrom: '2027-01-01 00:00:00',
};
const exampleProvider = {
  code: 'F01',
  name: '北辰 CA',
  unavailableReason: '',
  onTrial: false,
  platformCodes: ['P01', 'P02', 'P03'],
  products: 5,
};

/** Products of the shop: prices with their start date, makers and platforms. */
export const shopAdmin = {
  products: endpoint({
    method: 'GET',
    path: '/shop/admin/products',
    summary: 'All products with the prices in force',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object({ ...f.paging, keyword: f.keyword.optional() }),
    response: product,
    example: { query: { page: 1, limit: 20 }, response: exampleProduct },
  }),
  addProduct: endpoint({
    method: 'POST',
    path: '/shop/admin/products',
    summary: 'A new product; it can be ordered once it has prices',
    source: 'ours',
    access,
    envelope: 'data',
    body: productForm.extend(nature.shape),
    response: f.nothing,
    example: { body: { ...exampleForm, ...exampleNature, id: 'lock-second' }, response: null },
  }),
  updateProduct: endpoint({
    method: 'PUT',
    path: '/shop/admin/products/{id}',
    summary: 'Change what is shown, who may order it, and for which platforms and providers',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    body: productForm,
    response: f.nothing,
    example: { params: { id: 'lock-master' }, body: exampleForm, response: null },
  }),
  prices: endpoint({
    method: 'GET',
    path: '/shop/admin/products/{id}/prices',
    summary: 'Prices of a product, the latest first',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    response: z.array(price),
    example: {
      params: { id: 'lock-master' },
      response: [
        {
          ...examplePrices,
          serviceFenPerYear: 18000,
          id: 7,
          validFrom: '2027-01-01 00:00:00',
          state: 'coming',
          createBy: '系统管理员',
        },
        { ...examplePrices, id: 0, validFrom: null, state: 'current', createBy: '' },
      ],
    },
  }),
  addPrice: endpoint({
    method: 'POST',
    path: '/shop/admin/products/{id}/prices',
    summary: 'Prices that hold from a moment on, at once without one; orders that are placed keep theirs',
    source: 'ours',
    access,
    once: true,
    envelope: 'data',
    params: byId,
    body: prices.extend({ validFrom: f.beijing.nullable() }),
    response: f.nothing,
    example: {
      params: { id: 'lock-master' },
      body: { ...examplePrices, validFrom: '2027-03-01 00:00:00' },
      response: null,
    },
  }),
  removePrice: endpoint({
    method: 'DELETE',
    path: '/shop/admin/prices/{priceId}',
    summary: 'Take back prices that do not hold yet',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ priceId: f.id }),
    response: f.nothing,
    example: { params: { priceId: 7 }, response: null },
  }),
  providers: endpoint({
    method: 'GET',
    path: '/shop/admin/providers',
    summary: 'Service providers of the code list, with the platforms that accept their certificates',
    source: 'ours',
    access,
    envelope: 'data',
    response: z.array(provider),
    example: { response: [exampleProvider] },
  }),
  updateProvider: endpoint({
    method: 'PUT',
    path: '/shop/admin/providers/{code}',
    summary: 'Whether a provider can be chosen, by whom, and which platforms accept its certificates',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ code: f.code }),
    body: providerForm,
    response: f.nothing,
    example: {
      params: { code: 'F01' },
      body: { unavailableReason: '', onTrial: false, platformCodes: ['P01', 'P02'] },
      response: null,
    },
  }),
};
