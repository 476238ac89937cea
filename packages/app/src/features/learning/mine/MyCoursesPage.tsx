import { LinkButton } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tabs } from '@ca-portal/ui/tabs';
import { HiddenText } from '@ca-portal/ui/theme';
import { usePortalConfig } from '../../../config/config.js';
import { useAddressState } from '../../../routing/useAddressState.js';
import { Shown } from '../../../shared/failure/index.js';
import { Coming } from '../../../shared/page/index.js';
import { TabbedCard } from '../components/TabbedCard.styles.js';
import { useMyCourses, type MyCourse } from '../course/queries.js';
import { CertificateCard } from './CertificateCard.js';
import { CourseRow } from './CourseRow.js';
import { HoursCard } from './HoursCard.js';
import { CourseRows } from './CourseRow.styles.js';
import { MineColumns } from './MyCoursesPage.styles.js';
import { WeekCard } from './WeekCard.js';

type State = MyCourse['state'];
const labels: Readonly<Record<State, string>> = {
  unpaid: '待支付',
  studying: '学习中',
  finished: '已完成',
  expired: '已过期',
};
const states = Object.keys(labels) as State[];

const readState = (params: URLSearchParams): State =>
  states.find((state) => state === params.get('state')) ?? 'studying';
const stateParams = (state: State): URLSearchParams =>
  new URLSearchParams(state === 'studying' ? {} : { state });

/** 我的课程 (`/core/myCourse`): hours, a link back into each course, and the certificates. */
export function MyCoursesPage() {
  const { links } = usePortalConfig();
  const [shown, show] = useAddressState(readState, stateParams);
  const courses = useMyCourses();
  const rows = courses.data?.rows ?? [];
  const certified = rows.find(({ state, certificateNumber }) => state === 'finished' && certificateNumber);
  return (
    <>
      <PageHeading
        title="我的课程"
        description="学时自动记录，看到哪里就从哪里继续。"
        actions={
          <>
            {links.exam ? (
              // Through the exit page to other systems, which names the system and passes the login on.
              <LinkButton
                icon={<Icon name="exam" />}
                iconEnd={<Icon name="external" />}
                href="/jumpForm?target=exam"
                target="_blank"
              >
                考试入口
                <HiddenText>，在新窗口打开</HiddenText>
              </LinkButton>
            ) : null}
            <LinkButton variant="primary" icon={<Icon name="plus" />} href="/learning">
              选课
            </LinkButton>
          </>
        }
      />
      <MineColumns>
        <div>
          <HoursCard
            courses={courses.isPending ? undefined : rows.filter(({ state }) => state !== 'unpaid')}
          />
          <TabbedCard padding="none" aria-label="课程">
            <Shown
              part
              of={courses}
              what="课程"
              unharmed="学习进度没有变化"
              loading={
                <CourseRows aria-busy="true">
                  {['a', 'b', 'c'].map((key) => (
                    <li key={key}>
                      <Skeleton height="5.75rem" />
                    </li>
                  ))}
                </CourseRows>
              }
            >
              {() => (
                <Tabs
                  label="按状态查看课程"
                  value={shown}
                  onValueChange={(next) => show(states.find((state) => state === next) ?? 'studying')}
                  items={states.map((state) => {
                    const own = rows.filter((one) => one.state === state);
                    return {
                      value: state,
                      label: labels[state],
                      badge: own.length,
                      content: <CourseList state={state} courses={own} />,
                    };
                  })}
                />
              )}
            </Shown>
          </TabbedCard>
        </div>
        <aside aria-label="结业证书与最近学习">
          {certified ? <CertificateCard course={certified} /> : courses.isPending ? <Coming /> : null}
          <WeekCard />
        </aside>
      </MineColumns>
    </>
  );
}

const empties: Readonly<Record<State, { title: string; reason: string }>> = {
  unpaid: { title: '没有待支付的课程', reason: '付费课程报名后，在这里支付。' },
  studying: { title: '没有在学的课程', reason: '选一门课报名，学时会自动记录。' },
  finished: { title: '还没有学完的课程', reason: '学完全部课程后，可以在这里下载结业证书。' },
  expired: { title: '没有过期的课程', reason: '报名后 12 个月内有效。' },
};

function CourseList({ state, courses }: { state: State; courses: readonly MyCourse[] }) {
  if (courses.length === 0)
    return (
      <Empty
        {...empties[state]}
        action={
          state === 'studying' ? (
            <LinkButton variant="primary" href="/learning">
              去学习中心
            </LinkButton>
          ) : undefined
        }
      />
    );
  return (
    <CourseRows>
      {courses.map((course, i) => (
        <CourseRow key={course.courseId} course={course} first={i === 0} />
      ))}
    </CourseRows>
  );
}
