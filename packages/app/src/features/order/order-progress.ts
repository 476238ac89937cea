import { formatShortMinute } from '@ca-portal/ui/formats';
import type { OrderDetail } from '@ca-portal/api';
import { deliveryLabels, failedOrderStates, orderStates as s, type OrderState } from '@ca-portal/api/domain';
import { awaitsHolder, isCourse, receivingOf } from '../../shared/orders/index.js';
import type { IconName } from '@ca-portal/ui/icon';
import type { ProgressNode } from '@ca-portal/ui/progress-track';

interface Station {
  key: string;
  /** Title once the station is reached. */
  title: string;
  /** Title before that. @default title */
  ahead?: string;
  icon: IconName;
  /** Timeline events of the station. */
  events: readonly string[];
}

/** Number of completed stations, by state. Online writing has no station for the delivery. */
const behind: Partial<Record<OrderState, number>> = {
  [s.draft]: 0,
  [s.waitingForPayment]: 1,
  [s.waitingForReview]: 2,
  [s.reviewFailed]: 2,
  [s.reviewPassed]: 3,
  [s.inProduction]: 3,
  [s.productionFailed]: 3,
  [s.readyForCollection]: 4,
  [s.readyForShipping]: 4,
  [s.readyForDownload]: 4,
  [s.readyForStudy]: 2,
};

const handingOver: Record<OrderDetail['delivery'], Station[]> = {
  online: [],
  counter: [{ key: 'handOver', title: '到网点领取', icon: 'box', events: ['handOver'] }],
  courier: [{ key: 'handOver', title: deliveryLabels.courier, icon: 'truck', events: ['handOver'] }],
};

const studying: Station[] = [
  { key: 'study', title: '开始学习', icon: 'book', events: ['startStudy'] },
  { key: 'done', title: '已完成', ahead: '完成', icon: 'shield-check', events: ['startStudy'] },
];

const stationsFor = (order: OrderDetail): Station[] => [
  ...beginning(order),
  ...(isCourse(order) ? studying : making(order)),
];

const beginning = ({ state }: OrderDetail): Station[] => [
  { key: 'submit', title: '已提交', icon: 'order', events: ['submit'] },
  {
    key: 'pay',
    title: state === s.waitingForPayment ? '待支付' : '已支付',
    ahead: '支付',
    icon: 'wallet',
    events: ['pay'],
  },
];

/** An order without a certificate has a general title. */
const makeTitle = (order: OrderDetail): string =>
  receivingOf(order)?.label ?? (order.carrier ? '制证' : '办理');

const making = (order: OrderDetail): Station[] => [
  {
    key: 'review',
    title:
      order.state === s.reviewFailed
        ? '审核不通过'
        : order.state === s.waitingForReview
          ? '待审核'
          : '审核通过',
    ahead: '审核',
    icon: 'clock',
    events: ['approve', 'reject'],
  },
  {
    key: 'make',
    title: order.state === s.productionFailed ? '制证异常' : makeTitle(order),
    icon: 'stamp',
    events: ['installed', 'madeForCollection', 'madeForShipping', 'madeForDownload'],
  },
  ...handingOver[order.delivery],
  { key: 'done', title: '已完成', ahead: '完成', icon: 'shield-check', events: ['installed', 'handOver'] },
];

/** Who has to act now, and the deadline. */
function turn(order: OrderDetail): string | undefined {
  const { state, payBefore, reviewBefore } = order;
  if (state === s.waitingForReview)
    return reviewBefore ? `工作人员，${formatShortMinute(reviewBefore)} 前` : '工作人员';
  if (state === s.waitingForPayment)
    return payBefore ? `由您，${formatShortMinute(payBefore)} 前` : undefined;
  if (order.refundStatus === 1 || !order.carrier) return undefined;
  const own = state === s.readyForCollection || (awaitsHolder(order) && receivingOf(order));
  return own ? '由您办理' : '工作人员办理';
}

const broken: readonly OrderState[] = [s.reviewFailed, s.productionFailed];

type Times = (events: readonly string[]) => string | undefined;

/** The completed first stations: submitted, and paid if it is. */
function begun(order: OrderDetail, times: Times) {
  const [submitted, paid] = stationsFor(order);
  const done = [submitted, ...(order.paidAt ? [paid] : [])].filter((station) => station !== undefined);
  return done.map(({ key, title, icon, events }): ProgressNode => ({
    key,
    title,
    icon,
    status: 'done',
    note: times(events),
  }));
}

/** During a refund the next stations are those of the refund, not of the certificate. */
const refundNodes = (order: OrderDetail, times: Times): ProgressNode[] => [
  ...begun(order, times),
  {
    key: 'asked',
    title: '已申请退款',
    icon: 'undo',
    status: 'done',
    note: times(['refundRequest']),
  },
  { key: 'refund', title: '财务处理', icon: 'clock', status: 'current' },
  { key: 'back', title: '款项退回', icon: 'wallet', status: 'todo' },
];

/** An order that ended without result shows its completed stations and the end, but no further ones. */
function endedNodes(order: OrderDetail, times: Times) {
  const titles: Partial<Record<OrderState, string>> = {
    [s.cancelled]: '已取消',
    [s.closed]: '已关闭',
    [s.refunded]: '已退款',
  };
  return [
    ...begun(order, times),
    {
      key: 'ended',
      title: titles[order.state] ?? '',
      icon: 'minus',
      status: 'current',
      note: times(['cancel', 'withdraw', 'timeOut', 'refund']),
    } satisfies ProgressNode,
  ];
}

/** The stations of an order for `ProgressTrack`, with the times of its timeline. */
export function orderProgress(order: OrderDetail): ProgressNode[] {
  const times = (events: readonly string[]) => {
    // Newest first: an order that was reviewed twice shows the last time.
    const entry = order.timeline.find(({ event }) => events.includes(event));
    return entry ? formatShortMinute(entry.at) : undefined;
  };
  if (failedOrderStates.includes(order.state)) return endedNodes(order, times);
  if (order.refundStatus === 1) return refundNodes(order, times);
  const stations = stationsFor(order);
  const at = behind[order.state] ?? stations.length;
  return stations.map(({ key, title, ahead = title, icon, events }, index) => ({
    key,
    title: index > at ? ahead : title,
    icon,
    status: index < at ? 'done' : index > at ? 'todo' : broken.includes(order.state) ? 'failed' : 'current',
    note: index < at || broken.includes(order.state) ? times(events) : index === at ? turn(order) : undefined,
  }));
}
