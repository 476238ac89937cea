import { expect, it } from 'vitest';
import { reviewUrgency, urgentReviewMinutes } from './review-urgency.js';

const hourMs = 3_600_000;

it.each([
  [24, 24, 'calm'],
  [8.01, 24, 'calm'],
  [8, 24, 'soon'],
  [4.01, 24, 'soon'],
  [4, 24, 'urgent'],
  [-3, 24, 'urgent'],
  [16.01, 48, 'calm'],
  [8, 48, 'urgent'],
  [0.5, 1, 'calm'],
])('%d hours left of %d: %s', (left, hours, urgency) => {
  expect(reviewUrgency(left * hourMs, hours)).toBe(urgency);
});

it.each([
  [24, 240],
  [48, 480],
  [1, 10],
  [7, 70],
])('of %d hours the last %d minutes are urgent', (hours, minutes) => {
  expect(urgentReviewMinutes(hours)).toBe(minutes);
  expect(reviewUrgency(minutes * 60_000, hours)).toBe('urgent');
  expect(reviewUrgency(minutes * 60_000 + 1, hours)).not.toBe('urgent');
});
