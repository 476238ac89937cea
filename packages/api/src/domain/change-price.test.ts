import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ChangeTypeError,
  payableFen,
  priceByChangeType,
  priceToFen,
  type ChangeItem,
} from './change-price.js';
import { PriceMissingError } from './pricing.js';

const item = (price: ChangeItem['price'], more: Partial<ChangeItem> = {}): ChangeItem => ({
  price,
  merged: 0,
  orderType: '0103',
  roleId: null,
  distributed: 0,
  ...more,
});
const batch = [
  item(200, { roleId: 2, distributed: 1 }),
  item(120, { roleId: 4, distributed: 1 }),
  item(100, { roleId: 4, distributed: 0 }),
];

describe('the worked cases of the specification (4.6)', () => {
  it.each<[string, number, ChangeItem[], number[], number]>([
    ['1', 6, [item(300)], [], 50_00],
    ['2', 6, [], [], 50_00],
    ['3', 1, [item(260)], [], 260_00],
    ['4', 3, [item('200.5')], [], 200_50],
    ['6', 4, [item(200), item(120, { merged: 1 }), item(120)], [], 320_00],
    ['7', 10, [item(200, { merged: 1 }), item(120, { merged: 1 })], [], 0],
    ['8', 10, [item(0.1), item(0.2)], [], 30],
    ['9', 7, batch, [4], 300_00],
    ['10', 7, batch, [], 420_00],
    ['11', 7, batch, [2, 4], 100_00],
    ['12', 8, [item(200, { orderType: '0' }), item(120), item(50, { orderType: 1 })], [], 170_00],
    ['13', 12, [item(200, { orderType: 0 })], [], 0],
    [
      'change of name, three merged',
      4,
      [item(50), ...[1, '1', true].map((merged) => item(50, { merged }))],
      [],
      50_00,
    ],
    ['the same, none merged', 10, [item(50), item(50), item(50), item(50)], [], 200_00],
    [
      'batch with one distributed',
      7,
      [item(180, { roleId: 2 }), item(180, { roleId: 2 }), item(180, { roleId: 4, distributed: 1 })],
      [4],
      360_00,
    ],
  ])('%s', (_, type, items, roles, fen) => expect(priceByChangeType(type, items, roles)).toBe(fen));

  it('case 5: a missing price is an error', () =>
    expect(() => priceByChangeType(5, [item(null)])).toThrow(PriceMissingError));
  it.each([9, 11, 0, 13, -1, 1.5, Number.NaN])('type %s is refused, never free', (type) => {
    expect(() => priceByChangeType(type, [item(200)])).toThrow(ChangeTypeError);
  });
  it('reading B excludes every selected role', () => {
    expect(priceByChangeType(7, batch, [4], 'B')).toBe(200_00);
    expect(priceByChangeType(7, batch, [2, 4], 'B')).toBe(0);
  });
  it('320.00 − 50 + 15 is 285.00, and 30.00 − 50 is 0', () => {
    expect(payableFen({ goodsFen: 320_00, couponFen: 50_00, courierFen: 15_00 })).toBe(285_00);
    expect(payableFen({ goodsFen: 30_00, couponFen: 50_00, courierFen: 0 })).toBe(0);
  });
});

describe('a price of the existing backend', () => {
  it.each([
    ['200.5', 200_50],
    [' 200 ', 200_00],
    ['0', 0],
    ['0.005', 1],
    ['0.0049', 0],
    ['1.2349', 123],
    [260, 260_00],
  ])('%s', (text, fen) => expect(priceToFen(text)).toBe(fen));
  it.each([null, undefined, '', ' ', '-1', -1, '1,000', '1e3', 'abc', '1.23456', Number.NaN, Infinity])(
    '%s is an error',
    (text) => expect(() => priceToFen(text)).toThrow(PriceMissingError),
  );
  it('reads every amount of fen exactly, as text and as number', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_99), (fen) => {
        expect(priceToFen((fen / 100).toFixed(2))).toBe(fen);
        expect(priceToFen(fen / 100)).toBe(fen);
      }),
    );
  });
});

describe('sums', () => {
  const anyItem = fc.record<ChangeItem>({
    price: fc.nat(1_000_000).map((fen) => (fen / 100).toFixed(2)),
    merged: fc.constantFrom(0, 1, '0', '1', true, false, null),
    orderType: fc.constantFrom('0', 0, '0103', 1),
    roleId: fc.constantFrom(2, 3, 4, null),
    distributed: fc.constantFrom(0, 1, '0', '1', true, false, null),
  });
  const summing = fc.constantFrom(4, 7, 8, 10, 12);

  it('are whole fen, from 0 to the sum of all prices, whatever the order of the items', () => {
    fc.assert(
      fc.property(summing, fc.array(anyItem), fc.subarray([2, 3, 4]), (type, items, roles) => {
        const fen = priceByChangeType(type, items, roles);
        const all = items.reduce((sum, { price }) => sum + priceToFen(price), 0);
        expect(Number.isSafeInteger(fen)).toBe(true);
        expect(fen).toBeGreaterThanOrEqual(0);
        expect(fen).toBeLessThanOrEqual(all);
        expect(priceByChangeType(type, items.toReversed(), roles)).toBe(fen);
      }),
    );
  });
  it('reading B never costs more than reading A', () => {
    fc.assert(
      fc.property(fc.array(anyItem), fc.subarray([2, 3, 4]), (items, roles) => {
        expect(priceByChangeType(7, items, roles, 'B')).toBeLessThanOrEqual(
          priceByChangeType(7, items, roles),
        );
      }),
    );
  });
});
