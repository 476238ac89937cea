import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeOrderTypes,
  endangersOpenBids,
  enterpriseChanges,
  mayOrderChange,
  touchedBy,
} from './change-types.js';

describe('certificates affected by an enterprise change', () => {
  it.each([
    [['name'], 'all'],
    [['creditCode'], 'all'],
    [['legalRepresentative'], 'master'],
    [['seal'], 'master'],
    [['address'], 'none'],
    [['address', 'seal'], 'master'],
    [['seal', 'name'], 'all'],
  ] as const)('%s: %s', (changes, touched) => expect(touchedBy(changes)).toBe(touched));

  it('an additional change never affects fewer', () => {
    const order = ['none', 'master', 'all'];
    fc.assert(
      fc.property(
        fc.subarray([...enterpriseChanges]),
        fc.constantFrom(...enterpriseChanges),
        (some, more) => {
          expect(order.indexOf(touchedBy([...some, more]))).toBeGreaterThanOrEqual(
            order.indexOf(touchedBy(some)),
          );
        },
      ),
    );
  });
});

describe('who may order a change', () => {
  it('the administrator all changes, the holder those of the own certificate', () => {
    for (const type of changeOrderTypes) expect(mayOrderChange(type, 5, false)).toBe(true);
    expect(changeOrderTypes.filter((type) => mayOrderChange(type, 2, true))).toEqual([
      '0102',
      '0103',
      '0104',
      '0106',
      '0108',
    ]);
    expect(changeOrderTypes.filter((type) => mayOrderChange(type, 2, false))).toEqual([]);
  });
  it('the practice seal is the cost engineer’s', () => {
    expect(mayOrderChange('0110', 4, true)).toBe(true);
    expect(mayOrderChange('0110', 4, false)).toBe(false);
    expect(mayOrderChange('0110', 3, true)).toBe(false);
  });
});

it('asks about open bids when an old certificate can no longer open them', () => {
  expect(changeOrderTypes.filter(endangersOpenBids)).toEqual(['0102', '0103', '0105', '0106', '0108']);
});
