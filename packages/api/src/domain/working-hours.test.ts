import { describe, expect, it } from 'vitest';
import { parseBeijing } from './beijing-time.js';
import { isServiceOpen, isWorkday } from './working-hours.js';

describe('working hours', () => {
  it.each([
    ['2026-11-20 08:29:59', false], // Friday
    ['2026-11-20 08:30:00', true],
    ['2026-11-20 11:29:59', true],
    ['2026-11-20 11:30:00', false],
    ['2026-11-20 13:00:00', true],
    ['2026-11-20 17:00:00', false],
    ['2026-11-21 10:00:00', false], // Saturday
  ])('%s: %s', (now, open) => expect(isServiceOpen(parseBeijing(now))).toBe(open));
  it('holidays are closed, and worked weekends are open', () => {
    const special = { holidays: ['2026-10-01'], workdays: ['2026-10-10'] };
    expect(isWorkday('2026-10-01')).toBe(true);
    expect(isWorkday('2026-10-01', special)).toBe(false);
    expect(isServiceOpen(parseBeijing('2026-10-10 10:00:00'), special)).toBe(true);
  });
});
