import { priceText } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { formatThousands } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Tag } from '@ca-portal/ui/tag';
import { PrintButton } from '../../../shared/content/index.js';
import { copyText } from '../../../shared/browser/index.js';
import { courseHref, dayText, kindLabel, startText } from '../course/course-facts.js';
import type { CourseDetail, Trial } from '../course/queries.js';
import { HeroRoot, PriceText } from './CourseHero.styles.js';
import { CourseCover } from './CourseCover.js';
import { EnrollAction } from './EnrollAction.js';

interface CourseHeroProps {
  course: CourseDetail;
  onEnroll: () => void;
  onTry: (title: string, trial: Trial) => void;
}

/** 会员 price beside the price; neither for a free course. */
export const CoursePrice = ({ course }: { course: CourseDetail }) => (
  <PriceText>
    <b>{priceText(course.priceFen)}</b>
    {course.memberPriceFen < course.priceFen ? ` 会员 ${priceText(course.memberPriceFen)}` : null}
  </PriceText>
);

/** Cover left; title, price and the one next step right. */
export function CourseHero({ course, onEnroll, onTry }: CourseHeroProps) {
  const free = course.chapters.flatMap(({ lessons }) => lessons).find(({ trial }) => trial !== null);
  const mayTry = course.enrollment === 'none' || course.enrollment === 'closed';
  return (
    <HeroRoot aria-label="课程">
      <div data-part="picture">
        <CourseCover id={course.id} coverUrl={course.coverUrl} size="hero">
          <b>{course.category}</b>
        </CourseCover>
      </div>
      <div data-part="words">
        <p data-part="tags">
          <Tag>{kindLabel(course)}</Tag>
          <Tag>{course.hours} 学时</Tag>
          {course.kind === 'recorded' ? <Tag tone="brand">发结业证书</Tag> : null}
          {course.enrollment === 'enrolled' ? (
            <StatusTag family="success" icon="check">
              已报名
            </StatusTag>
          ) : course.enrollment === 'finished' ? (
            <StatusTag family="success" icon="check">
              已学完
            </StatusTag>
          ) : null}
        </p>
        <h1>{course.title}</h1>
        <p data-part="summary">{course.summary}</p>
        <ul data-part="facts">
          <li>
            <Icon name="users" />
            {formatThousands(course.enrollments)} 人已报名
          </li>
          {course.startsAt ? (
            <li>
              <Icon name="clock" />
              {startText(course.startsAt)} 开播
            </li>
          ) : (
            <li>
              <Icon name="calendar" />
              报名后 12 个月内有效
            </li>
          )}
          {course.enrollBefore && course.enrollment === 'none' ? (
            <li>
              <Icon name="info" />
              {dayText(course.enrollBefore)} 截止报名
            </li>
          ) : null}
        </ul>
        <div data-part="foot">
          <CoursePrice course={course} />
          <div data-part="actions">
            <Button
              size="lg"
              variant="text"
              icon={<Icon name="link" />}
              onClick={() =>
                void copyText(
                  new URL(courseHref(course.id), window.location.origin).href,
                  '课程链接已复制',
                  '没有复制成功，请复制地址栏里的链接',
                )
              }
            >
              分享
            </Button>
            <PrintButton size="lg" variant="text" />
            <EnrollAction course={course} onEnroll={onEnroll} />
            {mayTry && free?.trial ? (
              <Button
                size="lg"
                icon={<Icon name="play" />}
                onClick={() => free.trial && onTry(free.title, free.trial)}
              >
                试看第 1 讲
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </HeroRoot>
  );
}
