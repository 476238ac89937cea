import { LinkButton } from '@ca-portal/ui/button';
import { formatClock, formatThousands } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Rosette } from '@ca-portal/ui/motif';
import { epochOf } from '../../../shared/time/index.js';
import { courseHref, watchHref } from '../course/course-facts.js';
import type { CourseSummary } from '../course/queries.js';
import { BannerRoot, PlayMark } from '../course/LiveBanner.styles.js';
import { LiveMark } from './LiveMark.js';

interface LiveBannerProps {
  course: CourseSummary;
  enrolled: boolean;
}

/** The live lesson that is running now: the most urgent entry. */
export function LiveBanner({ course, enrolled }: LiveBannerProps) {
  return (
    <BannerRoot aria-label={`正在直播：${course.title}`}>
      <div data-part="words">
        <p data-part="when">
          <LiveMark />
          {course.startsAt ? `${formatClock(epochOf(course.startsAt))} 开始` : null}
        </p>
        <h2>{course.title}</h2>
        <p data-part="summary">{course.summary}</p>
        <ul data-part="facts">
          <li>
            <Icon name="user" />
            讲师：{course.teacherName}
          </li>
          <li>
            <Icon name="users" />
            {formatThousands(course.enrollments)} 人已报名
          </li>
          <li>
            <Icon name="clock" />
            {course.hours} 学时
          </li>
        </ul>
        {enrolled ? (
          <LinkButton variant="primary" size="lg" icon={<Icon name="play" />} href={watchHref(course)}>
            进入直播
          </LinkButton>
        ) : (
          <LinkButton variant="primary" size="lg" href={courseHref(course.id)}>
            报名后观看
          </LinkButton>
        )}
      </div>
      <div data-part="picture" aria-hidden="true">
        <Rosette />
        <PlayMark>
          <Icon name="play" />
        </PlayMark>
      </div>
    </BannerRoot>
  );
}
