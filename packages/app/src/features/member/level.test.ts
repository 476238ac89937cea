import { catalog } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { nextLevel } from './level.js';

const levels = [
  { level: 0, name: '普通会员', fromFen: 0 },
  { level: 1, name: '银卡会员', fromFen: 100_000 },
  { level: 2, name: '金卡会员', fromFen: 500_000 },
];
const member = { ...catalog.member.example.response, levels };

test('the progress to the next level starts at the current one', () => {
  expect(nextLevel({ ...member, level: 1, spentFen: 300_000, nextLevelFen: 500_000 })).toEqual({
    name: '金卡会员',
    missingFen: 200_000,
    percent: 50,
  });
  expect(nextLevel({ ...member, level: 0, spentFen: 0, nextLevelFen: 100_000 })).toMatchObject({
    percent: 0,
  });
});

test('at the top level there is no next', () => {
  expect(nextLevel({ ...member, level: 2, spentFen: 900_000, nextLevelFen: null })).toBeUndefined();
});
