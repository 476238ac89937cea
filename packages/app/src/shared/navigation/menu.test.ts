import type { RouteNode } from '@ca-portal/api';
import type { IconProps } from '@ca-portal/ui/icon';
import type { MenuItem } from '@ca-portal/ui/sidebar';
import { expect, test } from 'vitest';
import { activeKeyOf, isPermitted, menuOf } from './menu.js';

/** The name of the entry's icon. */
const nameOf = ({ icon }: MenuItem) => (icon?.props as IconProps | undefined)?.name;

const node = (
  path: string,
  given: Partial<RouteNode> = {},
  meta: Partial<RouteNode['meta']> = {},
): RouteNode => ({
  name: path,
  path,
  hidden: false,
  component: 'Layout',
  children: [],
  ...given,
  meta: { title: path, icon: 'user', noCache: false, affix: false, link: null, ...meta },
});

const tree = [
  node('/core', {
    children: [
      node('personal'),
      node('order', {}, { icon: 'no-such-icon' }),
      node('certWrite', { hidden: true }),
      node('exam', {}, { link: 'https://exam.example.cn' }),
      node('bad', {}, { link: 'javascript:alert(1)' }),
    ],
  }),
  node('/certManage/review', {}, { affix: true, icon: 'stamp' }),
];

test('the tree becomes a menu with complete paths', () => {
  const [core, review] = menuOf(tree);
  expect(core?.children?.map(({ href }) => href)).toEqual([
    '/core/personal',
    '/core/order',
    '/core/certWrite',
    'https://exam.example.cn',
    '/core/bad',
  ]);
  expect(core?.children?.map(nameOf)).toEqual(['user', 'document', 'user', 'user', 'user']);
  expect(core?.children?.[2]).toMatchObject({ hidden: true });
  expect(core?.children?.[3]).toMatchObject({ external: true });
  expect(review).toMatchObject({ href: '/certManage/review', pinned: true });
  expect(review && nameOf(review)).toBe('stamp');
});

test.each([
  ['{"id":1,"kind":"甲 乙"}', '/list?id=1&kind=%E7%94%B2+%E4%B9%99'],
  ['{"id":null,"deep":{"a":1}}', '/list'],
  ['{"id":', '/list'],
  ['null', '/list'],
  ['', '/list'],
  [undefined, '/list'],
])('an entry with the parameters %j leads to %s', (query, href) => {
  const items = menuOf([node('/list', { query })]);
  expect(items[0]).toMatchObject({ key: '/list', href });
  expect(activeKeyOf(items, '/list')).toBe('/list');
});

test.each([
  ['/core/order', '/core/order'],
  ['/core/order/', '/core/order'],
  ['/core/order/DD1', '/core/order'],
  ['/core/orders', '/core'],
  ['/elsewhere', undefined],
  ['/core/certWrite', '/core/certWrite'],
])('%s marks %s', (path, key) => expect(activeKeyOf(menuOf(tree), path)).toBe(key));

test.each([
  ['/core/orderDetail', '/core/order'],
  ['/core/order/details', '/core/order'],
  ['/system/userManage', '/system/index'],
  ['/system/typeData/1/code_1', '/system/index'],
  ['/operation/coupons', '/operation/coupons'],
])('the hidden page %s marks the entry that leads to it, %s', (path, key) => {
  const hidden = { hidden: true };
  const items = menuOf([
    node('/core', {
      children: [node('personal'), node('order'), node('orderDetail', hidden), node('order/details', hidden)],
    }),
    node('/system', {
      children: [node('index'), node('userManage', hidden), node('typeData/:id/:type', hidden)],
    }),
    node('/operation', { children: [node('coupons', hidden)] }),
  ]);
  expect(activeKeyOf(items, path)).toBe(key);
});

test('does not permit a path that is not in the tree', () => {
  expect(isPermitted(menuOf(tree), '/core/certWrite')).toBe(true);
  expect(isPermitted(menuOf(tree), '/core/company')).toBe(false);
});

test('marks the entry 首页 beside the tree, although the tree hides its page in a folder with one entry', () => {
  const items = [
    { key: '/core/start', label: '首页', href: '/core/start' },
    ...menuOf([node('/core', { children: [node('personal'), node('start', { hidden: true })] })]),
  ];
  expect(activeKeyOf(items, '/core/start')).toBe('/core/start');
});
