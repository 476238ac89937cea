import { describe, expect, it } from 'vitest';
import { addDays, fromIsoDate, readTypedDate, refusalOf, toIsoDate } from './isoDate.js';

describe('isoDate', () => {
  it.each(['2026-11-21', '2024-02-29', '0099-01-01', '9999-12-31'])(
    '%s converts to a date and back',
    (day) => {
      expect(toIsoDate(fromIsoDate(day)!)).toBe(day);
    },
  );

  it.each(['', null, undefined, '2026-02-30', '2025-02-29', '2026-13-01', '0000-01-01', '2026-1-1', 'x'])(
    '%s is not a day',
    (day) => {
      expect(fromIsoDate(day)).toBeUndefined();
    },
  );

  it.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026/1/5 ', '2026-01-05'],
    ['2026.1.05', '2026-01-05'],
    ['20261121', '2026-11-21'],
    ['2026年1月5日', '2026-01-05'],
    ['２０２６－１１－２１', '2026-11-21'],
  ])('reads %s', (text, day) => {
    expect(readTypedDate(text)).toBe(day);
  });

  it.each(['明天', '2026-02-30', '21/11/2026', '2026-11', '202611', '2026-11-21T00:00'])(
    'does not guess %s',
    (text) => {
      expect(readTypedDate(text)).toBeUndefined();
    },
  );

  it('counts days across months and years', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('explains why a day is refused; the limits themselves are allowed', () => {
    const limits = {
      min: '2026-11-01',
      max: '2026-11-30',
      isDayDisabled: (day: string) => day.endsWith('-15'),
    };
    expect(refusalOf('2026-10-31', limits)).toBe('range');
    expect(refusalOf('2026-12-01', limits)).toBe('range');
    expect(refusalOf('2026-11-15', limits)).toBe('disabled');
    expect(refusalOf('2026-11-01', limits)).toBeUndefined();
    expect(refusalOf('2026-11-30', limits)).toBeUndefined();
  });
});
