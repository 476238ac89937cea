import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBeijing, parseBeijing } from './beijing-time.js';
import { addYears, renewalWindow, renewedUntil } from './renewal.js';

const at = parseBeijing;
const end = at('2027-02-09 10:30:00');

describe('extension is allowed from 80 days before the end', () => {
  it.each([
    ['2026-11-20 23:59:59', { state: 'early', from: '2026-11-21' }], // 81 days
    ['2026-11-21 00:00:00', { state: 'open' }], // 80 days, from midnight
    ['2026-11-22 12:00:00', { state: 'open' }], // 79 days
    ['2027-02-09 10:30:01', { state: 'open' }], // expired a second ago
    ['2028-02-09 23:59:59', { state: 'open' }], // a year expired
    ['2028-02-10 00:00:00', { state: 'late' }],
  ])('%s', (now, window) => expect(renewalWindow(end, at(now))).toEqual(window));

  it('the hour at which a certificate was issued does not matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), (second) => {
        const notAfter = new Date(at('2027-02-09 00:00:00').getTime() + second * 1000);
        expect(renewalWindow(notAfter, at('2026-11-21 00:00:00')).state).toBe('open');
        expect(renewalWindow(notAfter, at('2026-11-20 23:59:59')).state).toBe('early');
      }),
    );
  });
});

describe('the new end', () => {
  it('continues from the old end if that is in the future, and from today otherwise', () => {
    expect(formatBeijing(renewedUntil(end, at('2026-12-01 09:00:00'), 1))).toBe('2028-02-09 10:30:00');
    expect(formatBeijing(renewedUntil(end, at('2027-03-01 09:00:00'), 2))).toBe('2029-03-01 09:00:00');
  });
  it('handles leap years', () => {
    expect(formatBeijing(addYears(at('2028-02-29 08:00:00'), 1))).toBe('2029-02-28 08:00:00');
    expect(formatBeijing(addYears(at('2028-02-29 08:00:00'), 4))).toBe('2032-02-29 08:00:00');
  });
  it('is never earlier than either start plus the paid years', () => {
    const moment = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 1, max: 5 }), (notAfter, now, years) => {
        const until = renewedUntil(notAfter, now, years).getTime();
        expect(until).toBeGreaterThan(Math.max(notAfter.getTime(), now.getTime()) + years * 364 * 86_400_000);
      }),
    );
  });
});
