import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fenOf, yuanText } from './amount.js';

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
