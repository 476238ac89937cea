import type { learning, ResultOf } from '@ca-portal/api/contract';
import { recordAudit } from '../../db/audit.js';
import { enrolments } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../kernel/context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { enrolmentEnd, enrolmentOf, findCourse, orderCourse } from '../../services/learning/index.js';
import { demandOffered } from './offered.js';

/** Enrols in a course; again changes nothing. A course with a price answers the order that has to be paid first. */
export async function enrol(
  courseId: number,
  requestId: string,
  context: CallContext,
): Promise<ResultOf<(typeof learning)['enrol']>> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const course = await findCourse(db, courseId);
  await demandOffered(course, context);
  const now = clock();
  const answer = { enrolment: 'enrolled' as const, orderNo: null };
  if (await enrolmentOf(db, userId, courseId)) return answer;
  if (course.enrolBefore && course.enrolBefore <= now) throw new PortalError('enrolmentClosed');
  if (course.priceFen > 0) {
    const { orderNo } = await orderCourse(course, requestId, context);
    return { enrolment: 'unpaid', orderNo };
  }
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(enrolments)
      .values({
        userId,
        courseId,
        requestId,
        enrolledAt: now,
        lastAt: now,
        expiresAt: enrolmentEnd(now),
      })
      .onConflictDoNothing()
      .returning({ id: enrolments.id });
    if (made.length === 0) return;
    await recordAudit(tx, context, {
      action: 'course.enrol',
      subjectType: 'course',
      subjectId: String(courseId),
    });
  });
  return answer;
}
