import { expect, test } from 'vitest';
import { allowedOf, changesOf, grantedBy, menuRows, toggled, type MenuNode } from './menu-rows.js';

const tree: MenuNode[] = [
  {
    id: 1,
    label: '证书审核',
    children: [
      { id: 2, label: '待审队列', children: [{ id: 6, label: '导出' }] },
      { id: 3, label: '审核台' },
    ],
  },
  { id: 4, label: '系统管理', children: [{ id: 5, label: '参数设置' }] },
];
const rows = menuRows(tree);
const row = (id: number) => rows.find((one) => one.id === id) ?? expect.fail(`no row ${id}`);
const states = (granted: readonly number[]) =>
  Object.fromEntries(rows.map((one) => [one.id, allowedOf(one, new Set(granted))]));

test('a tick of the server brings the way to it; a folder is allowed as far as what is below it', () => {
  expect(grantedBy(rows, [3])).toEqual([1, 3]);
  expect(states([1, 3])).toMatchObject({ 1: 'some', 2: 'none', 3: 'all', 4: 'none' });
  expect(states([1, 2, 6, 3])).toMatchObject({ 1: 'all' });
});

test('a page is ticked with its buttons and the way to it, and taken with them', () => {
  expect(toggled(rows, [], row(2))).toEqual([1, 2, 6]);
  expect(toggled(rows, [1, 2], row(2))).toEqual([1, 2, 6]);
  expect(toggled(rows, [1, 2, 6, 3], row(2))).toEqual([1, 3]);
  expect(toggled(rows, [1, 2, 6, 3], row(6))).toEqual([1, 2, 3]);
});

test('what saving changes is told by name', () =>
  expect(changesOf(rows, [1, 2], [1, 3])).toEqual({ given: ['审核台'], taken: ['待审队列'] }));

test('rows know their depth, and a tree in a circle ends', () => {
  expect(rows.map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0, 1]);
  const circle: MenuNode = { id: 9, label: '环' };
  circle.children = [circle];
  expect(menuRows([circle]).map(({ id }) => id)).toEqual([9]);
});
