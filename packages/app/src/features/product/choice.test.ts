import type { ProductDetail } from '@ca-portal/api';
import { shop } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { choiceParams, quoteOf, readChoice, withProvider } from './choice.js';

const product: ProductDetail = shop.detail.example.response;
const read = (address: string) => readChoice(product, new URLSearchParams(address));

test('without a choice: the first provider on sale, the shortest time, the included platforms, the counter', () => {
  expect(read('')).toEqual({ provider: 'F01', years: 1, platforms: ['P01'], delivery: 'counter' });
});

test('the address is believed only as far as the product offers it', () => {
  // F03 is not on sale, F02 does not support P03, and there is no term of nine years.
  expect(read('provider=F03&years=9&platforms=P01,P03,P99&delivery=pigeon')).toEqual({
    provider: 'F01',
    years: 1,
    platforms: ['P01', 'P03'],
    delivery: 'counter',
  });
  expect(read('provider=F02&platforms=P03').platforms).toEqual([]);
});

test('a choice survives its address', () => {
  const choice = read('provider=F02&years=3&platforms=P01,P02&delivery=courier');
  const params = choiceParams({ id: product.id }, choice);
  expect(readChoice(product, params)).toEqual(choice);
  expect(choiceParams({ product: product.id }, choice).get('product')).toBe(product.id);
});

test('no platform at all stays none: the page says so instead of choosing behind the back', () => {
  expect(readChoice(product, choiceParams({ id: 'x' }, { ...read(''), platforms: [] })).platforms).toEqual(
    [],
  );
});

test('another provider keeps the choice and names what falls away', () => {
  const before = read('years=2&platforms=P01,P02,P03&delivery=courier');
  const { choice, dropped } = withProvider(product, before, 'F02');
  expect(dropped).toEqual(['企业采购平台']);
  expect(choice).toEqual({ provider: 'F02', years: 2, platforms: ['P01', 'P02'], delivery: 'courier' });
  expect(withProvider(product, choice, 'F01').dropped).toEqual([]);
});

test('the total follows every choice', () => {
  const total = (address: string) => quoteOf(product, read(address))?.totalFen;
  expect(total('')).toBe(30_000);
  expect(total('years=2')).toBe(50_000);
  expect(total('delivery=online')).toBe(25_000);
  expect(total('delivery=courier')).toBe(31_500);
  expect(total('platforms=P01,P02')).toBe(35_000);
  expect(quoteOf({ ...product, prices: null }, read(''))).toBeUndefined();
});

test.each([{ carrier: 'pc' }, { stock: 0 }] as const)('without a stick nothing travels: %j', (given) => {
  const choice = readChoice({ ...product, ...given }, new URLSearchParams('delivery=courier'));
  expect(choice.delivery).toBe('online');
});
