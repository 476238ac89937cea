import type { OrderSummary } from '@ca-portal/api';
import { orderTypeLabel, orderDueFen } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { formatMinute, formatMoney } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import type { TableColumn } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { orderDetailPath } from '../../../shell/order-paths.js';
import { OrderStatusTag } from '../../../shell/OrderStatusTag.js';
import { nextStep, stateNote } from '../order-status.js';
import { OneLine } from '../../../shell/layout/ListCard.styles.js';
import { OrderName, OrderNo, StateCell, StateLine } from '../OrdersPage.styles.js';

/** Columns of the order list; `onPaymentEnd` when the countdown of an unpaid order has run out. */
export const orderColumns = (onPaymentEnd: () => void): TableColumn<OrderSummary>[] => [
  {
    key: 'name',
    header: '业务',
    primary: true,
    render: (order) => (
      <OrderName>
        <Link href={orderDetailPath(order)}>{order.productName}</Link>
        <OrderNo>{order.orderNo}</OrderNo>
      </OrderName>
    ),
  },
  { key: 'type', header: '业务类型', render: ({ orderType }) => <Tag>{orderTypeLabel(orderType)}</Tag> },
  { key: 'holder', header: '持有人', render: ({ holderName }) => holderName },
  {
    key: 'created',
    header: '下单时间',
    render: ({ createdAt }) => <OneLine>{formatMinute(createdAt)}</OneLine>,
  },
  {
    key: 'amount',
    header: '金额',
    align: 'right',
    render: (order) => <OneLine>{formatMoney(orderDueFen(order))}</OneLine>,
  },
  {
    key: 'state',
    header: '状态',
    render: (order) => (
      <StateCell>
        <OrderStatusTag state={order.state} />
        <StateLine data-state={order.state}>{stateNote(order, onPaymentEnd)}</StateLine>
      </StateCell>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: (order) => {
      const { label, href, primary } = nextStep(order);
      return (
        <LinkButton
          size="sm"
          variant={primary ? 'primary' : 'secondary'}
          href={href}
          aria-label={`${label}，${order.productName}，${order.orderNo}`}
        >
          {label}
        </LinkButton>
      );
    },
  },
];
