import { recordAudit } from '../../db/audit.js';
import { enrolments } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../kernel/context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { enrolmentOf, findCourse } from '../../services/learning/index.js';

/** A course stays open for a year. */
const openMs = 365 * 86_400_000;

/**
 * Enrols in a course; again changes nothing. A course with a price is refused for now: the cashier sells certificates
 * only, and a course must not be given away because of that.
 */
export async function enrol(
  courseId: number,
  requestId: string,
  context: CallContext,
): Promise<{ enrolment: 'enrolled'; orderNo: null }> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const course = await findCourse(db, courseId);
  const now = clock();
  const answer = { enrolment: 'enrolled' as const, orderNo: null };
  if (await enrolmentOf(db, userId, courseId)) return answer;
  if (course.enrolBefore && course.enrolBefore <= now) throw new PortalError('enrolmentClosed');
  if (course.priceFen > 0) throw new PortalError('coursePaymentClosed');
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(enrolments)
      .values({
        userId,
        courseId,
        requestId,
        enrolledAt: now,
        lastAt: now,
        expiresAt: new Date(now.getTime() + openMs),
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
