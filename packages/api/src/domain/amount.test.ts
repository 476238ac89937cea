import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fenOf, moneyText, priceText, yuanText } from './amount.js';

it('reads its own output', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
      expect(fenOf(yuanText(fen))).toBe(fen);
    }),
  );
});
it.each(['', '1.', '.5', '1.005', '-1', '1e3', '１', '1,2,3.4567', '12345678901'])(
  '%j is not an amount',
  (text) => expect(fenOf(text)).toBeUndefined(),
);
it.each([
  ['1,280.5', 128050],
  [' 0.01 ', 1],
])('%j is %d fen', (text, fen) => expect(fenOf(text)).toBe(fen));
it.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [99_999, '¥999.99'],
  [128_000, '¥1,280.00'],
  [328_641_500, '¥3,286,415.00'],
  [-5_000, '−¥50.00'],
])('%d fen read as %s', (fen, text) => expect(moneyText(fen)).toBe(text));
it('parts of a fen are no amount, and nothing is free', () => {
  expect(() => moneyText(0.5)).toThrow(RangeError);
  expect([priceText(0), priceText(100)]).toEqual(['免费', '¥1.00']);
});
