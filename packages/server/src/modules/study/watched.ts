import { courseProgress, isLessonFinished } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { lessonProgress } from '../../db/schema/index.js';
import { lessonsOf, type LessonRow } from '../../services/learning/index.js';

export interface WatchedLesson {
  readonly lesson: LessonRow;
  readonly watchedSeconds: number;
  readonly lastSecond: number;
  readonly finished: boolean;
  /** Empty if the lesson can be watched. */
  readonly lockedReason: string;
}

/** A course's lessons with what the user has watched; each opens when the previous one is finished. */
export async function watchedLessons(db: Db, userId: string, courseId: number): Promise<WatchedLesson[]> {
  const rows = await db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courseId)));
  let before: LessonRow | undefined;
  let open = true;
  return (await lessonsOf(db, courseId)).map((lesson) => {
    const row = rows.find(({ lessonId }) => lessonId === lesson.id);
    const watchedSeconds = row?.watchedSeconds ?? 0;
    const finished = isLessonFinished({ seconds: lesson.seconds, watchedSeconds });
    const lockedReason = open || lesson.free ? '' : `请先学完“${before?.title ?? ''}”`;
    open = open && finished;
    before = lesson;
    return { lesson, watchedSeconds, lastSecond: row?.lastSecond ?? 0, finished, lockedReason };
  });
}

export const progressOf = (watched: readonly WatchedLesson[]): number =>
  courseProgress(watched.map(({ lesson: { seconds }, watchedSeconds }) => ({ seconds, watchedSeconds })));
