import { expect, test } from 'vitest';
import { remainingClock, remainingWords, reviewTime } from './review-time.js';

const end = '2026-11-22 10:05:00';
const endMs = Date.parse('2026-11-22T10:05:00+08:00');
const hours = (count: number) => count * 3_600_000;

test.each([
  [24, 0, 'calm'],
  [8.01, 66.625, 'calm'],
  [8, 66.667, 'soon'],
  [4.01, 83.292, 'soon'],
  [4, 83.333, 'urgent'],
  [0, 100, 'urgent'],
  [-3, 100, 'urgent'],
  [25, 0, 'calm'],
])('%d hours left: %d percent used, %s', (left, percent, urgency) => {
  const time = reviewTime(end, endMs - hours(left), 24);
  expect(time.until).toBe(endMs);
  expect(time.usedPercent).toBeCloseTo(percent, 2);
  expect(time.urgency).toBe(urgency);
});

test('the time for a review is what the administrator has set', () => {
  expect(reviewTime(end, endMs - hours(24), 48)).toMatchObject({ usedPercent: 50, urgency: 'calm' });
  expect(reviewTime(end, endMs - hours(8), 48).urgency).toBe('urgent');
});

test.each([
  [27_288, '剩 7 小时 35 分', '剩 07:34:48'],
  [3600, '剩 1 小时 0 分', '剩 01:00:00'],
  [59, '剩 1 分', '剩 00:00:59'],
  [0, '已超时', '已超时'],
])('%d seconds read as %s and %s', (seconds, words, clock) => {
  expect(remainingWords(seconds)).toBe(words);
  expect(remainingClock(seconds)).toBe(clock);
});
