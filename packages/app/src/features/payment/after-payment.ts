import { orderStates as s, reviewWindowHours, formatBeijing, type Delivery } from '@ca-portal/api/domain';
import { formatShortMinute } from '@ca-portal/ui/formats';
import type { IconName } from '@ca-portal/ui/icon';
import type { ProgressNode } from '@ca-portal/ui/progress-track';
import { epochOf } from '../../shared/time/moment-of.js';
import type { PaymentResult } from './queries.js';

/** End of the review window, counted from the payment. */
function reviewEnd(paidAt: string): string | undefined {
  const end = epochOf(paidAt) + reviewWindowHours * 3_600_000;
  return Number.isNaN(end) ? undefined : `${formatShortMinute(formatBeijing(new Date(end)))} 前`;
}

const making: Record<Delivery, { title: string; icon: IconName }[]> = {
  online: [{ title: '写入证书', icon: 'lock-device' }],
  counter: [
    { title: '制证', icon: 'stamp' },
    { title: '到网点领取', icon: 'box' },
  ],
  courier: [
    { title: '制证', icon: 'stamp' },
    { title: '邮寄', icon: 'truck' },
  ],
};

/** What happens after a payment. Only the review is promised a time. */
export function afterPayment(
  { paidAt, state }: PaymentResult,
  delivery: Delivery = 'online',
): ProgressNode[] {
  const inReview = state === s.waitingForReview;
  const paid: ProgressNode = {
    key: 'paid',
    title: '已支付',
    icon: 'wallet',
    status: 'done',
    note: paidAt ? formatShortMinute(paidAt) : undefined,
  };
  // Nobody reviews a place in a course.
  if (state === s.readyForStudy)
    return [paid, { key: 'study', title: '开始学习', icon: 'book', status: 'current' }];
  return [
    paid,
    {
      key: 'review',
      title: inReview ? '待审核' : '审核',
      icon: 'clock',
      status: 'current',
      note: inReview && paidAt ? reviewEnd(paidAt) : undefined,
    },
    ...making[delivery].map(({ title, icon }): ProgressNode => ({
      key: title,
      title,
      icon,
      status: 'todo',
    })),
    { key: 'done', title: '完成', icon: 'shield-check', status: 'todo' },
  ];
}
