import { Card } from '@ca-portal/ui/card';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useNow } from '../../../shared/time/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { HoursRing } from '../components/HoursRing.js';
import { hoursPercent } from '../course/course-facts.js';
import { useStudyWeek, type MyCourse } from '../course/queries.js';
import { HoursRow } from './HoursCard.styles.js';
import { studyPace } from './study-pace.js';

const shown = 3;

function sentence(courses: readonly MyCourse[], now: number): string {
  const { remaining, nextEnd, hoursADay } = studyPace(courses, now);
  if (!nextEnd) return '没有在学的课程。选一门课报名，学时会自动记录。';
  const pace = hoursADay > 0 ? `平均每天学 ${hoursADay} 学时可以学完。` : '这门已经学满。';
  return `还差 ${remaining} 学时。“${nextEnd.title}”${nextEnd.day} 到期，还有 ${nextEnd.daysLeft} 天，${pace}`;
}

/** Hours earned and required, and the pace still needed; `courses` is undefined while loading. */
export function HoursCard({ courses }: { courses: readonly MyCourse[] | undefined }) {
  const week = useStudyWeek();
  const now = useNow();
  const loading = (
    <Card aria-busy="true">
      <HoursRow>
        <Skeleton shape="circle" width="9.25rem" height="9.25rem" />
        <div>
          <Skeleton height="6rem" />
        </div>
      </HoursRow>
    </Card>
  );
  return (
    <Shown part card="学时" of={week} what="学时" unharmed="学习进度没有变化" loading={loading}>
      {({ hoursEarned, hoursRequired }) =>
        courses ? (
          <Card aria-label="学时">
            <HoursRow>
              <HoursRing size="lg" earned={hoursEarned} required={hoursRequired} />
              <div>
                <h2>
                  已学 {hoursEarned} / {hoursRequired} 学时
                </h2>
                <p>{sentence(courses, now)}</p>
                <ul>
                  {courses
                    .filter(({ state }) => state === 'studying')
                    .slice(0, shown)
                    .map((course) => (
                      <li key={course.courseId}>
                        <span>{course.title}</span>
                        <ProgressBar
                          label={`学时，${course.title}`}
                          value={hoursPercent(course.hoursEarned, course.hoursRequired)}
                        />
                        <span>
                          {course.hoursEarned} / {course.hoursRequired}
                        </span>
                      </li>
                    ))}
                </ul>
              </div>
            </HoursRow>
          </Card>
        ) : (
          loading
        )
      }
    </Shown>
  );
}
