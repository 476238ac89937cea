import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteChange, type ChangeChoice, type ChangePriceList } from './change-quote.js';
import { changeOrderTypes } from './change-types.js';
import { PriceMissingError } from './pricing.js';

const prices: ChangePriceList = {
  serviceFenPerYear: 20_000,
  mediumFen: 6_000,
  sealFen: 5_000,
  sealCount: 2,
  extraPlatformFen: 3_000,
  courierFen: 1_500,
  changeFen: 5_000,
  sealChangeFen: 5_000,
};
const choice: ChangeChoice = {
  orderType: '0103',
  years: 1,
  addedPlatforms: 1,
  touchedLocks: 1,
  mergedLocks: 0,
  mediumFree: false,
  courier: false,
};

describe('price of a change order', () => {
  it.each<[string, Partial<ChangeChoice>, number]>([
    ['two more years', { years: 2 }, 40_000],
    ['a replaced lock', { orderType: '0102' }, 16_000],
    ['a lock that failed within a year', { orderType: '0102', mediumFree: true }, 0],
    ['two more platforms', { orderType: '0104', addedPlatforms: 2 }, 6_000],
    ['a change of name, four locks', { orderType: '0105', touchedLocks: 4 }, 20_000],
    ['the same with three merged', { orderType: '0105', touchedLocks: 4, mergedLocks: 3 }, 5_000],
    ['another provider, the stick stays', { orderType: '0106', mediumFree: true }, 30_000],
    ['a practice seal', { orderType: '0110' }, 5_000],
    ['with courier', { courier: true }, 21_500],
    ['a cancellation, courier or not', { orderType: '0108', courier: true }, 0],
  ])('%s', (_, changed, fen) => expect(quoteChange(prices, { ...choice, ...changed }).totalFen).toBe(fen));

  it('adds up, in whole fen, never below 0', () => {
    const money = fc.nat(1_000_000);
    const anyPrices = fc.record<ChangePriceList>({
      serviceFenPerYear: money,
      mediumFen: money,
      sealFen: money,
      sealCount: fc.nat(5),
      extraPlatformFen: money,
      courierFen: money,
      changeFen: money,
      sealChangeFen: money,
    });
    const anyChoice = fc.record<ChangeChoice>({
      orderType: fc.constantFrom(...changeOrderTypes),
      years: fc.integer({ min: 1, max: 5 }),
      addedPlatforms: fc.nat(20),
      touchedLocks: fc.integer({ min: 10, max: 20 }),
      mergedLocks: fc.nat(10),
      mediumFree: fc.boolean(),
      courier: fc.boolean(),
    });
    fc.assert(
      fc.property(anyPrices, anyChoice, (list, chosen) => {
        const { lines, totalFen } = quoteChange(list, chosen);
        expect(totalFen).toBe(lines.reduce((sum, one) => sum + one.unitFen * one.quantity, 0));
        expect(Math.min(0, ...lines.map((one) => one.amountFen))).toBe(0);
      }),
    );
  });
  it.each([undefined, null, -1, 0.5, '5000', Number.NaN])(
    'a price that is %s is an error, never free',
    (price) => {
      const broken = { ...prices, serviceFenPerYear: price } as ChangePriceList;
      expect(() => quoteChange(broken, choice)).toThrow(PriceMissingError);
    },
  );
  it('more merged than affected locks is an error of the caller', () => {
    const wrong = { ...choice, orderType: '0105', touchedLocks: 1, mergedLocks: 2 } as const;
    expect(() => quoteChange(prices, wrong)).toThrow(RangeError);
  });
});
