import { expect, test } from 'vitest';
import { countdownText, linesKept, mergedLines, shownText } from './chat-lines.js';

const line = (id: number, text = '好') => ({ id, name: '周*', own: false, text, at: '2026-11-21 10:00:00' });
const ids = (lines: readonly { id: number }[]) => lines.map(({ id }) => id);

test('sorts messages, without duplicates', () => {
  expect(ids(mergedLines([line(1), line(4)], [line(3), line(4)]))).toEqual([1, 3, 4]);
  const known = [line(1)];
  expect(mergedLines(known, [])).toBe(known);
});

test('drops the oldest', () => {
  const many = Array.from({ length: linesKept + 5 }, (_, i) => line(i + 1));
  expect(ids(mergedLines(many, [line(999)])).slice(0, 1)).toEqual([7]);
});

test.each([
  ['请问锁丢了怎么补办？', '请问锁丢了怎么补办？'],
  ['a\u202egnp.exe', 'a gnp.exe'],
  ['一\n二\u0000三', '一 二 三'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('%j is shown as %j', (text, shown) => expect(shownText(text)).toBe(shown));

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3 * 3600 + 65, '03:01:05'],
  [2 * 86_400 + 1, '2 天 00:00:01'],
])('%i seconds are %s', (seconds, text) => expect(countdownText(seconds)).toBe(text));
