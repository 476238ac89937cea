import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBeijing, parseBeijing } from './beijing-time.js';
import { readTime } from './read-time.js';
import { certificateState, daysToExpiry, renewalWindowDays, withinDays } from './certificate-state.js';
import { renewalWindow } from './renewal.js';

describe('Beijing time', () => {
  it('is eight hours ahead', () => {
    expect(formatBeijing(new Date('2026-11-21T16:30:00Z'))).toBe('2026-11-22 00:30:00');
    expect(parseBeijing('2026-11-22 00:30:00')).toEqual(new Date('2026-11-21T16:30:00Z'));
  });
  it('survives the round trip, to the second', () => {
    const instants = fc.date({
      min: new Date('0001-01-02'),
      max: new Date('9999-12-30'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const toTheSecond = Math.floor(instant.getTime() / 1000) * 1000;
        expect(parseBeijing(formatBeijing(instant)).getTime()).toBe(toTheSecond);
      }),
    );
  });
  it.each([
    '',
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-11-21 10:00:00Z',
    ' 2026-11-21 10:00:00',
    '2026-11-21 10:00:00\n',
    '2026-13-01 00:00:00',
    '2026-02-30 00:00:00',
    '2025-02-29 12:00:00',
    '2026-04-31 00:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21 10:60:00',
    '2026-00-10 10:00:00',
  ])('refuses "%s"', (text) => expect(() => parseBeijing(text)).toThrow(RangeError));
  it('refuses a date that does not exist', () => {
    expect(() => formatBeijing(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('time formats of the API family', () => {
  const moment = new Date('2026-11-22T02:30:05.000Z');

  it.each([
    moment,
    moment.getTime(),
    String(moment.getTime()),
    moment.getTime() / 1000,
    String(moment.getTime() / 1000),
    String(moment),
    moment.toUTCString(),
    moment.toISOString(),
    '2026-11-22T10:30:05.000+0800',
    '2026-11-22 10:30:05',
    '2026/11/22 10:30:05',
    '2026.11.22 10:30:05',
    ' 2026-11-22T10:30:05 ',
  ])('%s is the same moment in every time zone', (value) => expect(readTime(value)).toEqual(moment));
  it('a day begins in Beijing', () => {
    expect(readTime('2026-11-22')).toEqual(new Date('2026-11-21T16:00:00Z'));
    expect(readTime('2026/1/2')).toEqual(new Date('2026-01-01T16:00:00Z'));
    expect(readTime('2026-11-22 10:30')).toEqual(new Date('2026-11-22T02:30:00Z'));
  });
  it.each(['', '昨天', '2026-02-30', '2026-11-22 25:00', 'Nov 22, 2026', '12345678901234567', Number.NaN])(
    'refuses %s',
    (value) => expect(() => readTime(value)).toThrow(RangeError),
  );
});

describe('state of a certificate', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  const inDays = (days: number, ms = 0) => new Date(now.getTime() + days * 86_400_000 + ms);

  it('the renewal window is that of the specification', () => expect(renewalWindowDays).toBe(80));
  it.each([
    [79, 'expiring'],
    [80, 'expiring'],
    [81, 'valid'],
    [1, 'expiring'],
    [0, 'expiring'],
    [-1, 'expired'],
  ] as const)('with %s days left it is %s', (days, state) => {
    expect(certificateState('active', inDays(days), now)).toBe(state);
    expect(daysToExpiry(inDays(days), now)).toBe(days);
  });
  it('expires by the millisecond', () => {
    expect(certificateState('active', inDays(0, -1), now)).toBe('expired');
    expect(daysToExpiry(inDays(0, -1), now)).toBe(-1);
  });
  it('expiring begins at midnight of the first day of the window, whatever the hour of the end', () => {
    const at = (text: string) => new Date(`${text}+08:00`);
    for (const hour of ['00:00:00', '10:30:00', '23:59:59']) {
      const end = at(`2027-02-09T${hour}`);
      for (const [moment, days, state, window] of [
        ['2026-11-20T23:59:59', 81, 'valid', 'early'],
        ['2026-11-21T00:00:00', 80, 'expiring', 'open'],
      ] as const) {
        expect(daysToExpiry(end, at(moment))).toBe(days);
        expect(certificateState('active', end, at(moment))).toBe(state);
        expect(renewalWindow(end, at(moment)).state).toBe(window);
        expect(end < withinDays(at(moment), 80)).toBe(state === 'expiring');
      }
    }
  });
  it.each(['pending', 'busy', 'lost', 'cancelled'] as const)('%s has priority over the date', (status) => {
    for (const days of [-400, 10, 400]) expect(certificateState(status, inDays(days), now)).toBe(status);
  });
  it('an active one without a date is still being made', () => {
    expect(certificateState('active', undefined, now)).toBe('pending');
  });
});
