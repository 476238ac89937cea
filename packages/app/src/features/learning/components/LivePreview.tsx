import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatClock, formatShortDate } from '@ca-portal/ui/formats';
import { epochOf } from '../../../shared/time/index.js';
import { courseHref } from '../course/course-facts.js';
import type { CourseSummary } from '../course/queries.js';
import { PreviewList } from './SideCards.styles.js';

const shown = 3;

interface LivePreviewProps {
  courses: readonly CourseSummary[];
  /** Courses in which the user is enrolled. */
  enrolled: ReadonlySet<number>;
}

/** 直播预告: the next live lessons, the nearest first. Renders nothing when none is planned. */
export function LivePreview({ courses, enrolled }: LivePreviewProps) {
  const coming = courses
    .flatMap((course) =>
      course.liveState === 'waiting' ? [{ course, at: epochOf(course.startsAt ?? '') }] : [],
    )
    .filter(({ at }) => !Number.isNaN(at))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, shown);
  if (coming.length === 0) return null;
  return (
    <Card title="直播预告">
      <PreviewList>
        {coming.map(({ course, at }) => (
          <li key={course.id}>
            <time dateTime={new Date(at).toISOString()}>
              <b>{formatShortDate(at)}</b>
              {formatClock(at)}
            </time>
            <span data-part="grow">{course.title}</span>
            <LinkButton
              variant="text"
              size="sm"
              href={courseHref(course.id)}
              aria-label={`${enrolled.has(course.id) ? '已报名' : '报名'}，${course.title}`}
            >
              {enrolled.has(course.id) ? '已报名' : '报名'}
            </LinkButton>
          </li>
        ))}
      </PreviewList>
    </Card>
  );
}
