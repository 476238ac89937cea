import { expect, it } from 'vitest';
import { positionParams, readId, readPosition, start } from './balance-position.js';
import { signedMoney } from './money-text.js';

it('shows the sign of a movement', () => {
  expect(signedMoney(11_000)).toBe('+¥110.00');
  expect(signedMoney(-30_000)).toBe('−¥300.00');
});

it('keeps what is shown in the address', () => {
  const position = { page: 2, kind: 'refund', from: '2026-11-01', to: '2026-11-21' } as const;
  expect(readPosition(positionParams(position))).toEqual(position);
  expect(readPosition(new URLSearchParams('page=x&kind=gift&from=11/01'))).toEqual(start);
  expect(readId(new URLSearchParams('id=31'))).toBe(31);
  expect(readId(new URLSearchParams('id=-1'))).toBe(0);
});
