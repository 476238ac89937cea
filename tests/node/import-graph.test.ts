import { expect, test } from 'vitest';
import { inside, knotsOf } from '../lint/import-graph.js';

test('a circle over several folders is one knot, and what only leads into it is none', () => {
  const arrow = (from: string, to: string) => ({ from, to, because: `${from} ${to}` });
  const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('d', 'a'), arrow('c', 'e')];
  expect(knotsOf(arrows)).toEqual([['a', 'b', 'c']]);
  expect(inside(['a', 'b', 'c'], arrows)).toEqual(['a b', 'b c', 'c a']);
});
