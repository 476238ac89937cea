import { describe, expect, it } from 'vitest';
import { daysUntil } from './coupon.js';

describe('daysUntil', () => {
  const now = new Date('2026-11-21T12:00:00').getTime();
  it.each([
    ['2026-11-21 18:00:00', 0],
    ['2026-11-21 23:59:59', 0],
    ['2026-11-22 09:00:00', 1],
    ['2026-11-22 23:59:59', 1],
    ['2026-12-01 12:00:00', 10],
    ['2026-12-01 12:00:01', 10],
    ['2026-12-02 00:00:00', 11],
    ['2026-11-21 12:00:00', undefined],
    ['2020-01-01 00:00:00', undefined],
    ['not a date', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (end, days) => expect(daysUntil(end, now)).toBe(days));
});
