import type { BinaryFile } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { sessionOf, type CallContext } from '../../http/context.js';
import { PortalError } from '../../http/portal-error.js';
import { findCourse, requireEnrolment } from '../learning/course-rows.js';
import { Paper } from '../templates/paper.js';
import { progressOf, watchedLessons } from './watched.js';

/** 结业证书 as PDF, with the number under which it can be checked. */
export async function completionCertificate(courseId: number, context: CallContext): Promise<BinaryFile> {
  const { db, clock, config } = context.services;
  const { userId, name } = sessionOf(context);
  const course = await findCourse(db, courseId);
  const enrolment = await requireEnrolment(db, userId, courseId, clock());
  if (!enrolment.finishedAt || !enrolment.certificateNumber) {
    const progress = progressOf(await watchedLessons(db, userId, courseId));
    throw new PortalError('courseUnfinished', { progress });
  }
  const day = formatBeijing(enrolment.finishedAt).slice(0, 10);
  const portal = config.portal.brand.productName;
  const content = await new Paper({ title: '结业证书', at: enrolment.finishedAt, footer: portal })
    .barcode(enrolment.certificateNumber)
    .title('结业证书')
    .paragraph(
      `${name} 同志于 ${day} 完成“${course.title}”课程的全部学习内容，共 ${course.hours} 学时，准予结业。`,
      { size: 14, indent: 28 },
    )
    .cells([
      { label: '证书编号', value: enrolment.certificateNumber },
      { label: '结业日期', value: day },
      { label: '主办单位', value: course.host },
      { label: '考试方式', value: course.examination },
    ])
    .paragraph('本证书由系统按学习记录生成，可凭证书编号向主办单位查验。', { size: 10 })
    .frames([{ label: `主办单位（公章）：${course.host}`, width: 60, height: 50 }])
    .pdf();
  return { fileName: '结业证书.pdf', content };
}
