import { expect, test } from 'vitest';
import { durationText } from './duration.js';

test.each([
  [0, '0 分钟'],
  [45, '45 分钟'],
  [180, '3 小时'],
  [220, '3 小时 40 分'],
])('%i minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
