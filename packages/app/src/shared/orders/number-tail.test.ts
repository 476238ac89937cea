import { expect, it } from 'vitest';
import { numberTail } from './number-tail.js';

it('keeps day and serial, and a short number whole', () => {
  expect(numberTail('DD20261121000003')).toBe('1121000003');
  expect(numberTail('A1')).toBe('A1');
});
