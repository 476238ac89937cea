import { z } from 'zod';
import { deliveries, businessTypes } from '../domain/index.js';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';

export const carriers = ['lock', 'mobile', 'pc'] as const;
const carrier = z.enum(carriers);

export const productSummary = z.object({
  id: f.code,
  name: z.string(),
  summary: z.string(),
  audience: z.string(),
  carrier,
  orderType: z.enum(businessTypes),
  /** Complete first year, in fen; null while no price is configured. */
  fromFen: f.fen.nullable(),
  available: z.boolean(),
  /** Why it cannot be ordered now; empty when it can. */
  unavailableReason: z.string(),
  stock: z.int().min(0),
  highlights: z.array(z.string()),
});
/** A product in the shop's list. */
export type ProductSummary = z.output<typeof productSummary>;

const provider = z.object({
  code: f.code,
  name: z.string(),
  available: z.boolean(),
  unavailableReason: z.string(),
  platformCodes: z.array(f.code),
});
const vendor = z.object({ code: f.code, name: z.string() });
const platform = z.object({ code: f.code, name: z.string(), included: z.boolean() });
const priceList = z.object({
  serviceFenPerYear: f.fen,
  mediumFen: f.fen,
  sealFen: f.fen,
  sealCount: z.int().min(0),
  extraPlatformFen: f.fen,
  courierFen: f.fen,
});

export const productDetail = productSummary.extend({
  certificateType: f.code,
  certificateTypeName: z.string(),
  lockType: f.code,
  lockTypeName: z.string(),
  allowedRoleIds: z.array(z.int()),
  providers: z.array(provider),
  /** Makers of sticks; none if the certificate is not written into a lock. */
  mediumVendors: z.array(vendor),
  /** Makers of seals; none where the product has no seal. */
  signatureVendors: z.array(vendor),
  platforms: z.array(platform),
  yearOptions: z.array(z.int().min(1).max(5)),
  prices: priceList.nullable(),
});
/** A product with prices, materials and platforms. */
export type ProductDetail = z.output<typeof productDetail>;

export const delivery = z.enum(deliveries);
const years = z.int().min(1).max(5);

export const quote = z.object({
  lines: z.array(
    z.object({
      key: z.enum(['service', 'medium', 'seal', 'platform', 'courier']),
      label: z.string(),
      unitFen: f.fen,
      quantity: z.int(),
      amountFen: f.fen,
    }),
  ),
  totalFen: f.fen,
});

const exampleSummary = {
  id: 'lock-master',
  name: '企业主锁',
  summary: '公司对外的第一把锁。',
  audience: '企业管理员',
  carrier: 'lock' as const,
  orderType: '0101' as const,
  fromFen: 30000,
  available: true,
  unavailableReason: '',
  stock: 240,
  highlights: ['适用全部交易平台', '可刻录电子印章', '到窗口自取、邮寄或在线写入'],
};
export const exampleQuote = {
  lines: [
    { key: 'service' as const, label: '证书服务费', unitFen: 20000, quantity: 2, amountFen: 40000 },
    { key: 'medium' as const, label: '介质费', unitFen: 0, quantity: 1, amountFen: 0 },
    { key: 'seal' as const, label: '签章制作费', unitFen: 2500, quantity: 2, amountFen: 5000 },
  ],
  totalFen: 45000,
};

/** Rows: Products, their prices and where they can be used. */
export const shop = {
  list: endpoint({
    method: 'POST',
    path: '/shop/getShopList',
    summary: 'Products on show',
    source: '7.5',
    access: anybody,
    envelope: 'rows',
    query: z.object(f.paging),
    body: z.object({
      carrier: carrier.optional(),
      providerCode: f.code.optional(),
      /** Products that this role may order. */
      roleId: z.int().min(1).max(999).optional(),
      keyword: f.keyword.optional(),
      sort: z.enum(['recommended', 'priceUp', 'priceDown']).optional(),
    }),
    response: productSummary,
    example: { query: { page: 1, limit: 20 }, body: {}, response: exampleSummary },
  }),
  detail: endpoint({
    method: 'POST',
    path: '/shop/getShop/{id}',
    summary: 'One product with its choices and prices',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    params: z.object({ id: f.code }),
    response: productDetail,
    example: {
      params: { id: 'lock-master' },
      response: {
        ...exampleSummary,
        certificateType: 'T01',
        certificateTypeName: '企业证书',
        lockType: 'L01',
        lockTypeName: '主锁',
        allowedRoleIds: [5],
        providers: [
          {
            code: 'F01',
            name: '北辰 CA',
            available: true,
            unavailableReason: '',
            platformCodes: ['P01', 'P02', 'P03'],
          },
          {
            code: 'F02',
            name: '云杉 CA',
            available: true,
            unavailableReason: '',
            platformCodes: ['P01', 'P02'],
          },
          {
            code: 'F03',
            name: '青禾 CA',
            available: false,
            unavailableReason: '本型号停售',
            platformCodes: ['P01'],
          },
        ],
        mediumVendors: [
          { code: 'M01', name: '示例介质厂商甲' },
          { code: 'M02', name: '示例介质厂商乙' },
        ],
        signatureVendors: [
          { code: 'S01', name: '示例签章厂商甲' },
          { code: 'S02', name: '示例签章厂商乙' },
        ],
        platforms: [
          { code: 'P01', name: '省级工程建设交易平台', included: true },
          { code: 'P02', name: '市级政府采购平台', included: false },
          { code: 'P03', name: '企业采购平台', included: false },
        ],
        yearOptions: [1, 2, 3],
        prices: {
          serviceFenPerYear: 20000,
          mediumFen: 5000,
          sealFen: 2500,
          sealCount: 2,
          extraPlatformFen: 5000,
          courierFen: 1500,
        },
      },
    },
  }),
  sku: endpoint({
    method: 'POST',
    path: '/shop/getShopSku',
    summary: 'The server’s price of a choice, line by line',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      productId: f.code,
      providerCode: f.code,
      platformCodes: z.array(f.code).min(1, '请至少选择一个适用平台').max(20),
      years,
      delivery,
    }),
    response: quote,
    example: {
      body: {
        productId: 'lock-master',
        providerCode: 'F01',
        platformCodes: ['P01'],
        years: 2,
        delivery: 'online',
      },
      response: exampleQuote,
    },
  }),
};
