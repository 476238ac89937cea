import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveries } from './order-state.js';
import { orderDueFen, PriceMissingError, quoteNewCertificate, type PriceList } from './pricing.js';

const prices: PriceList = {
  serviceFenPerYear: 20_000,
  mediumFen: 5_000,
  sealFen: 2_500,
  sealCount: 2,
  extraPlatformFen: 5_000,
  courierFen: 1_500,
};
const choice = {
  years: 1,
  platformCodes: ['P01'],
  includedPlatformCodes: ['P01'],
  delivery: 'counter' as const,
};

describe('price of a new lock', () => {
  it('is 300.00 for a year with medium and two seals', () => {
    expect(quoteNewCertificate(prices, choice)).toEqual({
      lines: [
        { key: 'service', label: '证书服务费', unitFen: 20_000, quantity: 1, amountFen: 20_000 },
        { key: 'medium', label: '介质费', unitFen: 5_000, quantity: 1, amountFen: 5_000 },
        { key: 'seal', label: '签章制作费', unitFen: 2_500, quantity: 2, amountFen: 5_000 },
      ],
      totalFen: 30_000,
    });
  });
  it.each([
    ['two years at the counter', { years: 2 }, 50_000],
    ['two years, written online: no medium', { years: 2, delivery: 'online' as const }, 45_000],
    ['a year by courier', { delivery: 'courier' as const }, 31_500],
    ['a year with two more platforms', { platformCodes: ['P01', 'P02', 'P03'] }, 40_000],
    ['a year with the same platform named twice', { platformCodes: ['P02', 'P02', 'P01'] }, 35_000],
  ])('%s', (_, changed, totalFen) => {
    expect(quoteNewCertificate(prices, { ...choice, ...changed }).totalFen).toBe(totalFen);
  });

  const money = fc.nat(10_000_000);
  const anyPrices = fc.record<PriceList>({
    serviceFenPerYear: money,
    mediumFen: money,
    sealFen: money,
    sealCount: fc.nat(9),
    extraPlatformFen: money,
    courierFen: money,
  });
  const anyChoice = fc.record({
    years: fc.integer({ min: 1, max: 5 }),
    platformCodes: fc.array(fc.constantFrom('P01', 'P02', 'P03', 'P04'), { minLength: 1 }),
    includedPlatformCodes: fc.subarray(['P01', 'P02']),
    delivery: fc.constantFrom(...deliveries),
  });

  it('always adds up, in whole fen, never below zero', () => {
    fc.assert(
      fc.property(anyPrices, anyChoice, (list, chosen) => {
        const { lines, totalFen } = quoteNewCertificate(list, chosen);
        expect(totalFen).toBe(lines.reduce((sum, line) => sum + line.amountFen, 0));
        for (const line of lines) {
          expect(line.amountFen).toBe(line.unitFen * line.quantity);
          expect(line.amountFen).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(line.amountFen)).toBe(true);
        }
      }),
    );
  });

  it('never decreases when a year or a platform is added', () => {
    fc.assert(
      fc.property(anyPrices, anyChoice, (list, chosen) => {
        const { totalFen } = quoteNewCertificate(list, chosen);
        const longer = quoteNewCertificate(list, { ...chosen, years: chosen.years + 1 });
        const wider = quoteNewCertificate(list, {
          ...chosen,
          platformCodes: [...chosen.platformCodes, 'P99'],
        });
        expect(longer.totalFen - totalFen).toBe(list.serviceFenPerYear);
        expect(wider.totalFen - totalFen).toBe(list.extraPlatformFen);
      }),
    );
  });

  const broken: [string, unknown][] = [
    ['missing', undefined],
    ['null', null],
    ['negative', -1],
    ['fractional', 0.5],
    ['text', '20000'],
    ['not a number', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
  ];
  it.each(broken)('a price that is %s is an error, never a free order', (_, price) => {
    for (const key of [
      'serviceFenPerYear',
      'mediumFen',
      'sealFen',
      'extraPlatformFen',
      'courierFen',
    ] as const) {
      const list = { ...prices, [key]: price } as PriceList;
      const all = {
        ...choice,
        platformCodes: ['P01', 'P02'],
        delivery: key === 'courierFen' ? 'courier' : 'counter',
      } as const;
      expect(() => quoteNewCertificate(list, all)).toThrow(PriceMissingError);
    }
  });
  it.each([0, -1, 1.5, Number.NaN])('%s years are refused', (years) => {
    expect(() => quoteNewCertificate(prices, { ...choice, years })).toThrow(RangeError);
  });
});

it('the amount to pay is the total minus the coupon', () => {
  expect(orderDueFen({ totalFen: 19_500, couponFen: 500 })).toBe(19_000);
  expect(orderDueFen({ totalFen: 5_000, couponFen: 5_000 })).toBe(0);
  expect(orderDueFen({ totalFen: 45_000, couponFen: 0 })).toBe(45_000);
});
