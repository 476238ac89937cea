import { z } from 'zod';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { productSummary, shop } from './shop.js';

const brand = z.object({ code: f.code, name: z.string(), monogram: z.string(), products: z.int().min(0) });
const category = z.object({ code: z.string(), name: z.string(), products: z.int().min(0) });

/** Data beside the products of `shop`: brands, categories, recommended ones, the comparison. */
export const catalog = {
  brands: endpoint({
    method: 'POST',
    path: '/shop/getShopPpList',
    summary: 'Brands (service providers) with the number of their products',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    response: z.array(brand),
    example: { response: [{ code: 'F01', name: '北辰 CA', monogram: '北', products: 4 }] },
  }),
  top: endpoint({
    method: 'POST',
    path: '/shop/getTopShopList',
    summary: 'Recommended products, the bundle first',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    response: z.array(productSummary),
    example: { response: [shop.list.example.response] },
  }),
  categories: endpoint({
    method: 'POST',
    path: '/shop/getShopLbList',
    summary: 'Categories of products with the number of products in each',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    response: z.array(category),
    example: {
      response: [
        { code: 'lock', name: '实体CA锁', products: 4 },
        { code: 'mobile', name: '手机证书', products: 1 },
        { code: 'pc', name: 'PC证书', products: 1 },
      ],
    },
  }),
  comparison: endpoint({
    method: 'GET',
    path: '/api/cpTable/getCpAll',
    summary: 'The three carriers side by side: one row a feature, one cell a carrier',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    response: z.object({
      carriers: z.array(z.object({ carrier: z.enum(['lock', 'mobile', 'pc']), name: z.string() })),
      rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
    }),
    example: {
      response: {
        carriers: [
          { carrier: 'lock', name: '实体CA锁' },
          { carrier: 'mobile', name: '手机证书' },
          { carrier: 'pc', name: 'PC证书' },
        ],
        rows: [{ label: '首年价格', cells: ['¥300.00 起', '¥100.00 起', '¥80.00 起'] }],
      },
    },
  }),
  remind: endpoint({
    method: 'POST',
    path: '/shop/getShop/{id}/remind',
    summary: 'Send a message when a product is in stock again; asking twice asks once',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    params: z.object({ id: f.code }),
    response: f.nothing,
    example: { params: { id: 'lock-master' }, response: null },
  }),
  member: endpoint({
    method: 'GET',
    path: '/member/mine',
    summary: 'What each level gives; to somebody logged in also his level and how far the next one is',
    source: 'ours (2.3 /myMember, /memberDes)',
    access: anybody,
    envelope: 'data',
    response: z.object({
      /** False if the province has no membership: the pages are then not reachable. */
      enabled: z.boolean(),
      level: z.int().min(0),
      /** Empty for a visitor, who has no level; spent is 0 and there is no next level. */
      levelName: z.string(),
      spentFen: f.fen,
      /** Null at the highest level. */
      nextLevelFen: f.fen.nullable(),
      levels: z.array(z.object({ level: z.int(), name: z.string(), fromFen: f.fen })),
      benefits: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
    }),
    example: {
      response: {
        enabled: true,
        level: 1,
        levelName: '银卡会员',
        spentFen: 373_200,
        nextLevelFen: 500_000,
        levels: [{ level: 1, name: '银卡会员', fromFen: 100_000 }],
        benefits: [{ label: '课程优惠', cells: ['9.5 折'] }],
      },
    },
  }),
};
