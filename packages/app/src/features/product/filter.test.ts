import type { ProductSummary } from '@ca-portal/api';
import { shop } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { filtered, filterParams, readFilter } from './filter.js';

const product = (id: string, given: Partial<ProductSummary> = {}): ProductSummary => ({
  ...shop.list.example.response,
  id,
  ...given,
});
const list = [
  product('master', { fromFen: 30_000 }),
  product('unpriced', { fromFen: null }),
  product('personal', { fromFen: 19_500 }),
  product('mobile', { carrier: 'mobile', available: false, fromFen: 100 }),
];
const ids = (address: string) => filtered(list, readFilter(new URLSearchParams(address))).map(({ id }) => id);

test.each([
  ['', ['master', 'unpriced', 'personal', 'mobile']],
  ['carrier=mobile', ['mobile']],
  ['carrier=lock&sort=price', ['personal', 'master', 'unpriced']],
  ['available=1', ['master', 'unpriced', 'personal']],
  ['carrier=pc', []],
  ['brand=%3Cscript', ['master', 'unpriced', 'personal', 'mobile']],
  ['carrier=nonsense&sort=x&available=yes', ['master', 'unpriced', 'personal', 'mobile']],
])('?%s shows %j', (address, shown) => expect(ids(address)).toEqual(shown));

test.each(['', 'carrier=pc', 'carrier=lock&brand=F01&available=1&sort=price'])('?%s survives', (address) => {
  expect(filterParams(readFilter(new URLSearchParams(address))).toString()).toBe(address);
});
