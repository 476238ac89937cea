import { study } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { chosenLesson, lessonsOf, nextLesson, seekLimit } from './lessons.js';

const lesson = (id: number, part: object = {}) => ({
  id,
  title: `第 ${id} 讲`,
  seconds: 60,
  watchedSeconds: 0,
  finished: false,
  lockedReason: '',
  ...part,
});
const record = {
  ...study.record.example.response,
  chapters: [
    { id: 1, title: '第一章', lessons: [lesson(11, { finished: true }), lesson(12)] },
    { id: 2, title: '第二章', lessons: [lesson(21, { lockedReason: '请先学完“第 12 讲”' })] },
  ],
};
const lessons = lessonsOf(record);

test('lessons are numbered by chapter', () => {
  expect(lessons.map(({ no, chapter }) => `${no} ${chapter}`)).toEqual([
    '1.1 第一章',
    '1.2 第一章',
    '2.1 第二章',
  ]);
});

test.each([
  [11, 11],
  [21, 21],
  [0, 12],
  [999, 12],
])('address %i shows lesson %i', (asked, shown) => expect(chosenLesson(lessons, asked)?.id).toBe(shown));

test('a finished course begins at its first lesson again, an empty one has none', () => {
  expect(
    chosenLesson(
      lessons.map((one) => ({ ...one, finished: true })),
      0,
    )?.id,
  ).toBe(11);
  expect(chosenLesson([], 0)).toBeUndefined();
  expect(nextLesson(lessons, 12)?.id).toBe(21);
  expect(nextLesson(lessons, 21)).toBeUndefined();
});

test('no seeking further than watched on the first view', () => {
  expect(seekLimit({ seekForward: false }, { finished: false, watchedSeconds: 25 })).toBe(25);
  expect(seekLimit({ seekForward: true }, { finished: false, watchedSeconds: 25 })).toBeUndefined();
  expect(seekLimit({ seekForward: false }, { finished: true, watchedSeconds: 57 })).toBeUndefined();
});
