import { study } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { epochOf } from '../../../shared/time/index.js';
import { studyPace } from './study-pace.js';

const { response } = study.mine.example;
const course = (part: object) => ({ ...response, state: 'studying' as const, ...part });
const now = epochOf('2026-11-21 10:00:00');

test('takes the pace of the course that ends first', () => {
  const pace = studyPace(
    [
      course({ title: '晚', hoursRequired: 480, hoursEarned: 172.5, expiresAt: '2027-11-20 23:59:59' }),
      course({ title: '早', hoursRequired: 480, hoursEarned: 400, expiresAt: '2026-12-01 09:00:00' }),
      course({ state: 'finished', hoursRequired: 480, hoursEarned: 480, expiresAt: '2026-11-22 00:00:00' }),
    ],
    now,
  );
  expect(pace).toEqual({
    remaining: 387.5,
    nextEnd: { title: '早', day: '2026-12-01', daysLeft: 10 },
    hoursADay: 8,
  });
});

test('counts at least one day, and is undefined without a course', () => {
  const last = studyPace([course({ hoursEarned: 470, expiresAt: '2026-11-21 11:00:00' })], now);
  expect(last.nextEnd?.daysLeft).toBe(1);
  expect(last.hoursADay).toBe(10);
  expect(studyPace([], now)).toEqual({ remaining: 0, nextEnd: undefined, hoursADay: 0 });
});
