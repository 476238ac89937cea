import { type ResultOf } from '@ca-portal/api';
import type { statistics as Rows } from '@ca-portal/api/contract';
import { moneyText, orderTypeLabel, registrableRoles, roleLabel } from '@ca-portal/api/domain';
import { statistics } from '@ca-portal/api/groups/statistics';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { EMPTY_VALUE, formatDate, formatMonth, formatThousands } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Segmented } from '@ca-portal/ui/segmented';
import { Select } from '@ca-portal/ui/select';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../api/query.js';
import { serverClock } from '../../api/server-clock.js';
import { Guarded, Shown } from '../../shared/failure/index.js';
import { Bars } from './components/Bars.js';
import { QueueAges } from './components/QueueAges.js';
import { Trend } from './components/Trend.js';
import { Blocks, Figures, Tasks } from './DashboardPage.styles.js';

const day = 86_400_000;
const dayText = (ms: number) => formatDate(ms);
/** The last days up to today, in Beijing time. */
const lastDays = (count: number) => {
  const now = serverClock.now();
  return { from: dayText(now - (count - 1) * day), to: dayText(now) };
};
const spans = [
  { value: '7', label: '7 天' },
  { value: '30', label: '30 天' },
  { value: '90', label: '90 天' },
  { value: '365', label: '一年' },
];

type Overview = ResultOf<(typeof Rows)['overview']>;
const figures = [
  { label: '订单', of: ({ orders }: Overview) => formatThousands(orders) },
  { label: '收款', of: ({ turnoverFen }: Overview) => moneyText(turnoverFen) },
  { label: '发出证书', of: ({ certificates }: Overview) => formatThousands(certificates) },
  { label: '待审核', of: ({ waitingForReview }: Overview) => formatThousands(waitingForReview) },
  { label: '已超时', of: ({ overdue }: Overview) => formatThousands(overdue) },
];

/** 运营看板: first what needs action now, then the last days. Each block loads and fails separately. */
export function DashboardPage() {
  const [span, setSpan] = useState('30');
  const query = lastDays(Number(span));
  const overview = useQuery(read(statistics, 'overview', { query }));
  return (
    <Guarded of={overview}>
      <PageHeading
        title="运营看板"
        description={`${query.from} 至 ${query.to}，今天的数据实时更新。`}
        actions={<Segmented label="时间范围" value={span} onValueChange={setSpan} options={spans} />}
      />
      <Blocks>
        <Card title="现在需要处理">
          <Shown part of={overview} what="待办" loading={<Todo tasks={undefined} />}>
            {({ tasks }) => <Todo tasks={tasks} />}
          </Shown>
        </Card>
        <Card title={`近 ${spans.find(({ value }) => value === span)?.label ?? ''}`}>
          <Shown part of={overview} what="这段时间的数据">
            <Figures aria-busy={overview.isPending}>
              {figures.map(({ label, of }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{overview.data ? of(overview.data) : EMPTY_VALUE}</dd>
                </div>
              ))}
            </Figures>
          </Shown>
        </Card>
        <OrderBlocks query={query} />
        <QueueAges />
        <ReviewBlocks query={query} />
        <ExpiryBlock />
      </Blocks>
    </Guarded>
  );
}

function Todo({ tasks }: { tasks: readonly { label: string; count: number; link: string }[] | undefined }) {
  if (!tasks) return <Skeleton height="7.25rem" />;
  if (tasks.length === 0)
    return <Empty size="sm" title="没有需要处理的事项" reason="新的待办会出现在这里。" />;
  return (
    <Tasks>
      {tasks.map(({ label, count, link }) => (
        <li key={label}>
          <Link href={link}>{label}</Link>
          <strong>{formatThousands(count)}</strong>
        </li>
      ))}
    </Tasks>
  );
}

const moneyLines = [{ label: '收款（元）', of: ({ paidFen }: { paidFen: number }) => paidFen / 100 }];
const orderLines = [{ label: '订单', of: ({ count }: { count: number }) => count }];
interface ReviewDay {
  medianMinutes: number | null;
  ninetiethMinutes: number | null;
}
const reviewLines = [
  { label: '中位数', of: ({ medianMinutes }: ReviewDay) => medianMinutes },
  { label: '90% 在此以内', of: ({ ninetiethMinutes }: ReviewDay) => ninetiethMinutes },
];

interface Period {
  query: { from: string; to: string };
}
function OrderBlocks({ query }: Period) {
  const orders = useQuery(read(statistics, 'orders', { query }));
  const { types, cities } = orders.data ?? {};
  return (
    <>
      <Trend title="订单：按日" query={orders} rows={orders.data?.days} lines={orderLines} />
      <Trend title="收款：按日" query={orders} rows={orders.data?.days} lines={moneyLines} />
      <Bars
        title="订单：按业务"
        query={orders}
        rows={types?.map(({ orderType, count }) => ({ label: orderTypeLabel(orderType), count }))}
      />
      <Bars
        title="订单：按城市"
        query={orders}
        rows={cities?.map(({ city, count }) => ({ label: city, count }))}
      />
    </>
  );
}
function ReviewBlocks({ query }: Period) {
  const reviews = useQuery(read(statistics, 'reviews', { query }));
  return (
    <>
      <Trend title="审核用时（分钟）" query={reviews} rows={reviews.data?.days} lines={reviewLines} />
      <Bars
        title="审核不通过的原因"
        query={reviews}
        rows={reviews.data?.reasons.map(({ text, count }) => ({ label: text, count }))}
      />
    </>
  );
}
const everyRole = 'all';
const roleOptions = [
  { value: everyRole, label: '全部角色' },
  ...registrableRoles.map((id) => ({ value: String(id), label: roleLabel(id) })),
];
function ExpiryBlock() {
  const [role, setRole] = useState(everyRole);
  const query = role === everyRole ? {} : { roleId: Number(role) };
  const expiry = useQuery(read(statistics, 'expiry', { query }));
  return (
    <Bars
      wide
      title="未来 12 个月到期的证书"
      extra={
        <Select aria-label="到期证书的角色" value={role} onValueChange={setRole} options={roleOptions} />
      }
      query={expiry}
      rows={expiry.data?.map(({ month, count }) => ({
        label: formatMonth(`${month}-01 00:00:00`),
        count,
      }))}
    />
  );
}
