import type { BinaryFile } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { findCourse, requireEnrollment } from '../../services/learning/index.js';
import { progressOf, watchedLessons } from './watched.js';

/** 结业证书 as PDF, with the number for verifying it. */
export async function completionCertificate(courseId: number, context: CallContext): Promise<BinaryFile> {
  const { db, clock, config, workers } = context.services;
  const { userId, name } = sessionOf(context);
  const course = await findCourse(db, courseId);
  const enrollment = await requireEnrollment(db, userId, courseId, clock());
  if (!enrollment.finishedAt || !enrollment.certificateNumber) {
    const progress = progressOf(await watchedLessons(db, userId, courseId));
    throw new PortalError('courseUnfinished', { progress });
  }
  const day = formatBeijing(enrollment.finishedAt).slice(0, 10);
  const portal = config.portal.brand.productName;
  const { title, hours, host, examination } = course;
  const paper = await workers.run('completionPaper', userId, {
    number: enrollment.certificateNumber,
    name,
    day,
    at: enrollment.finishedAt,
    course: { title, hours, host, examination },
    portal,
  });
  const content = new Blob([new Uint8Array(paper)], { type: 'application/pdf' });
  return { fileName: '结业证书.pdf', content };
}
