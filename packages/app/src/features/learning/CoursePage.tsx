import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Avatar } from '@ca-portal/ui/avatar';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { RichText } from '@ca-portal/ui/rich-text';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tabs } from '@ca-portal/ui/tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readId } from '../../shell/content/list-address.js';
import { PublicFrame } from '../../shell/PublicFrame.styles.js';
import { LoadFailed } from '../../shell/LoadFailed.js';
import { CourseHero, CoursePrice } from './components/CourseHero.js';
import { CourseSide } from './components/CourseSide.js';
import { EnrolAction } from './components/EnrolAction.js';
import { EnrolDialog } from './components/EnrolDialog.js';
import { Notices } from './components/Notices.js';
import { Outline } from './components/Outline.js';
import { TrialDialog } from './components/TrialDialog.js';
import { DetailColumns, EnrolBar, TabbedCard, TeacherRow } from './CoursePage.styles.js';
import { useCourse, type CourseDetail, type Trial } from './queries.js';

/** 课程详情 (`/learningDetail?id=`): what one learns, what it costs, and the one next step. */
export function CoursePage() {
  const [params] = useSearchParams();
  const id = readId(params);
  const course = useCourse(id);
  return (
    <PublicFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '学习中心', href: '/learning' },
          { label: course.data?.title ?? '课程详情' },
        ]}
      />
      {id === 0 || isApiError(course.error, errorCodes.notFound) ? (
        <Gone />
      ) : course.data ? (
        <Detail key={course.data.id} course={course.data} />
      ) : course.isError ? (
        <>
          <PageHeading size="lg" title="课程详情" />
          <Card>
            <LoadFailed what="课程" query={course} />
          </Card>
        </>
      ) : (
        <Loading />
      )}
    </PublicFrame>
  );
}

function Gone() {
  return (
    <>
      <PageHeading size="lg" title="课程详情" />
      <Card>
        <Empty
          title="该课程不存在或已下线"
          titleLevel={2}
          reason="课程可能已经停开，或地址不完整。可以到学习中心选择其他课程。"
          action={
            <LinkButton variant="primary" href="/learning">
              去学习中心
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}

function Loading() {
  return (
    <>
      <PageHeading size="lg" title="课程详情" />
      <Card aria-busy="true">
        <Skeleton height="16rem" />
      </Card>
      <Card aria-busy="true">
        <Skeleton height="20rem" />
      </Card>
    </>
  );
}

function Detail({ course }: { course: CourseDetail }) {
  const [enrolling, setEnrolling] = useState(false);
  const [trying, setTrying] = useState<{ title: string; trial: Trial }>();
  const onTry = (title: string, trial: Trial) => setTrying({ title, trial });
  const onEnrol = () => setEnrolling(true);
  const open = course.enrolment === 'enrolled' || course.enrolment === 'finished';
  return (
    <>
      <CourseHero course={course} onEnrol={onEnrol} onTry={onTry} />
      <DetailColumns>
        <div>
          <TabbedCard padding="none">
            <Tabs
              label="课程内容"
              items={[
                // A live course has one lesson, and no outline that could be shown.
                ...(course.chapters.length > 0
                  ? [
                      {
                        value: 'outline',
                        label: '课程大纲',
                        content: <Outline chapters={course.chapters} open={open} onTry={onTry} />,
                      },
                    ]
                  : []),
                {
                  value: 'introduction',
                  label: '课程介绍',
                  content: (
                    <div data-part="text">
                      <RichText html={course.introduction} />
                    </div>
                  ),
                },
              ]}
            />
          </TabbedCard>
          <Card title="讲师">
            <TeacherRow>
              <Avatar name={course.teacherName} size="lg" />
              <div>
                <b>{course.teacherName}</b>
                <RichText html={course.teacherIntroduction} />
              </div>
            </TeacherRow>
          </Card>
          <Card title="学习须知">
            <Notices notices={course.notices} />
          </Card>
        </div>
        <CourseSide course={course} />
      </DetailColumns>
      <EnrolBar>
        <div data-part="sum">
          课程价
          <CoursePrice course={course} />
        </div>
        <EnrolAction course={course} onEnrol={onEnrol} />
      </EnrolBar>
      <EnrolDialog course={course} open={enrolling} onOpenChange={setEnrolling} />
      {trying ? <TrialDialog {...trying} onClose={() => setTrying(undefined)} /> : null}
    </>
  );
}
