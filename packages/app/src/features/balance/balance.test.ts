import { describe, expect, it } from 'vitest';
import { positionParams, readId, readPosition, start } from './balance-position.js';
import { fenOf, signedMoney, yuanText } from './money-text.js';

describe('an amount that is typed', () => {
  it.each([
    ['500', 50_000],
    ['500.5', 50_050],
    ['0.01', 1],
    ['1,268.00', 126_800],
    [' 29.99 ', 2_999],
  ])('%s is %d fen', (text, fen) => expect(fenOf(text)).toBe(fen));

  it.each(['', '-1', '1.005', '1e3', 'abc', '1.', '9999999999'])('%s is none', (text) =>
    expect(fenOf(text)).toBeUndefined(),
  );

  it('comes back as it was', () => {
    for (const fen of [0, 1, 50, 2_999, 126_800]) expect(fenOf(yuanText(fen))).toBe(fen);
    expect(signedMoney(11_000)).toBe('+¥110.00');
    expect(signedMoney(-30_000)).toBe('−¥300.00');
  });
});

it('keeps what is shown in the address', () => {
  const position = { page: 2, kind: 'refund', from: '2026-11-01', to: '2026-11-21' } as const;
  expect(readPosition(positionParams(position))).toEqual(position);
  expect(readPosition(new URLSearchParams('page=x&kind=gift&from=11/01'))).toEqual(start);
  expect(readId(new URLSearchParams('id=31'))).toBe(31);
  expect(readId(new URLSearchParams('id=-1'))).toBe(0);
});
