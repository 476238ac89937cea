import { formatTimeAgo } from '@ca-portal/ui/formats';
import { expect, test } from 'vitest';
import { momentOf } from './moment-of.js';
import { presentOf } from './present.js';

const noon = Date.UTC(2026, 10, 21, 4);

test.each([
  ['nothing recorded', [], noon],
  ['what is past', ['2026-11-21 11:59:59', '2026-11-20 12:00:00'], noon],
  ['a slow computer', ['2026-11-21 12:00:07', '2026-11-21 12:00:03'], noon + 7_000],
  ['a time in the future', ['2026-11-21 12:02:00', '2027-01-01 00:00:00'], noon],
  ['what is no time', ['', '昨天'], noon],
])('%s', (_, recorded, present) => expect(presentOf(noon, recorded)).toBe(present));

test('shows 刚刚 for a new entry on a computer that is some seconds slow', () => {
  const sent = '2026-11-21 12:00:07';
  expect(formatTimeAgo(momentOf(sent), noon)).toBe('2026-11-21');
  expect(formatTimeAgo(momentOf(sent), presentOf(noon, [sent]))).toBe('刚刚');
});
