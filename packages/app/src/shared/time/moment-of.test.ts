import { coupons } from '@ca-portal/api/contract';
import { exampleResult } from '@ca-portal/api/mocks';
import { formatDate, formatTimeAgo } from '@ca-portal/ui/formats';
import { afterEach, expect, test } from 'vitest';
import { faceOf } from '../coupons/index.js';
import { epochOf, momentOf } from './moment-of.js';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['Asia/Shanghai', 'Europe/Berlin', 'America/New_York'])(
  'an hour ago in Beijing is an hour ago in %s',
  (there) => {
    process.env['TZ'] = there;
    const now = Date.parse('2026-11-21T02:00:00Z');
    expect(formatTimeAgo(momentOf('2026-11-21 09:00:00'), now)).toBe('1小时前');
  },
);

test.each(['Asia/Shanghai', 'Europe/Berlin', 'America/New_York'])(
  'a coupon ends at one moment in %s',
  (there) => {
    process.env['TZ'] = there;
    const [coupon] = exampleResult(coupons.claimable).rows;
    if (!coupon) throw new Error('the contract has an example');
    const { endTime } = faceOf({ ...coupon, endTime: '2026-12-31 23:59:59' });
    expect(endTime).toEqual(new Date('2026-12-31T15:59:59Z'));
  },
);

test.each(['', 'soon', '2026-02-30 10:00:00'])('%j is no moment and breaks nothing', (text) => {
  expect(momentOf(text)).toBe(text);
  expect(epochOf(text)).toBeNaN();
});

test('shows an unreadable time as missing', () => {
  expect(formatDate(momentOf('soon'))).toBe('—');
});

test('converts a Beijing hour to epoch milliseconds', () => {
  expect(epochOf('2026-11-21 09:00:00')).toBe(Date.UTC(2026, 10, 21, 1));
});
