import { expect, test } from 'vitest';
import { listHref, listParams, readId, readListAddress, wholeList } from './list-address.js';

const read = (search: string) => readListAddress(new URLSearchParams(search));

test('what an address says comes back, and what is usual stays out of it', () => {
  const address = { keyword: '锁死 & 100%', category: '办理指南', page: 3 };
  expect(read(listParams(address).toString())).toEqual(address);
  expect(listHref('/knowledge', wholeList)).toBe('/knowledge');
  expect(listHref('/knowledge', { ...wholeList, category: '业务' })).toBe(
    `/knowledge?category=${encodeURIComponent('业务')}`,
  );
});

test.each([
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=abc', 1],
  ['page=10001', 1],
  ['page=1e3', 1000],
  ['page=', 1],
  ['page=7', 7],
])('%j shows page %i', (search, page) => expect(read(search).page).toBe(page));

test('a hand-written address is cut to what the server takes', () => {
  const { keyword, category } = read(`q=${'锁'.repeat(80)}&category=${'业'.repeat(80)}`);
  expect([keyword.length, category.length]).toEqual([50, 20]);
});

test('drops what the server would refuse', () => {
  expect(read('q=%00').keyword).toBe('');
  expect(read('q=锁%00死%0a').keyword).toBe('锁 死');
  expect(read(`q=${'锁'.repeat(49)}😀`).keyword).toBe('锁'.repeat(49));
});

test.each([
  ['id=12', 12],
  ['id=0', 0],
  ['id=-1', 0],
  ['id=1.5', 0],
  ['id=9999999999', 0],
  ['id=abc', 0],
  ['', 0],
])('%j names record %i', (search, id) => expect(readId(new URLSearchParams(search))).toBe(id));
