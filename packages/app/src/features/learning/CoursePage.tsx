import { Avatar } from '@ca-portal/ui/avatar';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { RichText } from '@ca-portal/ui/rich-text';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tabs } from '@ca-portal/ui/tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BottomBar, CardColumns, DetailBlock, isGone, readId } from '../../shared/content/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { CourseHero, CoursePrice } from './components/CourseHero.js';
import { CourseSide } from './components/CourseSide.js';
import { EnrollAction } from './components/EnrollAction.js';
import { EnrollDialog } from './components/EnrollDialog.js';
import { Notices } from './components/Notices.js';
import { Outline } from './components/Outline.js';
import { TrialDialog } from './components/TrialDialog.js';
import { TabbedCard } from './components/TabbedCard.styles.js';
import { TeacherRow } from './CoursePage.styles.js';
import { useCourse, type CourseDetail, type Trial } from './course/queries.js';

/** 课程详情 (`/learningDetail?id=`): content, price, and the one next step. */
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
      <DetailBlock
        record={course}
        gone={isGone(id !== 0, course.error)}
        heading="课程详情"
        failed={{ what: '课程' }}
        absent={{
          art: 'lock',
          title: '该课程不存在或已下线',
          reason: '课程可能已经停开，或地址不完整。可以到学习中心选择其他课程。',
          list: { label: '去学习中心', href: '/learning' },
        }}
        place="page"
        waiting={<Loading />}
      >
        {(detail) => <Detail key={detail.id} course={detail} />}
      </DetailBlock>
    </PublicFrame>
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
  const onEnroll = () => setEnrolling(true);
  const open = course.enrollment === 'enrolled' || course.enrollment === 'finished';
  return (
    <>
      <CourseHero course={course} onEnroll={onEnroll} onTry={onTry} />
      <CardColumns>
        <div>
          <TabbedCard padding="none">
            <Tabs
              label="课程内容"
              items={[
                // A live course has one lesson, and no outline.
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
      </CardColumns>
      <BottomBar data-below="tablet">
        <div data-part="sum">
          课程价
          <CoursePrice course={course} />
        </div>
        <EnrollAction course={course} onEnroll={onEnroll} />
      </BottomBar>
      <EnrollDialog course={course} open={enrolling} onOpenChange={setEnrolling} />
      {trying ? <TrialDialog {...trying} onClose={() => setTrying(undefined)} /> : null}
    </>
  );
}
