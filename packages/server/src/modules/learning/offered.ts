import { and, eq } from 'drizzle-orm';
import { courses } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { offeredCourse } from '../../services/content/index.js';
import { enrollmentOf, type CourseRow } from '../../services/learning/index.js';

/** A course that is not offered is visible only to its enrolled users. */
export async function demandOffered({ id }: CourseRow, context: CallContext): Promise<void> {
  const { db, clock } = context.services;
  if ((await db.$count(courses, and(eq(courses.id, id), offeredCourse(clock())))) > 0) return;
  const { session } = context;
  if (!session || !(await enrollmentOf(db, session.userId, id))) throw new PortalError('notFound');
}
