import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readId } from '../../../shared/content/index.js';
import { PublicFrame } from '../../../shared/page/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { courseHref } from '../course/course-facts.js';
import { ChapterList } from './ChapterList.js';
import { chosenLesson, lessonsOf, type RecordLesson } from './lessons.js';
import { NotWatchable } from './NotWatchable.js';
import { useLearningRecord, usePlay, type LearningRecord } from './queries.js';
import { WatchColumns } from './Record.styles.js';
import { Watching } from './Watching.js';

/** 视频课 (`/learningRecord?id=&lesson=`): watch a course lesson by lesson; the server stores the progress. */
export function RecordPage() {
  const [params] = useSearchParams();
  const id = readId(params);
  const record = useLearningRecord(id);
  const lessons = record.data ? lessonsOf(record.data) : [];
  // Once chosen it stays: without one in the address, the first open lesson changes as soon as this one is finished.
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
        <NotWatchable
          courseId={id}
          heading={record.data?.title ?? '视频课'}
          query={record}
          failed={{ what: '课程', unharmed: '学习进度没有变化' }}
          art="lock"
          missing="该课程不存在或已下线"
          notEnrolled="报名后就可以观看；报名已过期的，请重新报名。"
          nothing={record.data && { title: '这门课程没有视频', reason: '直播课请从课程详情进入直播或回放。' }}
        />
      )}
    </PublicFrame>
  );
}

interface LessonStageProps {
  record: LearningRecord;
  lessons: readonly RecordLesson[];
  lesson: RecordLesson;
}

/** The place of the lesson: locked with a reason, loading, or playing. */
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
  const heading = <HiddenText as="h1">{lesson.title}</HiddenText>;
  return (
    <Shown
      part
      of={play}
      what="视频"
      unharmed="学习进度没有变化"
      size="md"
      failedIn={(failed) => (
        <Card>
          {heading}
          {failed}
        </Card>
      )}
      loading={
        <div aria-busy="true">
          {heading}
          <Skeleton height="28rem" />
        </div>
      }
    >
      {(data) => (
        <Watching
          key={data.playId}
          record={record}
          lessons={lessons}
          lesson={lesson}
          play={data}
          goesOn={goesOn}
          playingHere={play.isFetching}
          onPlayHere={() => {
            setGoesOn(true);
            void play.refetch();
          }}
        />
      )}
    </Shown>
  );
}
