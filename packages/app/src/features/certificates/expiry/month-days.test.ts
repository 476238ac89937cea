import { expect, it } from 'vitest';
import { marksOf, monthAfter, weeksOf } from './month-days.js';

it('shows six weeks from the Monday before the first, across a year end and a leap day', () => {
  const december = weeksOf('2026-12');
  expect(december).toHaveLength(6);
  expect(december[0]?.[0]).toBe('2026-11-30');
  expect(december[5]?.[6]).toBe('2027-01-10');
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
  expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01');
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});

it('marks the end and, from today on, each day of a reminder before it', () => {
  const endings = [{ day: '2027-03-01', lockTypeName: '主锁', holderName: '示例公司' }];
  const marks = marksOf(endings, [80, 60, 30, 7, 1], '2026-12-20');
  expect(Object.fromEntries(marks)).toEqual({
    '2027-03-01': [{ kind: 'end', text: '主锁 示例公司' }],
    '2026-12-31': [{ kind: 'reminder', text: '剩 60 天 主锁' }],
    '2027-01-30': [{ kind: 'reminder', text: '剩 30 天 主锁' }],
    '2027-02-22': [{ kind: 'reminder', text: '剩 7 天 主锁' }],
    '2027-02-28': [{ kind: 'reminder', text: '剩 1 天 主锁' }],
  });
});
