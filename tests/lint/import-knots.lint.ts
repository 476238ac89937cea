import { expect, test } from 'vitest';
import { directoryArrows, fileArrows, folderArrows, inside, knotsOf, runArrows } from './import-graph.js';

/** Sources whose folders must not depend on each other in cycles; the linter checks the direction of their layers. */
const published = ['packages/ui/src', 'packages/api/src', 'packages/ca-lock-sdk/src'];
const sources = ['packages/app/src', 'packages/server/src', ...published];

test.each(sources)('%s has no knot of more than three folders', (source) => {
  // Each widget of ui types its words, and the theme imports the types of all words: so types are ignored there.
  const arrows = source === 'packages/ui/src' ? runArrows(source) : folderArrows(source);
  expect(arrows.length).toBeGreaterThan(10);
  // A failure shows every import of the cycle.
  const tied = knotsOf(arrows).filter((knot) => knot.length > 3);
  expect(tied.map((knot) => inside(knot, arrows))).toEqual([]);
});

test.each(['packages/app/src', 'packages/server/src'])(
  '%s has none of directories within its rooms',
  (source) => {
    const arrows = directoryArrows(source);
    const tied = knotsOf(arrows).filter((knot) => knot.length > 3);
    expect(tied.map((knot) => inside(knot, arrows))).toEqual([]);
  },
);

// The linter ignores imports of .tsx files, and by default those of types.
test.each(published)('%s has no circle of files, types included', (source) => {
  const arrows = fileArrows(source);
  expect(arrows.length).toBeGreaterThan(100);
  expect(knotsOf(arrows)).toEqual([]);
});

test('nothing but the outside of the app imports what imports the pages', () => {
  const importers = folderArrows('packages/app/src').filter(({ to }) => to === 'portal');
  expect(importers.filter(({ from }) => from !== '.')).toEqual([]);
});

// Interfaces do not exist at runtime: a remaining import is one of code, which belongs in the kernel or an adapter.
test('the ports of the server are interfaces alone', () => {
  const arrows = runArrows('packages/server/src');
  expect(arrows.filter(({ from, to }) => from === 'ports' || to === 'ports')).toEqual([]);
});

test('a circle over several folders is one knot, and what only leads into it is none', () => {
  const arrow = (from: string, to: string) => ({ from, to, because: `${from} ${to}` });
  const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('d', 'a'), arrow('c', 'e')];
  expect(knotsOf(arrows)).toEqual([['a', 'b', 'c']]);
  expect(inside(['a', 'b', 'c'], arrows)).toEqual(['a b', 'b c', 'c a']);
});
