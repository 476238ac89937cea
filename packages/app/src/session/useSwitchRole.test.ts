import { expect, test } from 'vitest';
import { tokenInRole } from './useSwitchRole.js';

test('only the role changes; a suffix may hold what it likes', () => {
  expect(tokenInRole('5.aB3_-.x', 2)).toBe('2.aB3_-.x');
  expect(tokenInRole('0.secret', 6)).toBe('6.secret');
});
