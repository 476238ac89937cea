import { expect, it } from 'vitest';
import { inTreeOrder } from './tree-order.js';

const row = (id: number, parentId: number) => ({ id, parentId });
const shown = (rows: ReturnType<typeof row>[]) =>
  inTreeOrder(rows, 'id').map((one) => [one.row.id, one.depth]);

it('puts each row below its parent', () =>
  expect(shown([row(3, 1), row(1, 0), row(2, 0), row(4, 3)])).toEqual([
    [1, 0],
    [3, 1],
    [4, 2],
    [2, 0],
  ]));
it.each([
  ['its own parent', [row(1, 1)]],
  ['each other’s parents', [row(1, 2), row(2, 1)]],
  ['a parent that is not there', [row(1, 9)]],
])('shows rows that are %s', (_, rows) => expect(inTreeOrder(rows, 'id')).toHaveLength(rows.length));
