import { expect, test } from 'vitest';
import { menuRows, type MenuNode } from './menu-rows.js';

const tree: MenuNode[] = [
  {
    id: 1,
    label: '证书审核',
    children: [
      { id: 2, label: '待审队列' },
      { id: 3, label: '审核台' },
    ],
  },
  { id: 4, label: '系统管理', children: [{ id: 5, label: '参数设置' }] },
];
const states = (checked: number[]) =>
  Object.fromEntries(menuRows(tree, checked).map(({ id, allowed }) => [id, allowed]));

test('a folder is allowed as far as what is below it', () => {
  expect(states([1, 2])).toEqual({ 1: 'some', 2: 'all', 3: 'none', 4: 'none', 5: 'none' });
  expect(states([2, 3])).toMatchObject({ 1: 'all' });
  expect(states([4])).toMatchObject({ 4: 'some', 5: 'none' });
  expect(states([])).toMatchObject({ 1: 'none', 4: 'none' });
});

test('rows know their depth, and a tree in a circle ends', () => {
  expect(menuRows(tree, []).map(({ depth }) => depth)).toEqual([0, 1, 1, 0, 1]);
  const circle: MenuNode = { id: 9, label: '环' };
  circle.children = [circle];
  expect(menuRows([circle], [9])).toEqual([{ id: 9, label: '环', depth: 0, allowed: 'all' }]);
});
