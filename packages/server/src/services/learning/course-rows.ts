import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CourseSummary } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { courses, enrollments, lessons } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { publicFolder } from '../files/index.js';

export type CourseRow = typeof courses.$inferSelect;
export type LessonRow = typeof lessons.$inferSelect;
export type EnrollmentRow = typeof enrollments.$inferSelect;

const beijing = (at: Date | null) => (at ? formatBeijing(at) : null);

/** Possible file extensions of a course's public picture. */
const pictureEndings = ['webp', 'jpg', 'png', 'svg'];

/** The public picture `course-<id>`; empty if there is none, and the page draws its own. */
export function coverUrl({ id }: Pick<CourseRow, 'id'>): string {
  const ending = pictureEndings.find((one) => existsSync(join(publicFolder(), `course-${id}.${one}`)));
  return ending ? `/common/public/course-${id}.${ending}` : '';
}

/** A course stays open for a year. */
export const enrollmentEnd = (from: Date): Date => new Date(from.getTime() + 365 * 86_400_000);

export async function findCourse(db: Db, id: number): Promise<CourseRow> {
  const [course] = await db.select().from(courses).where(eq(courses.id, id));
  if (!course) throw new PortalError('notFound');
  return course;
}

/** In viewing order. */
export const lessonsOf = (db: Db, courseId: number): Promise<LessonRow[]> =>
  db
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(lessons.id));

/** Number of enrolled users, by course. */
export async function enrollmentCounts(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ courseId: enrollments.courseId, total: sql<number>`count(*)::int` })
    .from(enrollments)
    .groupBy(enrollments.courseId);
  return new Map(rows.map(({ courseId, total }) => [courseId, total]));
}

export async function enrollmentOf(
  db: Db,
  userId: string,
  courseId: number,
): Promise<EnrollmentRow | undefined> {
  const [row] = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)));
  return row;
}

/** The enrollment, running or finished; an expired one is refused. */
export async function requireEnrollment(
  db: Db,
  userId: string,
  courseId: number,
  now: Date,
): Promise<EnrollmentRow> {
  const [row] = await db
    .select()
    .from(enrollments)
    .where(
      and(
        eq(enrollments.userId, userId),
        eq(enrollments.courseId, courseId),
        or(isNotNull(enrollments.finishedAt), sql`${enrollments.expiresAt} > ${now.toISOString()}`),
      ),
    );
  if (!row) throw new PortalError('notEnrolled');
  return row;
}

/** A lesson without a stored end lasts two hours. */
const usualMs = 2 * 3_600_000;

/** State of a live lesson; null for a recorded course. */
export function liveStateOf({ kind, startsAt, endsAt }: CourseRow, now: Date): CourseSummary['liveState'] {
  if (kind !== 'live' || !startsAt) return null;
  if (now < startsAt) return 'waiting';
  return now < (endsAt ?? new Date(startsAt.getTime() + usualMs)) ? 'live' : 'ended';
}

export const courseSummary = (course: CourseRow, counts: Map<number, number>, now: Date): CourseSummary => ({
  id: course.id,
  title: course.title,
  summary: course.summary,
  category: course.category,
  kind: course.kind,
  coverUrl: coverUrl(course),
  teacherName: course.teacherName,
  hours: course.hours,
  priceFen: course.priceFen,
  memberPriceFen: course.memberPriceFen,
  enrollments: course.earlierEnrollments + (counts.get(course.id) ?? 0),
  startsAt: beijing(course.startsAt),
  liveState: liveStateOf(course, now),
  enrollBefore: beijing(course.enrollBefore),
});
