import {
  hasPermission,
  orderTypeLabel,
  permissions,
  waitingSteps,
  waitingWords,
} from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { usePortalConfig } from '../../../config/config.js';
import { useRuleWords } from '../../../config/rules.js';
import {
  AgeWords,
  Countdown,
  countUrgent,
  epochOf,
  hoursAndMinutes,
  useNow,
} from '../../../shared/time/index.js';
import { useCurrentUser } from '../../../session/useSession.js';
import { Figures, SideColumns, Stack } from '../../../shared/page/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { useQueueAges, useQueue } from '../queries.js';
import { queues } from '../queues.js';
import { Lines, Rows } from '../StartPage.styles.js';
import { ComingRows } from './ComingRows.js';
import { NoticesCard } from './NoticesCard.js';
import { WaitingCard } from './WaitingCard.js';
import { WorkPages } from './WorkPages.js';

/**
 * 今天的工作: the queues of this role with their age, unread notices of the office, and beside them its pages. No shop, because staff buy nothing here.
 */
export function StaffStart() {
  const user = useCurrentUser();
  const may = (permission: string) => user !== undefined && hasPermission(user.permissions, permission);
  const reviews = may(permissions.reviewOrders);
  const figures = may(permissions.viewStatistics);
  const queue = useQueue(reviews);
  return (
    <>
      <PageHeading title="今天的工作" description="按剩余时间排列，先到期先处理。" />
      {reviews ? <ReviewFigures queue={queue} /> : null}
      {reviews || figures || queues.some((one) => may(one.may)) ? (
        <SideColumns>
          <Stack>
            {reviews ? <NextOrder queue={queue} /> : null}
            {figures ? <QueuesCard /> : <WaitingCard may={may} />}
            <NoticesCard />
          </Stack>
          <WorkPages />
        </SideColumns>
      ) : (
        <Stack>
          <WorkPages />
          <NoticesCard />
        </Stack>
      )}
    </>
  );
}

function ReviewFigures({ queue: { data } }: { queue: ReturnType<typeof useQueue> }) {
  const { rules } = usePortalConfig();
  const say = useRuleWords();
  const now = useNow(60_000);
  const urgent = data && countUrgent(data.rows, now, rules.reviewHours);
  return (
    <Figures
      label="审核"
      items={[
        { term: '待审核订单', value: data?.total, unit: '单' },
        {
          term: say('{urgentReviewTime}内到期'),
          value: urgent,
          unit: '单',
          ...(urgent ? { tone: 'danger' as const } : {}),
        },
      ]}
    />
  );
}

function NextOrder({ queue }: { queue: ReturnType<typeof useQueue> }) {
  const next = queue.data?.rows[0];
  return (
    <Card
      title="下一单"
      extra={<Link href="/certManage/review">全部队列</Link>}
      {...(queue.isPending
        ? {
            footer: (
              <Button variant="primary" disabledReason="正在读取审核队列">
                开始审核
              </Button>
            ),
          }
        : {})}
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
      <Shown part of={queue} what="审核队列" loading={<Skeleton height="4.5rem" />}>
        {({ rows: [order] }) =>
          order ? (
            <Lines>
              <b>
                {order.companyName || order.holderName} <Tag>{orderTypeLabel(order.orderType)}</Tag>
              </b>
              <small>{order.orderNo}</small>
              {order.reviewBefore ? (
                <span>
                  <Countdown
                    until={epochOf(order.reviewBefore)}
                    format={(left) => (left > 0 ? `剩 ${hoursAndMinutes(left)}` : '已超时')}
                  />
                </span>
              ) : null}
            </Lines>
          ) : (
            <p>没有等待审核的订单。</p>
          )
        }
      </Shown>
    </Card>
  );
}

/** From the longest to the shortest: a queue is as old as its oldest entry. */
function stepsOf(reviewHours: number) {
  const { today, days, old } = waitingSteps(reviewHours);
  const over = (minutes: number) => `最久的等了 ${waitingWords(minutes)}以上`;
  return [
    { key: 'old', words: over(old) },
    { key: 'days', words: over(days) },
    { key: 'today', words: over(today) },
    { key: 'fresh', words: `都不到 ${waitingWords(today)}` },
  ] as const;
}

/** Every queue of the office that is not empty, with its age; each links to its desk. */
function QueuesCard() {
  const ages = useQueueAges();
  const steps = stepsOf(usePortalConfig().rules.reviewHours);
  const waiting = ages.data
    ?.map((queue) => ({ ...queue, count: queue.fresh + queue.today + queue.days + queue.old }))
    .filter(({ count }) => count > 0);
  return (
    <Card padding="none" title="等着处理的" extra={<Link href="/operation/dashboard">运营看板</Link>}>
      <Shown
        part
        of={{ ...ages, data: waiting }}
        what="待处理事项"
        loading={
          <Rows aria-busy>
            <ComingRows />
          </Rows>
        }
        empty={
          <Rows>
            <li>现在没有要处理的。</li>
          </Rows>
        }
      >
        {(rows) => (
          <Rows>
            {rows.map(({ label, count, link, ...waited }) => {
              const step = steps.find(({ key }) => waited[key] > 0);
              return (
                <li key={label}>
                  <b>{label}</b>
                  {step ? <AgeWords data-step={step.key}>{step.words}</AgeWords> : null}
                  <span>{count} 件</span>
                  <Link href={link} aria-label={`去处理，${label}`}>
                    去处理
                  </Link>
                </li>
              );
            })}
          </Rows>
        )}
      </Shown>
    </Card>
  );
}
