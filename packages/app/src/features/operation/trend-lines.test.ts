import { expect, it } from 'vitest';
import { dayMarks, linePath, roundTop, valueMarks } from './trend-lines.js';

it.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [5, 8],
  [37, 40],
  [1_260, 2_000],
])('a scale for %i ends at %i', (most, top) => {
  expect(roundTop(most)).toBe(top);
  expect(valueMarks(top).map(({ value }) => value)).toEqual([0, top / 4, top / 2, (top * 3) / 4, top]);
});

it('breaks a line where a day has no figure, and shows a day alone as a dot', () => {
  expect(linePath([0, 2, null, 4, null], 4)).toBe('M0 100L25 50M75 0h0');
  expect(linePath([3], 4)).toBe('M50 25h0');
  expect(linePath([], 4)).toBe('');
});

it('writes the first and the last day, and few between', () => {
  const month = Array.from({ length: 30 }, (_, n) => `2026-11-${String(n + 1).padStart(2, '0')}`);
  const marks = dayMarks(month);
  expect(marks.length).toBeLessThanOrEqual(6);
  expect(marks[0]).toEqual({ share: 0, day: '2026-11-01' });
  expect(marks.at(-1)).toEqual({ share: 1, day: '2026-11-30' });
  expect(dayMarks(['2026-11-01'])).toEqual([{ share: 0.5, day: '2026-11-01' }]);
  expect(dayMarks(month.slice(0, 2)).map(({ share }) => share)).toEqual([0, 1]);
});
