import type { OrderDetail } from '@ca-portal/api';
import { finalOrderStates, orderStates, orderTypeLabel } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../api/query.js';
import { Shown } from '../../shared/failure/index.js';
import { orderDetailPath, OrderStatusTag, wayOf } from '../../shared/orders/index.js';
import { CheckoutFrame, EmptyCard, Stack } from '../../shared/page/index.js';

/** The maximum of one payment. */
const most = 50;

interface Next {
  label: string;
  href: string;
}

/** The user's next step for an order: writing, installing, downloading, or paying. */
function nextOf(order: OrderDetail): Next | undefined {
  const { orderNo, actions } = order;
  const way = wayOf(order);
  if (way && (actions.includes('issue') || actions.includes('download')))
    return { label: way.label, href: `${way.path}?orderNo=${orderNo}` };
  return actions.includes('pay') ? { label: '去支付', href: `/makeSurePay?orderNo=${orderNo}` } : undefined;
}

function NextButton({ order, primary = false }: { order: OrderDetail; primary?: boolean }) {
  const next = nextOf(order);
  return next ? (
    <LinkButton
      href={next.href}
      {...(primary ? ({ variant: 'primary', size: 'lg' } as const) : ({ size: 'sm' } as const))}
      aria-label={`${next.label}，${order.holderName}`}
    >
      {next.label}
    </LinkButton>
  ) : null;
}

const columns: TableColumn<OrderDetail>[] = [
  { key: 'holder', header: '持有人', primary: true, render: ({ holderName }) => holderName },
  { key: 'business', header: '业务', render: ({ orderType }) => orderTypeLabel(orderType) },
  {
    key: 'order',
    header: '订单',
    render: (order) => <Link href={orderDetailPath(order)}>{order.orderNo}</Link>,
  },
  { key: 'state', header: '状态', render: (order) => <OrderStatusTag {...order} /> },
  { key: 'next', header: '下一步', actions: true, render: (order) => <NextButton order={order} /> },
];

const waits: Readonly<Record<NonNullable<OrderDetail['carrier']>, string>> = {
  lock: '请插上这把锁。一次只插一把，写完再换下一把，可以随时停下。',
  mobile: '请用持有人的手机扫码。',
  pc: '请在使用证书的电脑上下载。',
};

/** 批量办理进度 (`/apply/progress?orderNos=DD…,DD…`): orders placed together, with their progress and the next one. */
export function BatchProgressPage() {
  const [params] = useSearchParams();
  const named = [...new Set((params.get('orderNos') ?? '').split(','))].filter((one) =>
    /^DD\d{14}$/.test(one),
  );
  const numbers = named.slice(0, most);
  const asked = useQueries({
    queries: numbers.map((orderNo) => read(orders, 'detail', { params: { orderNo } })),
  });
  return (
    <CheckoutFrame>
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: 'CA管理', href: '/core/caManage' },
          { label: '批量办理进度' },
        ]}
      />
      <PageHeading
        size="lg"
        title="批量办理进度"
        description="没有更新完的，原证书仍可用到原到期日；各把锁的顺序随意。"
        actions={<LinkButton href="/core/caManage">返回CA管理</LinkButton>}
      />
      {numbers.length === 0 ? (
        <EmptyCard
          title="没有要查看的订单"
          reason="请从“我的订单”进入。"
          way={{ href: '/core/order', label: '去我的订单' }}
        />
      ) : (
        <Shown part card of={asked} what="办理进度" size="md" loading={<Skeleton height="20rem" />}>
          {(rows) => <Progress rows={rows} />}
        </Shown>
      )}
    </CheckoutFrame>
  );
}

function Progress({ rows }: { rows: readonly OrderDetail[] }) {
  const done = rows.filter(({ state }) => finalOrderStates.includes(state)).length;
  // Interrupted orders first: their lock is at hand.
  const open = rows
    .filter((order) => nextOf(order))
    .toSorted(
      (a, b) =>
        Number(b.state === orderStates.productionFailed) - Number(a.state === orderStates.productionFailed),
    );
  const [turn] = open;
  const failed = rows.filter(({ state }) => state === orderStates.productionFailed);
  const yours = open.filter((order) => !failed.includes(order));
  const counts = [
    { word: '等您继续', count: yours.length },
    { word: '制证异常', count: failed.length },
    { word: '现在不用您做什么', count: rows.length - done - yours.length - failed.length },
  ].filter(({ count }) => count > 0);
  return (
    <Stack>
      <Card>
        <Stack>
          <strong>
            已办完 {done} 张，共 {rows.length} 张
          </strong>
          <ProgressBar value={(done / rows.length) * 100} label="办理进度" />
          {counts.length > 0 ? (
            <p>{counts.map(({ word, count }) => `${word} ${count} 张`).join('，')}。</p>
          ) : null}
        </Stack>
      </Card>
      {turn ? (
        <Card title={`轮到这一张：${turn.holderName}`}>
          <Stack>
            <p>{turn.carrier ? waits[turn.carrier] : '请继续办理。'}</p>
            <div>
              <NextButton order={turn} primary />
            </div>
          </Stack>
        </Card>
      ) : null}
      <Card title="全部订单" padding="none">
        <Table caption="全部订单" columns={columns} rows={rows} rowKey={({ orderNo }) => orderNo} />
      </Card>
    </Stack>
  );
}
