import { expect, test } from 'vitest';
import { PageCodeError } from '../routing/lazy-page.js';
import { errorNumber, isCodeMissing } from './page-failure.js';

test.each([
  new PageCodeError(new Error('any'), () => {}),
  new TypeError('Failed to fetch dynamically imported module: https://ca.example.cn/assets/A-1.js'),
  new TypeError('error loading dynamically imported module: https://ca.example.cn/assets/A-1.js'),
  new TypeError('Importing a module script failed.'),
])('missing code: %s', (error) => expect(isCodeMissing(error)).toBe(true));

test.each([new TypeError("Cannot read properties of undefined (reading 'name')"), 'text', undefined])(
  'wrong code: %s',
  (error) => expect(isCodeMissing(error)).toBe(false),
);

test('the same error has the same number, different errors differ, and no number contains the text', () => {
  expect(errorNumber(new TypeError('a'))).toBe(errorNumber(new TypeError('a')));
  expect(errorNumber(new TypeError('a'))).not.toBe(errorNumber(new TypeError('b')));
  for (const thrown of [new Error('证书'), 'text', undefined, null])
    expect(errorNumber(thrown)).toMatch(/^P-[0-9A-F]{6}$/);
});
