import type { ProductSummary } from '@ca-portal/api';
import { shop } from '@ca-portal/api/contract';
import { changeOrderTypes } from '@ca-portal/api/domain';
import { describe, expect, test } from 'vitest';
import { priceOf, type PriceSource } from './prices.js';

const summary: ProductSummary = shop.list.example.response;
const lock = shop.detail.example.response;
const source: PriceSource = {
  products: [
    { ...summary, fromFen: 30_000 },
    { ...summary, id: 'lock-personal', fromFen: 19_500 },
    { ...summary, id: 'mobile', carrier: 'mobile', orderType: '0301', fromFen: 20_000 },
    { ...summary, id: 'pc', carrier: 'pc', orderType: '0501', fromFen: null },
  ],
  lock,
  fees: { changeFen: 5_000, sealChangeFen: 6_000 },
};

describe('a new certificate', () => {
  test('costs from the cheapest of its carrier; a bundle costs the sum of both until it is a product itself', () => {
    expect(priceOf('0101', source)).toMatchObject({ kind: 'from', fen: 19_500 });
    expect(priceOf('0101,0301', source)).toMatchObject({ kind: 'from', fen: 39_500 });
    const bundle: ProductSummary = { ...summary, id: 'bundle', orderType: '0101,0301', fromFen: 46_000 };
    const sold = { ...source, products: [...source.products, bundle] };
    expect(priceOf('0101,0301', sold)).toMatchObject({ fen: 46_000 });
  });
  test('without a configured price is missing, never 0', () => {
    expect(priceOf('0501', source)).toEqual({ kind: 'missing' });
    expect(priceOf('0301', { ...source, products: [] })).toEqual({ kind: 'missing' });
  });
});

describe('a change', () => {
  test.each([
    ['0102', 'from', 10_000],
    ['0103', 'fixed', 20_000],
    ['0104', 'fixed', 5_000],
    ['0105', 'fixed', 5_000],
    ['0106', 'from', 30_000],
    ['0110', 'fixed', 6_000],
  ] as const)('%s costs %s %i', (orderType, kind, fen) => {
    expect(priceOf(orderType, source)).toMatchObject({ kind, fen });
  });
  test('its lines add up', () => {
    const priced = changeOrderTypes.flatMap((orderType) => {
      const price = priceOf(orderType, source, { years: 3, platforms: 2, courier: true });
      return 'lines' in price ? [price] : [];
    });
    expect(priced).toHaveLength(6);
    for (const { lines, fen } of priced)
      expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(fen);
  });
  test('counts years, platforms and the courier', () => {
    expect(priceOf('0103', source, { years: 3 })).toMatchObject({ fen: 60_000 });
    expect(priceOf('0104', source, { platforms: 2 })).toMatchObject({ fen: 10_000 });
    expect(priceOf('0102', source, { courier: true })).toMatchObject({ fen: 11_500 });
  });
  test('a cancellation is free; without a price list nothing else has a price', () => {
    expect(priceOf('0108', { ...source, products: [], lock: null })).toEqual({ kind: 'free' });
    expect(priceOf('0103', { ...source, lock: null })).toEqual({ kind: 'missing' });
  });
});
