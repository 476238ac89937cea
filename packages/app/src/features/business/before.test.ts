import { expect, test } from 'vitest';
import { beforePath, eligibleFor, stagesOf } from './before.js';
import { businessTypes } from './business-types.js';

test('the listed roles are those that the server lets order', () => {
  const mayOf = (type: '0105' | '0110' | '0102') => eligibleFor(type).map(({ may }) => may);
  expect(mayOf('0105')).toEqual([true, false, false]);
  expect(mayOf('0110')).toEqual([true, true, false]);
  expect(mayOf('0102')).toEqual([true, true, true]);
});

test.each(businessTypes)('$title: somebody may, it has an end, and five stages at most', (business) => {
  expect(eligibleFor(business.orderType).some(({ may }) => may)).toBe(true);
  const stages = stagesOf(business.orderType, business.materials.length > 0);
  expect(stages.length).toBeGreaterThanOrEqual(3);
  expect(stages.length).toBeLessThanOrEqual(5);
  expect(new URL(beforePath(business.orderType), 'http://any').searchParams.get('type')).toBe(
    business.orderType,
  );
});
