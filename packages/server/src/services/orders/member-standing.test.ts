import { expect, it } from 'vitest';
import { courseFenAt, memberLevels } from './member-standing.js';

it('gives each level a benefit, and never raises a price', () => {
  const course = { priceFen: 19_900, memberPriceFen: 15_920 };
  expect(memberLevels.map(({ level }) => courseFenAt(level, course))).toEqual([19_900, 15_920, 14_328]);
  expect(memberLevels.map(({ level }) => courseFenAt(level, { priceFen: 0, memberPriceFen: 0 }))).toEqual([
    0, 0, 0,
  ]);
});
