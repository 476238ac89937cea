import { expect, test } from 'vitest';
import { filtersOf, positionParams, readPosition, start } from './order-position.js';

test.each([
  ['', {}],
  ['tab=pay&page=3', { tab: 'pay', page: 3 }],
  ['state=20', { tab: 'pay' }],
  ['state=61', { tab: 'collect' }],
  ['state=21&tab=mine', {}],
  ['page=1.5&type=9999&from=2026-13-99x&words=', {}],
  ['page=99999', {}],
  [
    'words=DD2026&type=0103&from=2026-11-01&to=2026-11-30',
    { words: 'DD2026', type: '0103', from: '2026-11-01', to: '2026-11-30' },
  ],
])('%j is read as %j', (query, position) => {
  expect(readPosition(new URLSearchParams(query))).toEqual({ ...start, ...position });
});

test('what is usual stays out of the address, and is not asked for', () => {
  expect(positionParams(start).toString()).toBe('');
  expect(positionParams({ ...start, tab: 'pay', page: 2 }).toString()).toBe('tab=pay&page=2');
  expect(filtersOf({ ...start, words: '  ', type: '0103' })).toEqual({ orderType: '0103' });
});
