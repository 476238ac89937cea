import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Pagination } from '@ca-portal/ui/pagination';
import { HiddenText } from '@ca-portal/ui/theme';
import { useAddressState } from '../../routing/useAddressState.js';
import { Coming, PublicFrame } from '../../shared/page/index.js';
import { CardGrid, SearchBox } from '../../shared/content/index.js';
import { Shown } from '../../shared/failure/index.js';
import { CourseCard, CourseCardSkeleton } from './components/CourseCard.js';
import { CourseChoices } from './components/CourseChoices.js';
import { CourseFilterBar } from './components/CourseFilterBar.js';
import { LiveBanner } from './components/LiveBanner.js';
import { LivePreview } from './components/LivePreview.js';
import { StudyCard } from './components/StudyCard.js';
import { ListColumns } from './CoursesPage.styles.js';
import {
  allCourses,
  filterParams,
  filterQuery,
  isNarrowed,
  pageSize,
  readFilter,
} from './course/list-filter.js';
import { useCourseOptions, useCourses, useLiveCourses, useMyCourses } from './course/queries.js';

/** 学习中心 (`/learning`): courses, the running live lesson, and a link back into the user's own. */
export function CoursesPage() {
  const [filter, change] = useAddressState(readFilter, filterParams);
  const options = useCourseOptions();
  const courses = useCourses(filterQuery(filter));
  const live = useLiveCourses();
  const mine = useMyCourses();
  const own = new Map(mine.data?.rows.map((one) => [one.courseId, one]));
  const running = live.data?.rows.find(({ liveState }) => liveState === 'live');

  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="学习中心"
        description="业务操作、继续教育与考前培训。直播可回放，学时自动记录。"
        actions={
          <SearchBox
            label="搜索课程或讲师"
            value={filter.keyword}
            onSearch={(keyword) => change({ ...filter, keyword, page: 1 })}
          />
        }
      />
      {running ? (
        <LiveBanner course={running} enrolled={own.has(running.id)} />
      ) : live.isPending ? (
        <Coming />
      ) : null}
      <ListColumns>
        <section aria-labelledby="courses-title">
          <HiddenText as="h2" id="courses-title">
            全部课程
          </HiddenText>
          {options.isPending ? <Coming /> : null}
          <CourseFilterBar filter={filter} categories={options.data?.categories ?? []} onChange={change} />
          <CourseChoices filter={filter} options={options.data} onChange={change} />
          <Shown
            part
            card
            of={courses}
            what="课程"
            unharmed="您的选择还在"
            empty={
              <Card>
                <NoCourse
                  narrowed={isNarrowed(filter) || filter.page > 1}
                  onClear={() => change(allCourses)}
                />
              </Card>
            }
            loading={
              <CardGrid data-columns="3" aria-busy="true">
                {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                  <li key={key}>
                    <CourseCardSkeleton />
                  </li>
                ))}
              </CardGrid>
            }
          >
            {({ rows }) => (
              <CardGrid data-columns="3" aria-busy={courses.isPlaceholderData || undefined}>
                {rows.map((course) => (
                  <li key={course.id}>
                    <CourseCard course={course} mine={own.get(course.id)} />
                  </li>
                ))}
              </CardGrid>
            )}
          </Shown>
          {courses.data && courses.data.total > pageSize ? (
            <div data-part="pager">
              <Pagination
                page={filter.page}
                pageSize={pageSize}
                total={courses.data.total}
                onPageChange={(page) => change({ ...filter, page })}
              />
            </div>
          ) : null}
        </section>
        <aside aria-label="我的学习与直播预告">
          <StudyCard />
          <LivePreview courses={live.data?.rows ?? []} enrolled={new Set(own.keys())} />
          <Link href="/learningCertificate">结业证书查验</Link>
        </aside>
      </ListColumns>
    </PublicFrame>
  );
}

function NoCourse({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return narrowed ? (
    <Empty
      art="search"
      title="没有符合条件的课程"
      reason="可以放宽条件再看看。"
      action={<Button onClick={onClear}>清除全部条件</Button>}
    />
  ) : (
    <Empty title="暂时没有课程" reason="新课程正在准备，请稍后再来。" />
  );
}
