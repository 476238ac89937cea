import type { LearningRecord } from './queries.js';

export type RecordLesson = LearningRecord['chapters'][number]['lessons'][number] & {
  /** `2.1`. */
  no: string;
  chapter: string;
};

/** The lessons of a course in the order in which they are watched. */
export const lessonsOf = ({ chapters }: LearningRecord): RecordLesson[] =>
  chapters.flatMap(({ title, lessons }, i) =>
    lessons.map((lesson, k) => ({ ...lesson, no: `${i + 1}.${k + 1}`, chapter: title })),
  );

/** The lesson to show: that of the address, else the first that is open and not finished, else the first. */
export const chosenLesson = (lessons: readonly RecordLesson[], id: number): RecordLesson | undefined =>
  lessons.find((lesson) => lesson.id === id) ??
  lessons.find(({ finished, lockedReason }) => !finished && !lockedReason) ??
  lessons[0];

export const nextLesson = (lessons: readonly RecordLesson[], id: number): RecordLesson | undefined =>
  lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];

/**
 * The last second that may be reached: as far as watched, on the first view; no limit in a finished lesson, and in
 * courses that allow it.
 */
export const seekLimit = (
  record: Pick<LearningRecord, 'seekForward'>,
  lesson: Pick<RecordLesson, 'finished' | 'watchedSeconds'>,
): number | undefined => (record.seekForward || lesson.finished ? undefined : lesson.watchedSeconds);
