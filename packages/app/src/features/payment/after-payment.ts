import type { OrderDetail } from '@ca-portal/api';
import { orderStates as s, type Delivery } from '@ca-portal/api/domain';
import { formatShortMinute } from '@ca-portal/ui/formats';
import type { ProgressNode } from '@ca-portal/ui/progress-track';
import { receivingOf } from '../../shared/orders/index.js';
import type { PaymentResult } from './queries.js';

type Ahead = Pick<ProgressNode, 'title' | 'icon'>;

const handingOver: Readonly<Record<Delivery, Ahead[]>> = {
  online: [],
  counter: [{ title: '到网点领取', icon: 'box' }],
  courier: [{ title: '邮寄', icon: 'truck' }],
};

/** The steps after the review. If the order could not be read, no such step is promised. */
function making(order: OrderDetail | undefined): Ahead[] {
  if (!order) return [];
  const own = receivingOf(order);
  if (own) return [{ title: own.label, icon: own.icon }];
  return [{ title: order.carrier ? '制证' : '办理', icon: 'stamp' }, ...handingOver[order.delivery]];
}

/** The steps after a payment. Only the review has a promised time. */
export function afterPayment({ paidAt, state }: PaymentResult, order?: OrderDetail): ProgressNode[] {
  const inReview = state === s.waitingForReview;
  const paid: ProgressNode = {
    key: 'paid',
    title: '已支付',
    icon: 'wallet',
    status: 'done',
    note: paidAt ? formatShortMinute(paidAt) : undefined,
  };
  // A place in a course needs no review.
  if (state === s.readyForStudy)
    return [paid, { key: 'study', title: '开始学习', icon: 'book', status: 'current' }];
  return [
    paid,
    {
      key: 'review',
      title: inReview ? '待审核' : '审核通过',
      icon: 'clock',
      status: inReview ? 'current' : 'done',
      // Counted by the server, by the rule in force.
      note: inReview && order?.reviewBefore ? `${formatShortMinute(order.reviewBefore)} 前` : undefined,
    },
    ...making(order).map(({ title, icon }, index): ProgressNode => ({
      key: title,
      title,
      icon,
      status: !inReview && index === 0 ? 'current' : 'todo',
    })),
    { key: 'done', title: '完成', icon: 'shield-check', status: state === s.completed ? 'done' : 'todo' },
  ];
}
