import { Button, LinkButton } from '@ca-portal/ui/button';
import { formatShortMinute } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { CourseCover } from '../components/CourseCover.js';
import { PlayMark } from '../course/LiveBanner.styles.js';
import { continueHref, courseHref, dayText } from '../course/course-facts.js';
import { formatPlayTime } from '../player/play-time.js';
import type { MyCourse } from '../course/queries.js';
import { useDownload } from './useDownload.js';

interface CourseRowProps {
  course: MyCourse;
  /** The course to continue with: it has the list's primary button. */
  first: boolean;
}

function lastSeen({ kind, lastLessonTitle, lastSecond }: MyCourse): string {
  if (kind === 'live') return '直播结束后可以看回放';
  return lastLessonTitle ? `上次：${lastLessonTitle}，看到 ${formatPlayTime(lastSecond)}` : '还没有开始学';
}

function untilText({ state, expiresAt }: MyCourse): string {
  if (state === 'unpaid') return `请在 ${formatShortMinute(expiresAt)} 前支付`;
  return state === 'expired' ? `已于 ${dayText(expiresAt)} 过期` : `${dayText(expiresAt)} 到期`;
}

function noteOf(course: MyCourse): string {
  if (course.state === 'finished') return `证书编号 ${course.certificateNumber}`;
  if (course.state === 'unpaid') return '支付后开始学习，过时订单自动关闭';
  return course.refundable ? '还没有开始学，现在可以全额退款' : lastSeen(course);
}

/** One of the user's courses, with the next step for its status. */
export function CourseRow({ course, first }: CourseRowProps) {
  const { courseId, title, kind, state, progress, hoursRequired, orderNo } = course;
  const download = useDownload(courseId);
  return (
    <li>
      <CourseCover id={courseId} coverUrl={course.coverUrl} size="row">
        <PlayMark data-size="sm">
          <Icon name="play" />
        </PlayMark>
      </CourseCover>
      <div data-part="grow">
        <h3>
          <Link href={courseHref(courseId)}>{title}</Link>
        </h3>
        <p>
          {kind === 'live' ? '直播' : '录播'}，{hoursRequired} 学时，
          {untilText(course)}
        </p>
        {kind === 'live' || state === 'unpaid' ? null : (
          <div data-part="progress">
            <ProgressBar
              label={`学习进度，${title}`}
              value={progress}
              tone={state === 'finished' ? 'success' : state === 'expired' ? 'neutral' : 'action'}
            />
            <span>{progress}%</span>
          </div>
        )}
        <small>{noteOf(course)}</small>
      </div>
      <div data-part="actions">
        {state === 'finished' ? (
          <>
            <Button
              icon={<Icon name="download" />}
              aria-label={`下载结业证书，${title}`}
              loading={download.isPending}
              loadingText="正在生成"
              onClick={() => download.mutate()}
            >
              下载结业证书
            </Button>
            <LinkButton variant="text" href={continueHref(course)} aria-label={`再看一遍，${title}`}>
              再看一遍
            </LinkButton>
          </>
        ) : state === 'unpaid' ? (
          <LinkButton
            variant="primary"
            href={`/makeSurePay?orderNo=${orderNo ?? ''}`}
            aria-label={`去支付，${title}`}
          >
            去支付
          </LinkButton>
        ) : state === 'expired' ? (
          <LinkButton href={courseHref(courseId)} aria-label={`查看课程，${title}`}>
            查看课程
          </LinkButton>
        ) : (
          <>
            <LinkButton
              variant={first ? 'primary' : 'secondary'}
              href={continueHref(course)}
              aria-label={`${kind === 'live' ? '进入直播' : '继续学习'}，${title}`}
            >
              {kind === 'live' ? '进入直播' : '继续学习'}
            </LinkButton>
            {course.refundable ? (
              // The order shows the amount of the refund, its target and its date.
              <LinkButton
                variant="text"
                href={`/core/orderDetail?orderNo=${orderNo ?? ''}`}
                aria-label={`申请退款，${title}`}
              >
                申请退款
              </LinkButton>
            ) : null}
          </>
        )}
      </div>
    </li>
  );
}
