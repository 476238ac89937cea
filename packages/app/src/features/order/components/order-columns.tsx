import type { OrderSummary } from '@ca-portal/api';
import { moneyText, orderDueFen, orderStates, orderTypeLabel } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { formatMinute } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import type { TableColumn } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { HiddenText } from '@ca-portal/ui/theme';
import { orderDetailPath, OrderStatusTag } from '../../../shared/orders/index.js';
import { nextStep, stateNote } from '../order-status.js';
import { OneLine } from '../../../shared/list/index.js';
import { OrderName, OrderNo, StateCell, StateLine } from '../OrdersPage.styles.js';

interface OrderColumns {
  /** Called when the countdown of an unpaid order ends. */
  onPaymentEnd: () => void;
  chosen: readonly OrderSummary[];
  onChoose: (chosen: readonly OrderSummary[]) => void;
}

/** Orders that can be paid together. */
export const isPayable = ({ state }: OrderSummary): boolean => state === orderStates.waitingForPayment;
/** Paid orders that can share one invoice; only the page of invoices knows which already have one. */
export const isInvoiceable = (order: OrderSummary): boolean =>
  order.paidAt !== null && order.refundStatus === 0 && orderDueFen(order) > 0;

/** Columns of the order list. */
export const orderColumns = ({
  onPaymentEnd,
  chosen,
  onChoose,
}: OrderColumns): TableColumn<OrderSummary>[] => [
  {
    key: 'tick',
    header: <HiddenText>选择</HiddenText>,
    width: '3rem',
    select: true,
    // Any order can be exported; the bar above shows how many can be paid or put on an invoice.
    render: (order) => (
      <Checkbox
        aria-label={`选择订单 ${order.orderNo}`}
        value={chosen.some(({ orderNo }) => orderNo === order.orderNo)}
        onValueChange={(ticked) =>
          onChoose([...chosen.filter(({ orderNo }) => orderNo !== order.orderNo), ...(ticked ? [order] : [])])
        }
      />
    ),
  },
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
    render: (order) => <OneLine>{moneyText(orderDueFen(order))}</OneLine>,
  },
  {
    key: 'state',
    header: '状态',
    render: (order) => (
      <StateCell>
        <OrderStatusTag state={order.state} refundStatus={order.refundStatus} />
        <StateLine data-state={order.refundStatus === 1 ? undefined : order.state}>
          {stateNote(order, onPaymentEnd)}
        </StateLine>
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
