import type { RouteNode } from '@ca-portal/api';
import { describe, expect, test } from 'vitest';
import { serverViews } from '../portal/registry.js';
import { flattenTree } from './tree.js';

const node = (given: Partial<RouteNode>): RouteNode => ({
  name: 'Any',
  path: '/any',
  hidden: false,
  component: 'Layout',
  meta: { title: '标题', icon: '', noCache: false, affix: false, link: null },
  children: [],
  ...given,
});

test('turns children of a Layout entry into pages at joined paths, and keeps its redirect', () => {
  const tree = flattenTree(
    [
      node({
        path: '/core',
        redirect: '/core/personal',
        children: [
          node({
            path: 'personal',
            component: 'core/personal',
            meta: { ...node({}).meta, title: '个人信息' },
          }),
          node({ path: '/certManage/review', component: 'review/queue' }),
        ],
      }),
    ],
    serverViews,
  );
  expect(tree.pages.map(({ path, title }) => [path, title])).toEqual([
    ['/core/personal', '个人信息'],
    ['/certManage/review', '标题'],
  ]);
  expect(tree.redirects).toEqual([{ path: '/core', to: '/core/personal' }]);
});

test('hidden views are reachable, views unknown to this build are not', () => {
  const tree = flattenTree(
    [
      node({ path: '/core/certWrite', component: 'core/certWrite', hidden: true }),
      node({ path: '/core/future', component: 'core/future' }),
    ],
    serverViews,
  );
  expect(tree.pages.map(({ path }) => path)).toEqual(['/core/certWrite']);
});

test('entries nest to any depth', () => {
  const tree = flattenTree(
    [
      node({
        path: '/a',
        children: [node({ path: 'b', children: [node({ path: 'c', component: 'core/order' })] })],
      }),
    ],
    serverViews,
  );
  expect(tree.pages.map(({ path }) => path)).toEqual(['/a/b/c']);
});

describe('a broken tree', () => {
  const paths = (nodes: RouteNode[]) => {
    const { pages, redirects } = flattenTree(nodes, serverViews);
    return [pages.map(({ path }) => path), redirects.map(({ path }) => path)];
  };

  test.each(['', 'Layout', 'ParentView', 'core/Order', '../core/order', '__proto__', 'constructor'])(
    'a component that this build does not know is no page: %j',
    (component) => expect(paths([node({ component })])).toEqual([[], []]),
  );

  test('keeps the entries below an unknown component', () => {
    const below = node({ path: 'order', component: 'core/order' });
    expect(paths([node({ path: '/core', component: 'gone/away', children: [below] })])).toEqual([
      ['/core/order'],
      [],
    ]);
  });

  test('keeps the first of two pages with the same path', () => {
    const first = node({ path: '/core/order', component: 'core/order' });
    const again = node({ path: 'order', component: 'core/invoice' });
    const { pages } = flattenTree([first, node({ path: '/core', children: [again, again] })], serverViews);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.page).toBe(serverViews.find(({ component }) => component === 'core/order')?.page);
  });

  test('reads a very deep and a very wide tree completely', () => {
    let deep = node({ path: 'end', component: 'core/order' });
    for (let level = 0; level < 1_000; level += 1) deep = node({ path: `${level}`, children: [deep] });
    const wide = Array.from({ length: 20_000 }, (_, at) =>
      node({ path: `/w${at}`, component: 'core/order' }),
    );
    const [pages] = paths([deep, ...wide]);
    expect(pages).toHaveLength(20_001);
    expect(pages?.[0]).toMatch(/\/0\/end$/);
  });

  const page = node({ path: '/core/order', component: 'core/order' });
  test.each([
    ['to itself', [['/a', '/a']]],
    ['to itself by another spelling', [['/a', '/A/?again#now']]],
    ['to itself from where it stands', [['/a', '']]],
    [
      'to one another',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
    ],
    [
      'into a circle of others',
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/b'],
      ],
    ],
    ['to itself through a parameter', [['/a/:id', '/a/1']]],
    ['out of the portal', [['/a', '//evil.example']]],
    ['to what is no address', [['/a', '//[']]],
    ['out of the portal backwards', [['/a', '/\\evil.example']]],
    ['to the login, which leads back', [['/a', '/login']]],
  ])('a redirect %s is none', (_, given) => {
    const nodes = given.map(([path = '', redirect = '']) => node({ path, redirect: redirect || './' }));
    expect(paths([...nodes, page])).toEqual([['/core/order'], []]);
  });

  test('keeps chains of redirects that end, and those of pages', () => {
    const nodes = [
      node({ path: '/a', redirect: '/b' }),
      node({ path: '/b', redirect: '/core' }),
      node({ path: '/core', redirect: 'order' }),
      { ...page, redirect: '/a' },
    ];
    expect(paths(nodes)).toEqual([['/core/order'], ['/a', '/b', '/core', '/core/order']]);
  });
});

test('a directory of the API family has no redirect: its address leads to its first visible page', () => {
  const below = (path: string, hidden = false) => node({ path, hidden, component: 'core/personal' });
  const { redirects } = flattenTree(
    [
      node({ path: '/core', redirect: 'noRedirect', children: [below('secret', true), below('personal')] }),
      node({ path: '/empty', redirect: 'noRedirect' }),
    ],
    serverViews,
  );
  expect(redirects).toEqual([{ path: '/core', to: '/core/personal' }]);
});
