import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatCompactNumber,
  formatDate,
  formatDateTime,
  formatDateTimeLines,
  formatDay,
  formatFileSize,
  formatLongDate,
  formatMinute,
  formatMonth,
  formatMoney,
  formatShortDate,
  formatShortMinute,
  formatThousands,
  formatTimeAgo,
  formatWeekday,
  groupSerial,
  maskIdNumber,
  maskPhone,
} from './index.js';
import { faceYuan } from './numbers.js';

const now = new Date(2026, 10, 21, 12, 0, 0).getTime();
const ago = (ms: number) => formatTimeAgo(now - ms, now);
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

describe('formatMoney', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [128_000, '¥1,280.00'],
    [-5000, '−¥50.00'],
    [123_456_789_01, '¥123,456,789.01'],
  ])('%d fen is %s', (fen, text) => expect(formatMoney(fen)).toBe(text));

  it('refuses fractions of a fen and numbers that are not exact', () => {
    expect(() => formatMoney(0.5)).toThrow(RangeError);
    expect(() => formatMoney(Number.NaN)).toThrow(RangeError);
    expect(() => formatMoney(2 ** 53)).toThrow(RangeError);
  });

  it('keeps every fen', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        const digits = formatMoney(fen).replace(/[^\d]/g, '');
        expect(Number(digits)).toBe(Math.abs(fen));
        expect(formatMoney(fen).startsWith('−')).toBe(fen < 0);
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [3_286_415, '3,286,415'],
    [-1234.5, '−1,234.5'],
    [Number.NaN, '—'],
  ])('groups %d as %s', (value, text) => expect(formatThousands(value)).toBe(text));

  it.each([
    [0, '0.00 B'],
    [12, '12.00 B'],
    [1023, '1023.00 B'],
    [1024, '1.00 KB'],
    [3584, '3.50 KB'],
    [1024 ** 2 - 1, '1.00 MB'],
    [2_202_010, '2.10 MB'],
    [1024 ** 3, '1.00 GB'],
    [1024 ** 4, '1.00 TB'],
    [1024 ** 5, '1024.00 TB'],
  ])('%d bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

  it('has two decimals and a suitable unit at every size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1024 ** 5 - 1 }), (bytes) => {
        const match = /^(\d+\.\d{2}) (B|KB|MB|GB|TB)$/.exec(formatFileSize(bytes));
        expect(match && (Number(match[1]) < 1024 || match[2] === 'TB')).toBe(true);
      }),
    );
  });

  it('refuses a negative size', () => expect(() => formatFileSize(-1)).toThrow(RangeError));

  it.each([
    [999, '999'],
    [1000, '1k'],
    [12_345, '12.3k'],
    [999_950, '1M'],
    [1_500_000_000, '1.5G'],
    [2e12, '2T'],
    [3e15, '3P'],
    [4e18, '4E'],
    [-1200, '−1.2k'],
  ])('abbreviates %d as %s', (value, text) => expect(formatCompactNumber(value)).toBe(text));
});

describe('formatTimeAgo', () => {
  it.each([
    ['now', 0, '刚刚'],
    ['just under 30 s', 30 * second - 1, '刚刚'],
    ['30 s', 30 * second, '1分钟前'],
    ['59 s', 59 * second, '1分钟前'],
    ['just under an hour', hour - 1, '59分钟前'],
    ['an hour', hour, '1小时前'],
    ['just under a day', day - 1, '23小时前'],
    ['a day', day, '1天前'],
    ['just under two days', 2 * day - 1, '1天前'],
    ['two days', 2 * day, '2026-11-19'],
    ['a moment ahead', -1, '2026-11-21'],
    ['a month ahead', -30 * day, '2026-12-21'],
  ])('%s', (_name, elapsed, text) => expect(ago(elapsed)).toBe(text));

  it('takes wire strings and other words', () => {
    const words = { justNow: 'just now', minutes: (n: number) => `${n} min`, hours: String, oneDay: 'a day' };
    expect(formatTimeAgo('2026-11-21 11:55:00', now, words)).toBe('5 min');
  });

  it('is empty for a missing or unreadable moment', () => {
    expect([formatTimeAgo(null), formatTimeAgo('soon')]).toEqual(['—', '—']);
  });

  it('never shows a shorter time as time passes', () => {
    const rank = (text: string) =>
      ['刚刚', '分钟前', '小时前', '天前'].findIndex((end) => text.endsWith(end)) >>> 0;
    fc.assert(
      fc.property(
        fc.nat(3 * day),
        fc.nat(3 * day),
        (a, b) => rank(ago(Math.min(a, b))) <= rank(ago(Math.max(a, b))),
      ),
    );
    expect(ago(minute)).toBe('1分钟前');
  });
});

describe('dates', () => {
  it('are yyyy-MM-dd HH:mm:ss', () => {
    expect(formatDate('2026-11-20 09:12:36')).toBe('2026-11-20');
    expect(formatDateTime('2026-11-20 09:12:36')).toBe('2026-11-20 09:12:36');
    expect(formatDateTime(now)).toBe('2026-11-21 12:00:00');
    expect(formatShortDate(new Date(2026, 0, 3))).toBe('01-03');
    expect(formatShortMinute('2026-01-03 09:12:36')).toBe('01-03 09:12');
    expect(formatMinute('2026-01-03 09:12:36')).toBe('2026-01-03 09:12');
    expect(formatDay('2026-01-03 09:12:36')).toBe('03');
    expect(formatMonth('2026-01-03 09:12:36')).toBe('2026-01');
    expect(formatLongDate('2026-01-03 09:12:36')).toBe('2026 年 1 月 3 日');
    expect(formatMinute(undefined)).toBe('—');
    expect(formatWeekday(now)).toBe('星期六');
    expect(formatClock('2026-11-20 09:12:36')).toBe('09:12');
  });

  const moment = new Date(2026, 10, 22, 10, 30, 5);
  it.each([
    moment,
    moment.getTime(),
    String(moment.getTime()),
    moment.getTime() / 1000,
    String(moment.getTime() / 1000),
    String(moment),
    moment.toUTCString(),
    moment.toISOString(),
  ])('%s is a moment as servers and components write one', (value) => {
    expect(formatDateTime(value)).toBe('2026-11-22 10:30:05');
  });
  it.each([Number.NaN, 'Sun Nov 22 2026', 'Foo Bar 99 2026 GMT+0800', '12345678901234'])(
    '%s is not a moment',
    (value) => expect(formatDateTime(value)).toBe('—'),
  );

  it('stand on two lines in tables', () => {
    expect(formatDateTimeLines('2026-11-20 09:12:36')).toEqual(['2026-11-20', '09:12:36']);
    expect(formatDateTimeLines('证'.repeat(2000))).toEqual(['—', '']);
    expect(formatDateTimeLines(null)).toEqual(['—', '']);
  });

  it.each([undefined, null, '', 'not a date'])('%o is a dash, not today', (value) => {
    expect(formatDate(value)).toBe('—');
    expect(formatDateTime(value)).toBe('—');
  });
});

describe('a date that does not exist', () => {
  it.each([
    '2026-02-31',
    '2025-02-29',
    '2026-04-31 10:00:00',
    '2026-13-45',
    '2026-00-10',
    '2026-11-00',
    '2026-11-21 24:30:00',
    '2026-11-21 09:60:00',
    '2026-11-21 09:12:61',
    '2026-02-31T00:00:00Z',
    '2026-02-31T00:00:00+08:00',
    '9999999',
    '12',
    '1',
    '21-11-2026',
    '09:12',
  ])('%s is a dash, not another day', (value) => {
    expect(formatDate(value)).toBe('—');
    expect(formatDateTime(value)).toBe('—');
  });

  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2026-2-3', '2026-02-03'],
    ['2026/11/21 09:12', '2026-11-21'],
    ['20261121', '2026-11-21'],
    ['2026-11-21T09:12:36.123', '2026-11-21'],
    [new Date(2026, 10, 21, 9).toISOString(), '2026-11-21'],
    [new Date(2026, 10, 21, 9).toISOString().replace('Z', '+00:00'), '2026-11-21'],
    [new Date(2026, 10, 21, 9).toISOString().replace('Z', '+0000'), '2026-11-21'],
  ])('%s is one', (value, text) => expect(formatDate(value)).toBe(text));

  it('every day of the calendar is read as itself, in every format', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(1000, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true }),
        (date) => {
          const text = formatDateTime(date);
          expect(formatDateTime(text)).toBe(text);
          expect(formatDateTime(text.replace(' ', 'T'))).toBe(text);
          expect(formatDate(text.slice(0, 10).replaceAll('-', '/'))).toBe(text.slice(0, 10));
        },
      ),
    );
  });
});

describe('masks and serials', () => {
  it('hide the middle of phones and ID numbers', () => {
    expect(maskPhone('13812348000')).toBe('138****8000');
    expect(maskIdNumber('210000199001010013')).toBe('210000********0013');
    expect(maskIdNumber('210000900101001')).toBe('210000*****1001');
  });

  it('leave a masked value unchanged and hide a short one completely', () => {
    expect(maskPhone('138****8000')).toBe('138****8000');
    expect(maskPhone('1381234')).toBe('*******');
    expect(maskPhone('22000000')).toBe('********');
    expect(maskPhone('1381234800')).toBe('**********');
    expect(maskPhone('024-22000000')).toBe('024*****0000');
    expect(maskIdNumber('2100001990101')).toBe('*************');
    expect(maskIdNumber('')).toBe('');
  });

  it('never show more than the agreed ends', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9X]{0,24}$/), (text) => {
        const shown = maskIdNumber(text).replace(/\*/g, '').length;
        expect(maskIdNumber(text)).toHaveLength(text.length);
        expect(shown).toBe(text.length >= 14 ? 10 : 0);
      }),
    );
  });

  it('group serials by four without losing a character', () => {
    expect(groupSerial('4A7F91C20E883D15')).toBe('4A7F 91C2 0E88 3D15');
    expect(groupSerial('4A7F 91C2')).toBe('4A7F 91C2');
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-F]{0,40}$/), (text) => {
        const groups = groupSerial(text).split(' ');
        return groups.join('') === text && groups.slice(0, -1).every((group) => group.length === 4);
      }),
    );
  });
});

describe('faceYuan', () => {
  it.each([
    [5000, '50'],
    [500, '5'],
    [750, '7.5'],
    [755, '7.55'],
    [128_000, '1,280'],
    [0, '0'],
    [-100, '—'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
  ])('%d fen is %s', (fen, text) => expect(faceYuan(fen)).toBe(text));
});
