import { expect, test } from 'vitest';
import { countUrgent } from './count-urgent.js';

const rows = [{ reviewBefore: '2026-11-22 10:05:00' }, { reviewBefore: null }];

test.each([
  ['2026-11-22T06:05:00+08:00', 24, 1],
  ['2026-11-22T06:04:59+08:00', 24, 0],
  ['2026-11-23T00:00:00+08:00', 24, 1],
  ['2026-11-22T06:04:59+08:00', 48, 1],
])('at %s, with %i hours, there are %i urgent ones', (now, hours, count) => {
  expect(countUrgent(rows, Date.parse(now), hours)).toBe(count);
});
