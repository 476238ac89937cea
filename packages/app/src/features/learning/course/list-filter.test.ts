import { expect, test } from 'vitest';
import { allCourses, filterParams, filterQuery, isNarrowed, readFilter } from './list-filter.js';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('what an address says comes back, and what is usual stays out of it', () => {
  const filter = {
    ...allCourses,
    keyword: '印章 & 100%',
    category: '新手入门',
    kind: 'live',
    free: true,
    page: 3,
    hours: '560',
    region: '线上',
  } as const;
  expect(read(filterParams(filter).toString())).toEqual(filter);
  expect(filterParams(allCourses).toString()).toBe('');
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=10001',
  'kind=film',
  'free=yes',
  'q=%20',
  'hours=481',
])('%j is read as the whole list', (search) => expect(read(search)).toEqual(allCourses));

test('a hand-written address is cut to what the server takes', () => {
  const { keyword, category } = read(`q=${'课'.repeat(80)}&category=${'业'.repeat(80)}`);
  expect([keyword.length, category.length]).toEqual([50, 20]);
});

test('sends only active filters to the server', () => {
  expect(filterQuery(allCourses)).toEqual({ page: 1, limit: 9 });
  expect(filterQuery({ ...allCourses, free: true, kind: 'recorded', hours: '640', host: '协会' })).toEqual({
    page: 1,
    limit: 9,
    free: 'true',
    kind: 'recorded',
    hours: 640,
    host: '协会',
  });
  expect(isNarrowed({ ...allCourses, page: 4 })).toBe(false);
  expect(isNarrowed({ ...allCourses, free: true })).toBe(true);
});
