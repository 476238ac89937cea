import { downloads } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { bestMatch, fileKind, filtered, filterParams, noFilter, readFilter } from './catalog.js';
import type { DownloadRow } from './queries.js';

const driver = downloads.catalog.example.response;
const rows: DownloadRow[] = [
  { ...driver, id: '1', title: 'CA锁驱动程序', pushTime: '2026-10-01 09:00:00' },
  { ...driver, id: '2', title: '云杉驱动', providerName: '云杉 CA', pushTime: '2026-11-01 09:00:00' },
  { ...driver, id: '3', title: '青禾驱动', pushTime: '2026-11-20 09:00:00', file: null },
  { ...driver, id: '4', title: 'CA锁驱动程序（统信版）', system: 'uos' },
  { ...driver, id: '5', title: '企业证书申请表', category: 'template', system: 'any', providerName: '' },
  { ...driver, id: '6', title: '辽易通 App', category: 'app', system: 'android', providerName: '' },
];
const ids = (filter: Partial<typeof noFilter>) =>
  filtered(rows, { ...noFilter, ...filter }).map(({ id }) => id);

test('each filter narrows, and all together', () => {
  expect(ids({})).toHaveLength(6);
  expect(ids({ category: 'driver' })).toEqual(['1', '2', '3', '4']);
  expect(ids({ system: 'windows' })).toEqual(['1', '2', '3', '5']);
  expect(ids({ system: 'domestic' })).toEqual(['4', '5']);
  expect(ids({ category: 'driver', system: 'windows', provider: '云杉 CA' })).toEqual(['2']);
});

test('a keyword is looked for in title, text, provider and file name, each word of it', () => {
  expect(ids({ keyword: 'ca锁 统信' })).toEqual(['4']);
  expect(ids({ keyword: 'LOCK-DRIVER' })).toEqual(['1', '2', '4', '5', '6']);
  expect(ids({ keyword: '没有这样的' })).toEqual([]);
});

test('reads back what an address says, and ignores invalid values', () => {
  const filter = { keyword: '驱动', category: 'driver', system: 'domestic', provider: '北辰 CA' } as const;
  expect(readFilter(filterParams(filter))).toEqual(filter);
  expect(readFilter(new URLSearchParams('category=virus&system=dos'))).toEqual(noFilter);
  expect(filterParams(noFilter).toString()).toBe('');
});

test('the best match is the newest available file for the system', () => {
  expect(bestMatch(rows, 'windows')?.id).toBe('2');
  expect(bestMatch(rows, 'uos')?.id).toBe('4');
  expect(bestMatch(rows, 'android')?.id).toBe('6');
  expect(bestMatch(rows, 'macos')).toBeUndefined();
  expect(bestMatch(rows, undefined)).toBeUndefined();
});

test.each([
  ['a.PDF', 'PDF'],
  ['tool-1.2.0.zip', 'ZIP'],
  ['手册', '文件'],
])('%s is a %s', (name, kind) => expect(fileKind(name)).toBe(kind));
