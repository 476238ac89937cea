import { Button, LinkButton } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../../../routing/guard.js';
import { useToken } from '../../../session/useSession.js';
import { dayText, watchHref } from '../course/course-facts.js';
import type { CourseDetail } from '../course/queries.js';

const enterLabels = { waiting: '进入直播间', live: '进入直播', ended: '看回放' } as const;

interface EnrollActionProps {
  course: CourseDetail;
  onEnroll: () => void;
}

/** The one next step of a course, by the user's enrollment. */
export function EnrollAction({ course, onEnroll }: EnrollActionProps) {
  const loggedIn = useToken() !== null;
  const { pathname, search } = useLocation();
  switch (course.enrollment) {
    case 'unpaid':
      return (
        <LinkButton variant="primary" size="lg" href={`/makeSurePay?orderNo=${course.orderNo ?? ''}`}>
          去支付
        </LinkButton>
      );
    case 'enrolled':
      return (
        <LinkButton variant="primary" size="lg" icon={<Icon name="play" />} href={watchHref(course)}>
          {course.liveState === null ? '继续学习' : enterLabels[course.liveState]}
        </LinkButton>
      );
    case 'finished':
      return (
        <LinkButton
          variant="primary"
          size="lg"
          icon={<Icon name="certificate" />}
          href="/core/myCourse?state=finished"
        >
          查看结业证书
        </LinkButton>
      );
    case 'closed':
      return (
        <Button
          variant="primary"
          size="lg"
          disabledReason={
            course.enrollBefore
              ? `报名已于 ${dayText(course.enrollBefore)} 截止，可以看看同类课程`
              : '报名已截止，可以看看同类课程'
          }
        >
          报名已截止
        </Button>
      );
    case 'none':
      return loggedIn ? (
        <Button variant="primary" size="lg" onClick={onEnroll}>
          立即报名
        </Button>
      ) : (
        <LinkButton variant="primary" size="lg" href={loginPath(pathname + search)}>
          立即报名
        </LinkButton>
      );
  }
}
