import { priceText } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Link } from '@ca-portal/ui/link';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { CertificateNote, SimilarList } from './CourseSide.styles.js';
import { courseHref } from '../course/course-facts.js';
import { useCourses, type CourseDetail } from '../course/queries.js';

/** 开课信息, the certificate at the end, and courses of the same category. */
export function CourseSide({ course }: { course: CourseDetail }) {
  const similar = useCourses({ page: 1, limit: 5, category: course.category });
  const others = (similar.data?.rows ?? []).filter(({ id }) => id !== course.id).slice(0, 4);
  return (
    <aside aria-label="开课信息">
      <Card title="开课信息">
        <Descriptions
          columns={1}
          items={[
            { term: '讲师', value: course.teacherName },
            { term: '考试方式', value: course.examination },
            { term: '授课地区', value: course.region },
            { term: '授课地址', value: course.address },
            { term: '主办单位', value: course.host },
            { term: '学时', value: `${course.hours} 学时` },
            { term: '有效期', value: '报名后 12 个月' },
          ]}
        />
      </Card>
      {course.kind === 'recorded' ? (
        <Card title="结业证书">
          <CertificateNote>
            <p>学完全部课程后生成，带证书编号的 PDF。</p>
            <SealStamp text="结业专用" />
          </CertificateNote>
        </Card>
      ) : null}
      {others.length > 0 ? (
        <Card title="同类课程">
          <SimilarList>
            {others.map(({ id, title, priceFen }) => (
              <li key={id}>
                <Link href={courseHref(id)}>
                  <span>{title}</span>
                  <span>{priceText(priceFen)}</span>
                </Link>
              </li>
            ))}
          </SimilarList>
        </Card>
      ) : null}
    </aside>
  );
}
