import { hasPermission, orderTypeLabel, permissions } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Tag } from '@ca-portal/ui/tag';
import { epochOf } from '../../../shared/time/moment-of.js';
import { useCurrentUser } from '../../../session/useSession.js';
import { Countdown } from '../../../shared/time/Countdown.js';
import { Figures } from '../../../shared/page/Figures.js';
import { Stack } from '../../../shared/page/WorkPage.styles.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';
import { useLastDays } from '../../../shared/time/useLastDays.js';
import { useOverview, useQueue } from '../queries.js';
import { Lines, Rows } from '../StartPage.styles.js';
import { WaitingCard } from './WaitingCard.js';
import { WorkPages } from './WorkPages.js';

/** 今天的工作: what waits for this role, then its pages. No shop, nothing of one's own to buy. */
export function StaffStart() {
  const user = useCurrentUser();
  const may = (permission: string) => user !== undefined && hasPermission(user.permissions, permission);
  const reviews = may(permissions.reviewOrders);
  const figures = may(permissions.viewStatistics);
  const queue = useQueue(reviews);
  return (
    <>
      <PageHeading title="今天的工作" description="按剩余时间排列，先到期先处理。" />
      <Stack>
        {reviews ? (
          <Figures label="审核" items={[{ term: '待审核订单', value: queue.data?.total, unit: '单' }]} />
        ) : null}
        {reviews ? <NextOrder queue={queue} /> : null}
        {figures ? <TasksCard /> : <WaitingCard may={may} />}
        <WorkPages />
      </Stack>
    </>
  );
}

function NextOrder({ queue }: { queue: ReturnType<typeof useQueue> }) {
  const next = queue.data?.rows[0];
  return (
    <Card
      title="下一单"
      extra={<Link href="/certManage/review">全部队列</Link>}
      {...(next
        ? {
            footer: (
              <LinkButton variant="primary" href={`/certManage/desk?orderNo=${next.orderNo}`}>
                开始审核
              </LinkButton>
            ),
          }
        : {})}
    >
      {queue.isError ? (
        <LoadFailed what="审核队列" query={queue} />
      ) : next ? (
        <Lines>
          <b>
            {next.companyName || next.holderName} <Tag>{orderTypeLabel(next.orderType)}</Tag>
          </b>
          <small>{next.orderNo}</small>
          {next.reviewBefore ? (
            <span>
              剩 <Countdown until={epochOf(next.reviewBefore)} />
            </span>
          ) : null}
        </Lines>
      ) : queue.isPending ? (
        <p>正在读取…</p>
      ) : (
        <p>没有等待审核的订单。</p>
      )}
    </Card>
  );
}

/** What the figures of the last thirty days say needs a person now; each leads to its desk. */
function TasksCard() {
  const [, month] = useLastDays();
  const overview = useOverview({ from: month?.start ?? '', to: month?.end ?? '' }, month !== undefined);
  const tasks = overview.data?.tasks.filter(({ count }) => count > 0);
  return (
    <Card padding="none" title="要有人处理的" extra={<Link href="/operation/dashboard">运营看板</Link>}>
      {overview.isError ? (
        <LoadFailed what="待处理事项" query={overview} />
      ) : (
        <Rows aria-busy={overview.isPending}>
          {tasks?.length === 0 ? <li>现在没有要处理的。</li> : null}
          {tasks?.map(({ label, count, link }) => (
            <li key={label}>
              <b>{label}</b>
              <span>{count} 件</span>
              <Link href={link} aria-label={`去处理，${label}`}>
                去处理
              </Link>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}
