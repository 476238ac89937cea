import { expect, it } from 'vitest';
import { readList, writeList } from './address.js';

it('keeps the search as it is typed, with the space before the next word', () => {
  const { table, filters } = readList(new URLSearchParams('q=审核&page=2'), []);
  const typed = writeList({ table: { ...table, search: '审核 ' }, filters }, new URLSearchParams(), []);
  expect(readList(typed, []).table.search).toBe('审核 ');
});
