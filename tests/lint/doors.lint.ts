import { expect, test } from 'vitest';
import { everyImport, folderOf } from './import-graph.js';

const rooms = /^(?:lock|shared|engines|features)\//;

// What a room exports is what others may rely on; the rest of it can change alone. Tests and stories keep to it, too.
test('whoever needs something of a room of the app enters it by its index', () => {
  const entered = everyImport('packages/app/src').filter(
    ({ from, to }) => rooms.test(to) && folderOf(to) !== folderOf(from),
  );
  expect(entered.length).toBeGreaterThan(500);
  expect(entered.filter(({ to }) => to !== `${folderOf(to)}/index.ts` && !to.includes('.fixtures.'))).toEqual(
    [],
  );
});
