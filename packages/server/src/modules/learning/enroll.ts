import type { learning, ResultOf } from '@ca-portal/api/contract';
import { orderStates } from '@ca-portal/api/domain';
import { recordAudit } from '../../db/audit.js';
import { enrollments } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { enrollmentEnd, enrollmentOf, findCourse, orderCourse } from '../../services/learning/index.js';
import { demandOffered } from './offered.js';

/**
 * Enrolls in a course; a second call changes nothing. For a course with a price it answers the order to be
 * paid first, except to members for whom it is free.
 */
export async function enroll(
  courseId: number,
  requestId: string,
  context: CallContext,
): Promise<ResultOf<(typeof learning)['enroll']>> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const course = await findCourse(db, courseId);
  await demandOffered(course, context);
  const now = clock();
  const answer = { enrollment: 'enrolled' as const, orderNo: null };
  if (await enrollmentOf(db, userId, courseId)) return answer;
  if (course.enrollBefore && course.enrollBefore <= now) throw new PortalError('enrollmentClosed');
  if (course.priceFen > 0) {
    const { state, orderNo } = await orderCourse(course, requestId, context);
    return state === orderStates.waitingForPayment ? { enrollment: 'unpaid', orderNo } : answer;
  }
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(enrollments)
      .values({
        userId,
        courseId,
        requestId,
        enrolledAt: now,
        lastAt: now,
        expiresAt: enrollmentEnd(now),
      })
      .onConflictDoNothing()
      .returning({ id: enrollments.id });
    if (made.length === 0) return;
    await recordAudit(tx, context, {
      action: 'course.enroll',
      subjectType: 'course',
      subjectId: String(courseId),
    });
  });
  return answer;
}
