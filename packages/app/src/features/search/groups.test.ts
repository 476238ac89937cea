import { expect, test } from 'vitest';
import { readSearch, searchParams } from './groups.js';

test('what an address says comes back', () => {
  const address = { keyword: '补办 & 换锁', group: 'knowledge', page: 2 } as const;
  expect(readSearch(searchParams(address))).toEqual(address);
});

test.each([
  ['', { keyword: '', group: '', page: 1 }],
  ['q=%20%20', { keyword: '', group: '', page: 1 }],
  ['q=锁&group=secrets&page=-1', { keyword: '锁', group: '', page: 1 }],
  [`q=${'锁'.repeat(99)}`, { keyword: '锁'.repeat(50), group: '', page: 1 }],
])('%j is read as far as it means something', (search, address) =>
  expect(readSearch(new URLSearchParams(search))).toEqual(address),
);
