import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animatedNumberAt, formatCompactNumber, formatThousands, roundTo } from './index.js';

const figure = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('roundTo', () => {
  it.each([
    [1.000_05, 1.0001],
    [1.234_54, 1.2345],
    [-1.000_05, -1.0001],
    [0.1 + 0.2, 0.3],
    [1e-7, 0],
    [-1e-7, 0],
    [1e21, 1e21],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('%d is %d', (value, rounded) => expect(roundTo(value)).toBe(rounded));
  it('takes another precision', () => {
    expect(roundTo(1.005, 2)).toBe(1.01);
    expect(roundTo(128.6, 0)).toBe(129);
  });
});

describe('animatedNumberAt', () => {
  it('slows down towards its end', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((progress) => animatedNumberAt(0, 1000, progress))).toEqual([
      0, 578.125, 875, 984.375, 1000,
    ]);
  });
  it('has at most four decimals in between, and the decimals of its ends at the ends', () => {
    expect(animatedNumberAt(0, 1, 1 / 3)).toBe(0.7037);
    expect(animatedNumberAt(0, 0.123_456, 1)).toBe(0.123_456);
    expect(animatedNumberAt(0.123_456, 1, 0)).toBe(0.123_456);
    expect(animatedNumberAt(0, 1000, 1 / 3, 0)).toBe(704);
  });
  it.each([
    [-1, 5],
    [2, 9],
    [Number.NaN, 9],
  ])('clamps progress %d to an end', (progress, value) => {
    expect(animatedNumberAt(5, 9, progress)).toBe(value);
  });
  it('stays between its ends and never moves back', () => {
    fc.assert(
      fc.property(figure, figure, share, share, (from, to, a, b) => {
        const early = animatedNumberAt(from, to, Math.min(a, b));
        const late = animatedNumberAt(from, to, Math.max(a, b));
        expect(Math.min(from, to) <= early && early <= Math.max(from, to)).toBe(true);
        expect(from <= to ? early <= late : early >= late).toBe(true);
      }),
    );
  });
  it('has at most four decimals between ends that have', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), share, (from, to, progress) => {
        expect(String(animatedNumberAt(from / 100, to / 100, progress))).toMatch(/^-?\d+(?:\.\d{1,4})?$/);
      }),
    );
  });
});

describe('unit abbreviations', () => {
  const units = ['', 'k', 'M', 'G', 'T', 'P', 'E'];
  const read = (text: string) => {
    const [, sign = '', digits = '', unit = ''] = /^(−?)([\d.]+)([kMGTPE]?)$/.exec(text) ?? [];
    return (sign ? -1 : 1) * Number(digits) * 1000 ** units.indexOf(unit);
  };

  it.each(units.map((unit, i) => [1000 ** i, `1${unit}`] as const))('%d is %s', (value, text) =>
    expect(formatCompactNumber(value)).toBe(text),
  );
  it('are exact to half of their last digit', () => {
    fc.assert(
      fc.property(fc.double({ min: -9e20, max: 9e20, noNaN: true }), (value) => {
        const text = formatCompactNumber(value);
        const unit = 1000 ** units.indexOf(/[kMGTPE]?$/.exec(text)?.[0] ?? '');
        expect(Math.abs(read(text) - value)).toBeLessThanOrEqual(0.0501 * unit);
      }),
    );
  });
  it.each([-0.04, -0, 0.04])('%d is plain 0', (value) => expect(formatCompactNumber(value)).toBe('0'));
  it('continue in E where there is no larger unit', () => {
    expect(formatCompactNumber(1e21)).toBe('1000E');
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, null as never, undefined as never])(
    '%s is a dash',
    (value) => expect(formatCompactNumber(value)).toBe('—'),
  );
});

describe('thousands', () => {
  it('only add separators', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const text = formatThousands(value);
        expect(text.replaceAll(',', '').replace('−', '-')).toBe(String(value));
        expect(text).toMatch(/^−?\d{1,3}(?:,\d{3})*$/);
      }),
    );
  });
});
