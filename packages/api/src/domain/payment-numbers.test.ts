import { expect, it } from 'vitest';
import { paymentNumber, readPaymentNumber } from './payment-numbers.js';

it.each([
  ['DD20261121000001', 1, 'order'],
  ['DD20261121000001', 2, 'order'],
  ['ZH20261121000001', 1, 'combined'],
  ['CZ20261121000001', 12, 'recharge'],
])('%s, attempt %i, is parsed as it was created', (no, attempt, purpose) => {
  expect(readPaymentNumber(paymentNumber(no, attempt))).toEqual({ purpose, no });
});

it.each(['', 'DD1', 'HK20261121000001', 'DD20261121000001R0', 'DD20261121000001R2R3', ' DD20261121000001'])(
  'finds no purpose in "%s"',
  (text) => {
    expect(readPaymentNumber(text)).toBeUndefined();
  },
);
