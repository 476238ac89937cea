import { courseProgress, hoursEarned } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { formatPlayTime } from '../player/play-time.js';
import { useCourse } from '../course/queries.js';
import { ChapterHead, LessonList } from './ChapterList.styles.js';
import type { RecordLesson } from './lessons.js';

interface ChapterListProps {
  courseId: number;
  lessons: readonly RecordLesson[];
  /** Id of the lesson shown. */
  current: number;
}

function standing({ lockedReason, finished, watchedSeconds }: RecordLesson): string {
  if (lockedReason) return lockedReason;
  if (finished) return '已学完';
  return watchedSeconds > 0 ? `学到 ${formatPlayTime(watchedSeconds)}` : '还没有学';
}

/** 章节: the progress of each lesson; a locked one gives the reason. */
export function ChapterList({ courseId, lessons, current }: ChapterListProps) {
  const hours = useCourse(courseId).data?.hours;
  const progress = courseProgress(lessons);
  return (
    <Card padding="none" aria-label="章节">
      <ChapterHead>
        <div>
          <h2>章节</h2>
          <span>
            {hours === undefined
              ? `已学 ${progress}%`
              : `已学 ${hoursEarned(hours, progress)} / ${hours} 学时`}
          </span>
        </div>
        <ProgressBar label="课程进度" value={progress} tone={progress === 100 ? 'success' : 'action'} />
      </ChapterHead>
      <LessonList>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Lesson courseId={courseId} lesson={lesson} current={lesson.id === current} />
          </li>
        ))}
      </LessonList>
    </Card>
  );
}

function Lesson({ courseId, lesson, current }: { courseId: number; lesson: RecordLesson; current: boolean }) {
  const { id, no, title, seconds, lockedReason, finished } = lesson;
  const state = current ? 'now' : finished ? 'done' : 'open';
  const row = (
    <>
      <span data-part="mark" data-state={lockedReason ? 'locked' : state}>
        {lockedReason ? (
          <Icon name="padlock" label="未开放" />
        ) : (
          <Icon name={current ? 'play' : finished ? 'check' : 'dot'} />
        )}
      </span>
      <span data-part="grow">
        {no}　{title}
        <small>{standing(lesson)}</small>
      </span>
      <small>{formatPlayTime(seconds)}</small>
    </>
  );
  return lockedReason ? (
    <div>{row}</div>
  ) : (
    <Link href={`/learningRecord?id=${courseId}&lesson=${id}`} aria-current={current ? 'true' : undefined}>
      {row}
    </Link>
  );
}
