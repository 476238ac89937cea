import { eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  courseChapters,
  courses,
  enrollments,
  lessonNotes,
  lessonPlays,
  lessonProgress,
  lessons,
  type ContentForm,
} from '../../db/schema/index.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import { courseOf, type ChapterLines } from './course-form.js';

/**
 * Matches old chapters or lessons with new ones: first by title, then the remaining ones in order, which were
 * renamed. So learners continue where they were.
 */
function matched<Old extends { title: string }>(old: readonly Old[], titles: readonly string[]) {
  const left = [...old];
  const take = (at: number) => (at < 0 ? undefined : left.splice(at, 1)[0]);
  const same = titles.map((title) => take(left.findIndex((one) => one.title === title)));
  const kept = same.map((one) => one ?? take(left.length > 0 ? 0 : -1));
  return { kept, gone: left };
}

/** Lessons that somebody has started: they may be renamed and moved, but not removed. */
async function begunAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await Promise.all([
    ...[lessonProgress, lessonPlays, lessonNotes].map((table) =>
      db
        .select({ id: table.lessonId })
        .from(table)
        .where(inArray(table.lessonId, [...ids])),
    ),
    db
      .select({ id: enrollments.lastLessonId })
      .from(enrollments)
      .where(inArray(enrollments.lastLessonId, [...ids])),
  ]);
  return new Set(found.flat().flatMap(({ id }) => id ?? []));
}

async function saveOutline(db: Db, courseId: number, chapters: readonly ChapterLines[]): Promise<void> {
  // Numbers are shared by all courses.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('course-outline'))`);
  const [last] = await db.select({ id: max(courseChapters.id) }).from(courseChapters);
  const [lastLesson] = await db.select({ id: max(lessons.id) }).from(lessons);
  let [chapterId, lessonId] = [last?.id ?? 0, lastLesson?.id ?? 0];
  const order = [courseChapters.position, courseChapters.id] as const;
  const before = await db
    .select()
    .from(courseChapters)
    .where(eq(courseChapters.courseId, courseId))
    .orderBy(...order);
  const lessonsBefore = await db
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(lessons.position, lessons.id);
  const lines = chapters.flatMap((chapter, at) => chapter.lessons.map((lesson) => ({ ...lesson, at })));
  const chapterOf = matched(
    before,
    chapters.map(({ title }) => title),
  );
  const lessonOf = matched(
    lessonsBefore,
    lines.map(({ title }) => title),
  );
  const begun = await begunAmong(
    db,
    lessonOf.gone.map(({ id }) => id),
  );
  const taken = lessonOf.gone.find(({ id }) => begun.has(id));
  if (taken) {
    throw new InvalidInput([
      { field: 'facts', message: `课时“${taken.title}”已经有人学习，不能删去；可以改名或移到别的章` },
    ]);
  }
  const chapterIds: number[] = [];
  for (const [at, { title }] of chapters.entries()) {
    const row = { id: chapterOf.kept[at]?.id ?? (chapterId += 1), courseId, title, position: at + 1 };
    await db.insert(courseChapters).values(row).onConflictDoUpdate({ target: courseChapters.id, set: row });
    chapterIds.push(row.id);
  }
  for (const [position, { at, ...line }] of lines.entries()) {
    const id = lessonOf.kept[position]?.id ?? (lessonId += 1);
    const row = { ...line, id, courseId, chapterId: chapterIds[at] ?? 0, position };
    await db.insert(lessons).values(row).onConflictDoUpdate({ target: lessons.id, set: row });
  }
  for (const { id } of lessonOf.gone) await db.delete(lessons).where(eq(lessons.id, id));
  for (const { id } of chapterOf.gone) await db.delete(courseChapters).where(eq(courseChapters.id, id));
}

/** Publishes an approved course to the learning pages: its facts, chapters and lessons. */
export async function publishCourse(db: Db, id: number, form: ContentForm): Promise<void> {
  const { course, chapters } = courseOf(form);
  await db
    .insert(courses)
    .values({ id, ...course })
    .onConflictDoUpdate({ target: courses.id, set: course });
  await saveOutline(db, id, chapters);
}
