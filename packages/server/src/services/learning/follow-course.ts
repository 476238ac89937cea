import { orderStates } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { enrollments } from '../../db/schema/index.js';
import { findOrder, lockOrder, moveOrder, type OrderFollower } from '../orders/index.js';
import { enrollmentEnd, type EnrollmentRow } from './course-rows.js';

/**
 * Payment gives a place, in the same transaction; a refund or giving it up removes it, and the user may
 * enroll again.
 */
export const followCourse: OrderFollower = async (tx, { order, event, timelineEntry: { at } }) => {
  const { courseId, orderNo, userId, requestId } = order;
  if (courseId === null) return order;
  if (event === 'refund' || event === 'withdraw') {
    await tx.delete(enrollments).where(eq(enrollments.orderNo, orderNo));
    return order;
  }
  if (event !== 'pay') return order;
  await tx.insert(enrollments).values({
    userId,
    courseId,
    requestId,
    orderNo,
    enrolledAt: at,
    lastAt: at,
    expiresAt: enrollmentEnd(at),
  });
  return moveOrder(tx, order, 'enrolled', {
    at,
    actorId: null,
    title: '报名成功',
    detail: '首次学习前可以全额退款',
  });
};

/**
 * The first lesson of a paid course begins: from now on the order is not refundable. The order's row lock
 * decides between this and a refund request: while one is open, nothing is shown.
 * @throws orderStateConflict while a refund is under way
 */
export async function beginStudy(
  tx: Db,
  { orderNo, userId }: Pick<EnrollmentRow, 'orderNo' | 'userId'>,
  at: Date,
): Promise<void> {
  if (!orderNo) return;
  // Most lessons are not the first: these need no lock.
  if ((await findOrder(tx, orderNo))?.state === orderStates.completed) return;
  const order = await lockOrder(tx, orderNo);
  if (!order || order.state === orderStates.completed) return;
  await moveOrder(tx, order, 'startStudy', {
    at,
    actorId: userId,
    title: '已开始学习',
    detail: '开始学习后不能申请退款',
  });
}
