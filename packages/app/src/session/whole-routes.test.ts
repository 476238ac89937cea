import { expect, test } from 'vitest';
import { serverViews } from '../portal/registry.js';
import { flattenTree } from '../routing/tree.js';
import { menuOf } from '../shared/navigation/index.js';
import { wholeRoutes } from './whole-routes.js';

const meta = { title: '我的订单', icon: 'order', noCache: false, affix: false, link: null };
const order = {
  name: 'Order',
  path: '/core/order',
  hidden: false,
  component: 'core/order',
  meta,
  children: [],
};
const without = (...keys: (keyof typeof order)[]) =>
  Object.fromEntries(Object.entries(order).filter(([key]) => !keys.includes(key as keyof typeof order)));

test('does not change a complete tree', () => {
  const folder = {
    ...order,
    path: '/core',
    component: 'Layout',
    redirect: '/core/order',
    query: '{"id":1}',
    children: [order],
  };
  expect(wholeRoutes([folder])).toEqual([folder]);
});

/** The expected result: the paths of the pages, and the labels of the menu. */
const read = (sent: unknown) => {
  const nodes = wholeRoutes(sent);
  const { pages, redirects } = flattenTree(nodes, serverViews);
  return [[...pages, ...redirects].map(({ path }) => path), menuOf(nodes).map(({ label }) => label)];
};

test.each<[string, unknown, unknown]>([
  ['no children', [without('children')], [['/core/order'], ['我的订单']]],
  ['children: null', [{ ...order, children: null }], [['/core/order'], ['我的订单']]],
  ['children that are none', [{ ...order, children: 'x' }], [['/core/order'], ['我的订单']]],
  ['no meta', [without('meta')], [['/core/order'], ['未命名页面']]],
  ['meta: null', [{ ...order, meta: null }], [['/core/order'], ['未命名页面']]],
  ['an empty meta', [{ ...order, meta: {} }], [['/core/order'], ['未命名页面']]],
  ['no path', [without('path'), order], [['/core/order'], ['我的订单']]],
  ['path: null', [{ ...order, path: null }], [[], []]],
  ['path: a number', [{ ...order, path: 7 }], [[], []]],
  ['component: null', [{ ...order, component: null }], [[], ['我的订单']]],
  ['redirect: null', [{ ...order, redirect: null, query: null }], [['/core/order'], ['我的订单']]],
  ['an entry that is none', [null, 'x', order], [['/core/order'], ['我的订单']]],
  ['a folder without a path', [{ ...order, path: null, children: [order] }], [['/core/order'], ['我的订单']]],
  [
    'a folder without meta that leads somewhere',
    [
      {
        path: '/core',
        component: 'Layout',
        redirect: '/core/order',
        children: [{ ...order, path: 'order' }],
      },
    ],
    [['/core/order', '/core'], ['未命名页面']],
  ],
  // The wrapper of root pages in the API family's own back end: two of them, and none becomes a second home entry.
  [
    'wrappers of root pages',
    [
      { path: '/', hidden: false, component: 'Layout', children: [{ ...order, path: 'one' }] },
      { path: '/', hidden: false, component: 'Layout', children: [{ ...order, path: 'two' }] },
    ],
    [
      ['/one', '/two'],
      ['我的订单', '我的订单'],
    ],
  ],
  ['no tree', undefined, [[], []]],
  ['null for a tree', null, [[], []]],
  ['an object for a tree', {}, [[], []]],
])('%s', (_, sent, expected) => expect(read(sent)).toEqual(expected));
