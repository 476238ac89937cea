import { expect, test } from 'vitest';
import { circles, pagesOf, pagesTogether } from '../../packages/app/pages-apart.mjs';

const at = (file: string) => `/repo/packages/app/src/${file}`;
const chunk = (fileName: string, modules: readonly string[], imports: readonly string[] = []) => ({
  fileName,
  moduleIds: modules.map(at),
  imports,
});

const orders = chunk('orders.js', ['features/order/OrdersPage.tsx'], ['shared.js']);
const live = chunk('live.js', ['features/learning/live/LivePage.tsx'], ['shared.js']);
const shared = chunk('shared.js', ['shared/failure/LoadFailed.tsx', 'features/order/queries.ts']);

test('pages that share only what both need are apart', () => {
  expect(pagesTogether([orders, live, shared])).toEqual([]);
  expect(pagesOf([orders, live, shared])).toBe(2);
});

test('pages of one feature may share a chunk, those of two may not', () => {
  const feature = chunk('both.js', ['features/order/OrdersPage.tsx', 'features/order/OrderPage.tsx']);
  expect(pagesTogether([feature])).toEqual([]);
  const two = chunk('both.js', ['features/order/OrdersPage.tsx', 'features/learning/live/LivePage.tsx']);
  expect(pagesTogether([two])).toEqual([
    ['features/order/OrdersPage.tsx', 'features/learning/live/LivePage.tsx'],
    ['features/learning/live/LivePage.tsx', 'features/order/OrdersPage.tsx'],
  ]);
});

test('nor is a page that another loads at once, however far behind', () => {
  const between = chunk('shared.js', ['shared/failure/LoadFailed.tsx'], ['live.js']);
  const end = chunk('live.js', ['features/learning/live/LivePage.tsx']);
  expect(pagesTogether([orders, between, end])).toEqual([
    ['features/order/OrdersPage.tsx', 'features/learning/live/LivePage.tsx'],
  ]);
});

test('chunks that need each other are found, with all that stand in the circle', () => {
  const [one, two] = [chunk('one.js', [], ['two.js']), chunk('two.js', [], ['one.js'])];
  const outside = chunk('outside.js', [], ['one.js']);
  expect(circles([one, two, outside])).toEqual(['one.js', 'two.js']);
  expect(circles([orders, live, shared])).toEqual([]);
});
