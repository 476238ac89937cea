import type { RouteNode } from '@ca-portal/api';
import { expect, test } from 'vitest';
import { serverViews } from './registry.js';
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

test('children of a Layout entry become pages at joined paths, its redirect stays', () => {
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
  expect(tree.pages.map(({ path, title }) => [path, title])).toEqual(
    [
      ['/core/personal', '个人信息'],
      ['/certManage/review', '标题'],
    ],
    serverViews,
  );
  expect(tree.redirects).toEqual([{ path: '/core', to: '/core/personal' }]);
});

test('hidden views are reachable, views that this build does not know are not', () => {
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
