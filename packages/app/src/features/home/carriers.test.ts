import type { ProductSummary } from '@ca-portal/api';
import { shop } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { offerOf } from './carriers.js';

const product = (given: Partial<ProductSummary>): ProductSummary => ({
  ...shop.list.example.response,
  ...given,
});

test('the price is that of the cheapest available product', () => {
  const offer = offerOf(
    [
      product({ fromFen: 30_000 }),
      product({ fromFen: 19_500 }),
      product({ fromFen: 100, available: false, unavailableReason: '停售' }),
      product({ fromFen: 1, carrier: 'pc' }),
    ],
    'lock',
  );
  expect(offer).toMatchObject({ fromFen: 19_500, unavailableReason: '' });
});

test('an unavailable carrier gives the reason', () => {
  const closed = product({ available: false, unavailableReason: '尚未开放', fromFen: 100 });
  expect(offerOf([closed], 'lock')).toMatchObject({ fromFen: 100, unavailableReason: '尚未开放' });
});

test('a missing price is never 0, and no product means no card', () => {
  expect(offerOf([product({ fromFen: null })], 'lock')?.fromFen).toBeNull();
  expect(offerOf([], 'lock')).toBeUndefined();
});
