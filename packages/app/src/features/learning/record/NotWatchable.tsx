import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty, type EmptyProps } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { isNotFound, LoadFailed, type LoadFailedProps } from '../../../shared/failure/index.js';
import { courseHref } from '../course/course-facts.js';
import { WatchColumns } from './Record.styles.js';

type Because = Pick<EmptyProps, 'title' | 'reason'>;

interface NotWatchableProps {
  /** The course of the address; 0 where it names none. */
  courseId: number;
  heading: string;
  /** The query of the content to watch. */
  query: LoadFailedProps['query'] & { isError: boolean };
  failed: Pick<LoadFailedProps, 'what' | 'unharmed'>;
  art?: EmptyProps['art'];
  /** 该课程不存在或已下线. */
  missing: string;
  /** What the enrollment would open. */
  notEnrolled: string;
  /** The course exists, but has no such content. */
  nothing?: Because | undefined;
}

/** Replaces the video: the course is missing, not enrolled in, without a video, failed, or loading. */
export function NotWatchable(props: NotWatchableProps) {
  const { courseId, heading, query, failed, art } = props;
  const gone = courseId === 0 || isNotFound(query.error);
  const because = gone ? goneBecause(props.missing) : closedBecause(props);
  return (
    <>
      <PageHeading size="lg" title={heading} />
      {because ? (
        <Card>
          <Empty
            {...(art ? { art } : {})}
            titleLevel={2}
            {...because}
            action={
              <LinkButton variant="primary" href={gone ? '/learning' : courseHref(courseId)}>
                {gone ? '去学习中心' : '查看课程详情'}
              </LinkButton>
            }
          />
        </Card>
      ) : query.isError ? (
        <Card>
          <LoadFailed {...failed} query={query} />
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

const goneBecause = (title: string): Because => ({
  title,
  reason: '课程可能已经停开，或地址不完整。可以到学习中心选择其他课程。',
});

const closedBecause = ({ query, notEnrolled, nothing }: NotWatchableProps): Because | undefined =>
  isApiError(query.error, errorCodes.notEnrolled)
    ? { title: '您还没有报名这门课程', reason: notEnrolled }
    : nothing;
