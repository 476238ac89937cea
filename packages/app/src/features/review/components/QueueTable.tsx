import type { OrderSummary } from '@ca-portal/api';
import { moneyText, orderDueFen, orderTypeLabels } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Empty } from '@ca-portal/ui/empty';
import { formatMinute } from '@ca-portal/ui/formats';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { Link } from 'react-router-dom';
import { tableFailure } from '../../../shared/list/index.js';
import type { useReviewQueue } from '../queries.js';
import { CompanyCell, OrderLink, RowAction } from './QueueTable.styles.js';
import { wholeDay } from '../../../shared/time/index.js';
import { RemainingTime } from './RemainingTime.js';

// With widths, so that the header does not shift when the rows load.
const columnsFor = (
  deskOf: (orderNo: string) => string,
  heldBy: ReadonlyMap<string, string>,
): TableColumn<OrderSummary>[] => [
  {
    key: 'order',
    header: '订单',
    width: '16%',
    primary: true,
    render: ({ orderNo }) => (
      <OrderLink as={Link} to={deskOf(orderNo)}>
        {orderNo}
      </OrderLink>
    ),
  },
  {
    key: 'type',
    header: '业务',
    width: '13%',
    render: ({ orderType }) => <Tag>{orderTypeLabels[orderType]}</Tag>,
  },
  {
    key: 'who',
    header: '企业与持有人',
    width: '18%',
    render: ({ companyName, holderName }) => (
      <CompanyCell>
        <strong>{companyName || holderName}</strong>
        {companyName ? <span>{companyName === holderName ? '单位' : holderName}</span> : null}
      </CompanyCell>
    ),
  },
  { key: 'paid', header: '支付时间', width: '15%', render: ({ paidAt }) => wholeDay(formatMinute(paidAt)) },
  {
    key: 'left',
    header: '剩余时限',
    width: '16%',
    render: ({ reviewBefore }) => (reviewBefore ? <RemainingTime reviewBefore={reviewBefore} /> : '—'),
  },
  { key: 'held', header: '审核人', render: ({ orderNo }) => heldBy.get(orderNo) ?? '未领取' },
  { key: 'total', header: '金额', align: 'right', render: (order) => moneyText(orderDueFen(order)) },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: ({ orderNo }) => (
      <RowAction size="sm" href={deskOf(orderNo)} aria-label={`审核订单 ${orderNo}`}>
        审核
      </RowAction>
    ),
  },
];

export interface QueueTableProps {
  queue: Pick<ReturnType<typeof useReviewQueue>, 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** The rows of this page, after search and filter. */
  rows: readonly OrderSummary[];
  deskOf: (orderNo: string) => string;
  /** Claims: who reviews which order at the moment. */
  heldBy: ReadonlyMap<string, string>;
  /** Given if the queue is not empty but the search hides all its orders. */
  onClearFilter?: () => void;
}

/** The queue itself. If a refresh fails, the rows stay and an error is shown above them. */
export function QueueTable({ queue, rows, deskOf, heldBy, onClearFilter }: QueueTableProps) {
  return (
    <Table
      caption="待审核订单"
      columns={columnsFor(deskOf, heldBy)}
      rows={rows}
      rowKey={({ orderNo }) => orderNo}
      loading={queue.isPending}
      skeletonRows={7}
      {...tableFailure(queue, '已作出的审核结论不受影响')}
      empty={
        onClearFilter ? (
          <Empty
            art="search"
            size="sm"
            title="没有符合条件的订单"
            reason="换一个关键词或业务类型试试。"
            action={<Button onClick={onClearFilter}>清除全部条件</Button>}
          />
        ) : (
          <Empty size="sm" title="全部审完" reason="现在没有待审核的订单。有新订单时，这里会自动出现。" />
        )
      }
    />
  );
}
