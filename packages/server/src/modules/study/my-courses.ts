import type { MyCourse } from '@ca-portal/api/contract';
import { formatBeijing, hoursEarned, orderStates } from '@ca-portal/api/domain';
import { and, desc, eq, gt, gte } from 'drizzle-orm';
import { offsetOf } from '../../db/paging.js';
import { courseChapters, courses, enrollments, orders, studyDays } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Services } from '../../context/services.js';
import { coverUrl, findCourse, requireEnrollment } from '../../services/learning/index.js';
import { progressOf, watchedLessons } from './watched.js';

/** Unpaid places come first: they are reserved only for a while. */
async function unpaid(userId: string, { db, clock }: Services): Promise<MyCourse[]> {
  const rows = await db
    .select({ order: orders, course: courses })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, orderStates.waitingForPayment),
        gt(orders.payBefore, clock()),
      ),
    )
    .orderBy(orders.payBefore);
  return rows.map(({ order, course }) => ({
    courseId: course.id,
    title: course.title,
    coverUrl: coverUrl(course),
    kind: course.kind,
    state: 'unpaid',
    orderNo: order.orderNo,
    refundable: false,
    progress: 0,
    hoursRequired: course.hours,
    hoursEarned: 0,
    lastLessonId: null,
    lastLessonTitle: '',
    lastSecond: 0,
    expiresAt: formatBeijing(order.payBefore),
    certificateNumber: '',
  }));
}

async function allMine(context: CallContext): Promise<MyCourse[]> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const now = clock();
  const rows = await db
    .select({
      enrollment: enrollments,
      course: courses,
      orderState: orders.state,
      refund: orders.refundStatus,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(orders, eq(orders.orderNo, enrollments.orderNo))
    .where(eq(enrollments.userId, userId))
    .orderBy(desc(enrollments.lastAt), desc(enrollments.id));
  const mine = await unpaid(userId, context.services);
  for (const { enrollment, course, orderState, refund } of rows) {
    const watched = await watchedLessons(db, userId, course.id);
    const progress = progressOf(watched);
    const last = watched.find(({ lesson }) => lesson.id === enrollment.lastLessonId);
    mine.push({
      courseId: course.id,
      title: course.title,
      coverUrl: coverUrl(course),
      kind: course.kind,
      state: enrollment.finishedAt ? 'finished' : enrollment.expiresAt > now ? 'studying' : 'expired',
      orderNo: enrollment.orderNo,
      refundable: orderState === orderStates.readyForStudy && refund === 0,
      progress,
      hoursRequired: course.hours,
      hoursEarned: hoursEarned(course.hours, progress),
      lastLessonId: enrollment.lastLessonId,
      lastLessonTitle: last?.lesson.title ?? '',
      lastSecond: last?.lastSecond ?? 0,
      expiresAt: formatBeijing(enrollment.expiresAt),
      certificateNumber: enrollment.certificateNumber ?? '',
    });
  }
  return mine;
}

/**
 * The caller's courses, the last watched first. They are few, so paging is done here and not by the database.
 */
export async function myCourses(
  query: { page: number; limit: number; state?: MyCourse['state'] | undefined },
  context: CallContext,
) {
  const rows = (await allMine(context)).filter(({ state }) => !query.state || state === query.state);
  const from = offsetOf(query);
  return { rows: rows.slice(from, from + query.limit), total: rows.length };
}

/** Minutes studied on each of the last seven Beijing days, today last. */
export async function studyWeek(context: CallContext) {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const now = clock().getTime();
  const days = [6, 5, 4, 3, 2, 1, 0].map((back) =>
    formatBeijing(new Date(now - back * 86_400_000)).slice(0, 10),
  );
  const rows = await db
    .select()
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), gte(studyDays.day, days[0] ?? '')));
  const mine = (await allMine(context)).filter(({ state }) => state !== 'unpaid');
  return {
    hoursEarned: Math.round(mine.reduce((sum, one) => sum + one.hoursEarned, 0) * 10) / 10,
    hoursRequired: mine.reduce((sum, one) => sum + one.hoursRequired, 0),
    days: days.map((day) => ({
      day,
      minutes: Math.floor((rows.find((row) => row.day === day)?.seconds ?? 0) / 60),
    })),
  };
}

/** Chapters with the watched parts, and why a lesson is locked. */
export async function learningRecord(courseId: number, context: CallContext) {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const course = await findCourse(db, courseId);
  await requireEnrollment(db, userId, courseId, clock());
  const watched = await watchedLessons(db, userId, courseId);
  const chapters = await db
    .select()
    .from(courseChapters)
    .where(eq(courseChapters.courseId, courseId))
    .orderBy(courseChapters.position, courseChapters.id);
  return {
    courseId,
    title: course.title,
    seekForward: course.seekForward,
    chapters: chapters.map(({ id, title }) => ({
      id,
      title,
      lessons: watched
        .filter(({ lesson }) => lesson.chapterId === id)
        .map(({ lesson, watchedSeconds, finished, lockedReason }) => ({
          id: lesson.id,
          title: lesson.title,
          seconds: lesson.seconds,
          watchedSeconds,
          finished,
          lockedReason,
        })),
    })),
  };
}
