import { expect, test } from 'vitest';
import { trialHref } from './trials.js';

test.each([
  ['guide', '/jumpydDetial', '/guide'],
  ['seal', '/experience', '/exp'],
  ['verify', '/experience', '/experience#verify'],
  ['scan', '/experience', undefined],
  ['scan', '/learningDetail?id=2', '/learningDetail?id=2'],
  ['scan', '//evil.example', undefined],
  ['scan', '/\\evil.example', undefined],
  ['scan', 'javascript:alert(1)', undefined],
] as const)('%s with %j leads to %j', (kind, link, href) => {
  expect(trialHref(kind, link)).toBe(href);
});
