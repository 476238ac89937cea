import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dictionaryPath, dictTypeOf } from './dict-type.js';

test.each([
  ['2', 'code_2'],
  ['14', 'code_14'],
  ['sys_user_sex', 'sys_user_sex'],
  ['SYS_Yes', 'sys_yes'],
  ['../secret', 'code_0'],
  ['', 'code_0'],
])('%j names %s', (type, dictType) => {
  expect(dictTypeOf(type)).toBe(dictType);
});

test('what an address says comes back from it', () => {
  expect(dictionaryPath(11, 'code_2')).toBe('/system/typeData/11/2');
  expect(dictTypeOf('2')).toBe('code_2');
  expect(dictionaryPath(3, 'sys_user_sex')).toBe('/system/typeData/3/sys_user_sex');
});

test('nothing but a plain name is ever sent', () => {
  fc.assert(fc.property(fc.string(), (text) => /^[a-z][a-z0-9_]{0,99}$/.test(dictTypeOf(text))));
  expect(dictTypeOf('%2e%2e')).toBe('code_0');
});
