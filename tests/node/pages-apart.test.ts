import { expect, test } from 'vitest';
import { pagesOf, pagesTogether } from '../../packages/app/pages-apart.mjs';

const at = (file: string) => `/repo/packages/app/src/${file}`;
const chunk = (fileName: string, modules: readonly string[], imports: readonly string[] = []) => ({
  fileName,
  moduleIds: modules.map(at),
  imports,
});

const orders = chunk('orders.js', ['features/order/OrdersPage.tsx'], ['shared.js']);
const live = chunk('live.js', ['features/learning/live/LivePage.tsx'], ['shared.js']);
const shared = chunk('shared.js', ['shell/LoadFailed.tsx', 'features/order/queries.ts']);

test('pages that share only what both need are apart', () => {
  expect(pagesTogether([orders, live, shared])).toEqual([]);
  expect(pagesOf([orders, live, shared])).toBe(2);
});

test('two pages in one chunk are not', () => {
  const both = chunk('both.js', ['features/order/OrdersPage.tsx', 'features/order/OrderPage.tsx']);
  expect(pagesTogether([both])).toEqual([
    ['features/order/OrdersPage.tsx', 'features/order/OrderPage.tsx'],
    ['features/order/OrderPage.tsx', 'features/order/OrdersPage.tsx'],
  ]);
});

test('nor is a page that another loads at once, however far behind', () => {
  const between = chunk('shared.js', ['shell/LoadFailed.tsx'], ['live.js']);
  const end = chunk('live.js', ['features/learning/live/LivePage.tsx']);
  expect(pagesTogether([orders, between, end])).toEqual([
    ['features/order/OrdersPage.tsx', 'features/learning/live/LivePage.tsx'],
  ]);
});
