import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readId } from '../../../shell/content/list-address.js';
import { PublicFrame } from '../../../shell/PublicFrame.styles.js';
import { LoadFailed } from '../../../shell/LoadFailed.js';
import { courseHref } from '../course-facts.js';
import { ChapterList } from './ChapterList.js';
import { chosenLesson, lessonsOf, type RecordLesson } from './lessons.js';
import { useLearningRecord, usePlay, type LearningRecord } from './queries.js';
import { WatchColumns } from './Record.styles.js';
import { Watching } from './Watching.js';

/** 视频课 (`/learningRecord?id=&lesson=`): watch a course lesson by lesson; the server keeps how far one is. */
export function RecordPage() {
  const [params] = useSearchParams();
  const id = readId(params);
  const record = useLearningRecord(id);
  const lessons = record.data ? lessonsOf(record.data) : [];
  // Once chosen it stays: without one in the address the first open lesson is another as soon as this one is finished.
  const [shown, show] = useState(0);
  const lesson = chosenLesson(lessons, Number(params.get('lesson')) || shown);
  if (lesson && lesson.id !== shown) show(lesson.id);
  return (
    <PublicFrame>
      <Breadcrumb
        items={[
          { label: '学习中心', href: '/learning' },
          { label: record.data?.title ?? '课程', ...(id > 0 ? { href: courseHref(id) } : {}) },
          { label: lesson ? `${lesson.no} ${lesson.title}` : '视频课' },
        ]}
      />
      {record.data && lesson ? (
        <WatchColumns>
          <div>
            <LessonStage key={lesson.id} record={record.data} lessons={lessons} lesson={lesson} />
          </div>
          <ChapterList courseId={id} lessons={lessons} current={lesson.id} />
        </WatchColumns>
      ) : (
        <NoLesson id={id} record={record} />
      )}
    </PublicFrame>
  );
}

function NoLesson({ id, record }: { id: number; record: ReturnType<typeof useLearningRecord> }) {
  const missing = id === 0 || isApiError(record.error, errorCodes.notFound);
  const notEnrolled = isApiError(record.error, errorCodes.notEnrolled);
  return (
    <>
      <PageHeading size="lg" title={record.data?.title ?? '视频课'} />
      {missing || notEnrolled || record.data ? (
        <Card>
          <Empty
            art="lock"
            titleLevel={2}
            title={
              missing ? '该课程不存在或已下线' : notEnrolled ? '您还没有报名这门课程' : '这门课程没有视频'
            }
            reason={
              missing
                ? '课程可能已经停开，或地址不完整。可以到学习中心选择其他课程。'
                : notEnrolled
                  ? '报名后就可以观看；报名已过期的，请重新报名。'
                  : '直播课请从课程详情进入直播或回放。'
            }
            action={
              <LinkButton variant="primary" href={missing ? '/learning' : courseHref(id)}>
                {missing ? '去学习中心' : '查看课程详情'}
              </LinkButton>
            }
          />
        </Card>
      ) : record.isError ? (
        <Card>
          <LoadFailed what="课程" query={record} unharmed="学习进度没有变化" />
        </Card>
      ) : (
        <WatchColumns aria-busy="true">
          <Skeleton height="28rem" />
          <Skeleton height="28rem" />
        </WatchColumns>
      )}
    </>
  );
}

interface LessonStageProps {
  record: LearningRecord;
  lessons: readonly RecordLesson[];
  lesson: RecordLesson;
}

/** The lesson's place: locked and why, on its way, or being watched. */
function LessonStage(props: LessonStageProps) {
  const { lesson } = props;
  return lesson.lockedReason ? (
    <Card>
      <HiddenText as="h1">{lesson.title}</HiddenText>
      <Empty
        titleLevel={2}
        title={`“${lesson.title}”还没有开放`}
        reason={`${lesson.lockedReason}，学完后自动开放。`}
      />
    </Card>
  ) : (
    <OpenLesson {...props} />
  );
}

function OpenLesson({ record, lessons, lesson }: LessonStageProps) {
  const play = usePlay(record.courseId, lesson.id);
  const [goesOn, setGoesOn] = useState(false);
  if (play.data)
    return (
      <Watching
        key={play.data.playId}
        record={record}
        lessons={lessons}
        lesson={lesson}
        play={play.data}
        goesOn={goesOn}
        playingHere={play.isFetching}
        onPlayHere={() => {
          setGoesOn(true);
          void play.refetch();
        }}
      />
    );
  if (play.isError)
    return (
      <Card>
        <HiddenText as="h1">{lesson.title}</HiddenText>
        <LoadFailed what="视频" query={play} unharmed="学习进度没有变化" size="md" />
      </Card>
    );
  return (
    <div aria-busy="true">
      <HiddenText as="h1">{lesson.title}</HiddenText>
      <Skeleton height="28rem" />
    </div>
  );
}
