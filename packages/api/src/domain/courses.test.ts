import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseProgress, hoursEarned, isLessonFinished, watchedAfter } from './courses.js';

describe('progress of a course', () => {
  it.each([
    ['nothing to watch', [], 0],
    ['nothing watched', [{ seconds: 100, watchedSeconds: 0 }], 0],
    ['half', [{ seconds: 100, watchedSeconds: 50 }], 50],
    [
      'by time, not by lessons',
      [
        { seconds: 300, watchedSeconds: 300 },
        { seconds: 100, watchedSeconds: 0 },
      ],
      75,
    ],
    ['95 % of each is all', [{ seconds: 100, watchedSeconds: 95 }], 100],
    [
      'almost all is not all',
      [
        { seconds: 1000, watchedSeconds: 1000 },
        { seconds: 100, watchedSeconds: 94 },
      ],
      99,
    ],
    [
      'more than there is counts once',
      [
        { seconds: 100, watchedSeconds: 900 },
        { seconds: 100, watchedSeconds: 0 },
      ],
      50,
    ],
  ])('%s', (_, lessons, progress) => expect(courseProgress(lessons)).toBe(progress));

  const lesson = fc.record({ seconds: fc.nat(7200), watchedSeconds: fc.nat(7200) });
  it('is a whole number from 0 to 100, and 100 exactly when every lesson is finished', () => {
    fc.assert(
      fc.property(fc.array(lesson, { minLength: 1 }), (lessons) => {
        const progress = courseProgress(lessons);
        expect(Number.isInteger(progress)).toBe(true);
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress === 100).toBe(lessons.every(isLessonFinished));
      }),
    );
  });
  it('hours are proportional', () => {
    expect(hoursEarned(480, 36)).toBe(172.8);
    expect(hoursEarned(640, 100)).toBe(640);
  });
});

describe('a heartbeat', () => {
  const lesson = { seconds: 1260, watchedSeconds: 100 };
  it.each([
    ['goes on where the last one ended', { from: 100, to: 115 }, 15, 115],
    ['may overlap', { from: 90, to: 110 }, 15, 110],
    ['does not count what was skipped', { from: 101, to: 115 }, 15, 100],
    ['does not count what was seen', { from: 0, to: 15 }, 15, 100],
    ['counts no more than the clock', { from: 100, to: 1000 }, 15, 130],
    ['never counts backwards', { from: 100, to: 50 }, 15, 100],
    ['ends with the lesson', { from: 100, to: 9000 }, 9000, 1260],
  ])('%s', (_, span, elapsed, watched) => expect(watchedAfter(lesson, span, elapsed)).toBe(watched));

  it('never loses progress, and never exceeds lesson or clock', () => {
    const s = fc.nat(7200);
    fc.assert(
      fc.property(s, s, s, s, fc.nat(100), (seconds, seen, from, to, elapsed) => {
        const watchedSeconds = Math.min(seen, seconds);
        const after = watchedAfter({ seconds, watchedSeconds }, { from, to }, elapsed);
        expect(after).toBeGreaterThanOrEqual(watchedSeconds);
        expect(after).toBeLessThanOrEqual(Math.min(seconds, watchedSeconds + elapsed * 2));
      }),
    );
  });
});
