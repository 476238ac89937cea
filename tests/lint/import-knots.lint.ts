import { expect, test } from 'vitest';
import { fileArrows, folderArrows, inside, knotsOf } from './import-graph.js';

/** Sources whose folders may not grow into one knot; the linter holds the direction of their layers. */
const published = ['packages/ui/src', 'packages/api/src', 'packages/ca-lock-sdk/src'];
const sources = ['packages/app/src', 'packages/server/src', ...published];

test.each(sources)('%s has no knot of more than three folders', (source) => {
  const arrows = folderArrows(source);
  expect(arrows.length).toBeGreaterThan(10);
  // What is shown on failure is every import that ties the knot.
  const tied = knotsOf(arrows).filter((knot) => knot.length > 3);
  expect(tied.map((knot) => inside(knot, arrows))).toEqual([]);
});

// The linter follows no import to a .tsx file, and by default none of a type.
test.each(published)('%s has no circle of files, types included', (source) => {
  const arrows = fileArrows(source);
  expect(arrows.length).toBeGreaterThan(100);
  expect(knotsOf(arrows)).toEqual([]);
});

test('nothing but the outside of the app imports what imports the pages', () => {
  const importers = folderArrows('packages/app/src').filter(({ to }) => to === 'portal');
  expect(importers.filter(({ from }) => from !== '.')).toEqual([]);
});
