import { expect, it } from 'vitest';
import { numberTail } from './number-tail.js';

it('keeps day and serial number, and a short number unchanged', () => {
  expect(numberTail('DD20261121000003')).toBe('1121000003');
  expect(numberTail('A1')).toBe('A1');
});
