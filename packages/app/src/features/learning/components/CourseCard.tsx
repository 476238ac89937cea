import { priceText } from '@ca-portal/api/domain';
import { Link } from '@ca-portal/ui/link';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { courseHref, kindLabel, startText } from '../course/course-facts.js';
import type { CourseSummary, MyCourse } from '../course/queries.js';
import { CourseCover } from './CourseCover.js';
import { CourseRoot } from './CourseCard.styles.js';
import { LiveMark } from './LiveMark.js';

interface CourseCardProps {
  course: CourseSummary;
  /** The user's progress; undefined when he is not enrolled. */
  mine: MyCourse | undefined;
}

/** One course of the list: its title, and the progress or the price. */
export function CourseCard({ course, mine }: CourseCardProps) {
  return (
    <CourseRoot>
      <CourseCover id={course.id} coverUrl={course.coverUrl}>
        <b>{course.category}</b>
      </CourseCover>
      <div data-part="words">
        <p data-part="kind">
          {course.liveState === 'live' ? (
            <LiveMark />
          ) : (
            <Tag tone={course.kind === 'live' ? 'brand' : 'neutral'}>{kindLabel(course)}</Tag>
          )}
          <span>
            {course.liveState === 'waiting' && course.startsAt
              ? startText(course.startsAt)
              : `${course.hours} 学时`}
          </span>
        </p>
        <h3>
          <Link href={courseHref(course.id)}>{course.title}</Link>
        </h3>
        <div data-part="standing">
          <Standing course={course} mine={mine} />
        </div>
      </div>
    </CourseRoot>
  );
}

function Standing({ course, mine }: CourseCardProps) {
  if (mine?.state === 'expired') return <span>已过期</span>;
  if (mine && course.kind === 'live') return <span>已报名</span>;
  if (mine) {
    const done = mine.state === 'finished';
    return (
      <>
        <ProgressBar
          label={`学习进度，${course.title}`}
          value={mine.progress}
          tone={done ? 'success' : 'action'}
        />
        {done ? '已学完' : `已学 ${mine.progress}%`}
      </>
    );
  }
  return <b data-free={course.priceFen === 0 || undefined}>{priceText(course.priceFen)}</b>;
}

/** Placeholder with the size of a card while the list loads. */
export function CourseCardSkeleton() {
  return (
    <CourseRoot>
      <Skeleton height="8.5rem" />
      <div data-part="words">
        <Skeleton width="7em" height="1.5em" />
        <Skeleton width="80%" height="var(--ca-fs-h5)" />
        <div data-part="standing">
          <Skeleton width="4em" height="1.5em" />
        </div>
      </div>
    </CourseRoot>
  );
}
