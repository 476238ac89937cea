import { describe, expect, it } from 'vitest';
import { ageOf } from './age.js';

const now = Date.parse('2026-11-21T10:00:00+08:00');

describe('age of a waiting entry', () => {
  it.each<[string, string, string, number?]>([
    ['2026-11-21 10:00:00', 'fresh', '等了 1 分钟'],
    ['2026-11-21 06:00:01', 'fresh', '等了 3 小时'],
    ['2026-11-21 06:00:00', 'today', '等了 4 小时'],
    ['2026-11-20 10:00:00', 'days', '等了 1 天'],
    ['2026-11-18 10:00:00', 'old', '等了 3 天'],
    ['2026-11-18 10:00:00', 'days', '等了 3 天', 48],
    // A clock that is behind the server's.
    ['2026-11-21 10:05:00', 'fresh', '等了 1 分钟'],
  ])('of %s is %s', (since, step, words, reviewHours = 24) => {
    expect(ageOf(since, now, reviewHours)).toEqual({ step, words });
  });

  it('is undefined without a readable start', () => {
    expect(ageOf(null, now, 24)).toBeUndefined();
  });
});
