import type { learning, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { courses, enrollments, users } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { maskName } from '../../kernel/mask.js';

/**
 * The contents of a completion certificate, for anybody who has its number. Its random part cannot be
 * guessed.
 */
export async function verifyCompletion(
  db: Db,
  number: string,
): Promise<ResultOf<(typeof learning)['verify']>> {
  const [row] = await db
    .select({ name: users.name, course: courses, finishedAt: enrollments.finishedAt })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.certificateNumber, number), isNotNull(enrollments.finishedAt)));
  if (!row?.finishedAt) throw new PortalError('notFound');
  const { title, hours, host } = row.course;
  const day = formatBeijing(row.finishedAt).slice(0, 10);
  return { number, name: maskName(row.name), title, hours, host, day };
}
