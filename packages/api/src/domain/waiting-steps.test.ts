import { expect, it } from 'vitest';
import { waitingStep, waitingSteps, waitingWords } from './waiting-steps.js';

const hourMs = 3_600_000;

it.each([
  [0, 24, 'fresh'],
  [3.99, 24, 'fresh'],
  [4, 24, 'today'],
  [23.99, 24, 'today'],
  [24, 24, 'days'],
  [72, 24, 'old'],
  [7.99, 48, 'fresh'],
  [24, 48, 'today'],
  [72, 48, 'days'],
  [144, 48, 'old'],
  [0.2, 1, 'today'],
  [3, 1, 'old'],
])('after %d hours, with %d for a review: %s', (waited, hours, step) => {
  expect(waitingStep(waited * hourMs, hours)).toBe(step);
});

it.each([
  [24, ['4 小时', '1 天', '3 天']],
  [48, ['8 小时', '2 天', '6 天']],
  [36, ['6 小时', '36 小时', '108 小时']],
  [1, ['10 分钟', '1 小时', '3 小时']],
])('with %d hours for a review the steps begin after %j', (hours, words) => {
  expect(Object.values(waitingSteps(hours)).map(waitingWords)).toEqual(words);
});
