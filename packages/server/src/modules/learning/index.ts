import type { CourseDetail, learning } from '@ca-portal/api/contract';
import { orderDueFen } from '@ca-portal/api/domain';
import { and, asc, eq, ilike, or } from 'drizzle-orm';
import { pageOf } from '../../db/paging.js';
import { courseChapters, courses } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Handlers } from '../../context/handlers.js';
import {
  courseOrderOf,
  coursePrice,
  courseSummary,
  enrollmentCounts,
  enrollmentOf,
  findCourse,
  lessonsOf,
  type CourseRow,
  captionsBeside,
} from '../../services/learning/index.js';
import { offeredCourse } from '../../services/content/index.js';
import { enroll } from './enroll.js';
import { demandOffered } from './offered.js';
import { courseOptions } from './options.js';
import { verifyCompletion } from './verify.js';

/** Matches the typed text literally: `%` and `_` are escaped. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

async function standing(
  course: CourseRow,
  context: CallContext,
): Promise<Pick<CourseDetail, 'enrollment' | 'orderNo' | 'dueFen'>> {
  const { session } = context;
  const { db, clock } = context.services;
  const now = clock();
  const dueFen = await coursePrice(course, session, context);
  const enrollment = session && (await enrollmentOf(db, session.userId, course.id));
  if (enrollment) {
    const state = enrollment.finishedAt ? 'finished' : enrollment.expiresAt > now ? 'enrolled' : 'closed';
    return { enrollment: state, orderNo: enrollment.orderNo, dueFen };
  }
  const order = session && (await courseOrderOf(db, session.userId, course.id));
  if (order && order.payBefore > now)
    return { enrollment: 'unpaid', orderNo: order.orderNo, dueFen: orderDueFen(order) };
  const over = course.enrollBefore && course.enrollBefore <= now;
  return { enrollment: over ? 'closed' : 'none', orderNo: null, dueFen };
}

export const learningHandlers: Handlers<typeof learning> = {
  async list({ query }, { services: { db, clock } }) {
    const { keyword, category, kind, free, hours } = query;
    const texts = ['examination', 'address', 'host', 'region'] as const;
    const where = and(
      offeredCourse(clock()),
      keyword
        ? or(
            ...[courses.title, courses.summary, courses.teacherName].map((one) =>
              ilike(one, containing(keyword)),
            ),
          )
        : undefined,
      category ? eq(courses.category, category) : undefined,
      kind ? eq(courses.kind, kind) : undefined,
      free ? eq(courses.priceFen, 0) : undefined,
      hours ? eq(courses.hours, hours) : undefined,
      ...texts.map((name) => (query[name] ? eq(courses[name], query[name]) : undefined)),
    );
    const { rows, total } = await pageOf(
      db,
      courses,
      { where, orderBy: [asc(courses.position), asc(courses.id)] },
      query,
    );
    const counts = await enrollmentCounts(db);
    return { rows: rows.map((row) => courseSummary(row, counts, clock())), total };
  },

  async options(_, { services: { db, clock, config } }) {
    const rows = await db
      .select({ category: courses.category, host: courses.host })
      .from(courses)
      .where(offeredCourse(clock()))
      .orderBy(asc(courses.category), asc(courses.host));
    const each = (texts: string[]) => [...new Set(texts)].filter(Boolean);
    return courseOptions(
      each(rows.map(({ category }) => category)),
      each(rows.map(({ host }) => host)).toSorted(),
      config.portal.place.cities,
    );
  },

  async detail({ params }, context) {
    const { db, clock } = context.services;
    const course = await findCourse(db, params.id);
    await demandOffered(course, context);
    const all = await lessonsOf(db, course.id);
    const chapters = await db
      .select()
      .from(courseChapters)
      .where(eq(courseChapters.courseId, course.id))
      .orderBy(asc(courseChapters.position), asc(courseChapters.id));
    const { introduction, teacherIntroduction, notices, examination, host, region, address } = course;
    return {
      ...courseSummary(course, await enrollmentCounts(db), clock()),
      introduction,
      teacherIntroduction,
      notices,
      chapters: chapters.map(({ id, title }) => ({
        id,
        title,
        lessons: all
          .filter(({ chapterId }) => chapterId === id)
          .map(({ id: lessonId, title: lesson, seconds, free, videoUrl }) => ({
            id: lessonId,
            title: lesson,
            seconds,
            free,
            trial: free ? { videoUrl, captionsUrl: captionsBeside(videoUrl) } : null,
          })),
      })),
      examination,
      host,
      region,
      address,
      ...(await standing(course, context)),
    };
  },

  verify: ({ params }, { services }) => verifyCompletion(services.db, params.number),
  enroll: ({ params, body }, context) => enroll(params.id, body.requestId, context),
};
