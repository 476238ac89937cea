import { expect, test } from 'vitest';
import { positionParams, readPosition } from './order-tabs.js';

test.each([
  ['', 'all', 1],
  ['state=20&page=3', '20', 3],
  ['state=21', 'all', 1],
  ['page=0', 'all', 1],
  ['page=1.5', 'all', 1],
  ['page=99999', 'all', 1],
])('%j is tab %s, page %i', (query, tab, page) => {
  expect(readPosition(new URLSearchParams(query))).toEqual({ tab, page });
});

test('what is usual stays out of the address', () => {
  expect(positionParams({ tab: 'all', page: 1 }).toString()).toBe('');
  expect(positionParams({ tab: '20', page: 2 }).toString()).toBe('state=20&page=2');
});
