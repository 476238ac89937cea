import { orderStates, type OrderState } from './order-state.js';

/** Refund status of an order. */
export const refundStatuses = [0, 1, 2] as const;
/** State of a refund. */
export type RefundStatus = (typeof refundStatuses)[number];
/** The Chinese labels. */
export const refundStatusLabels: Readonly<Record<RefundStatus, string>> = {
  0: '未退款',
  1: '退款中',
  2: '已退款',
};

/** Download status of a certificate. */
export const downloadStatusLabels = { 0: '未下载', 1: '已下载' } as const;
/** Whether a certificate was downloaded, by its wire value. */
export type DownloadStatus = keyof typeof downloadStatusLabels;

/** Events of a refund. */
export type RefundEvent = 'request' | 'refuse' | 'pay';

/** 0 → 1 → 2; a refused request returns to 0, and 2 is final. */
export function nextRefundStatus(status: RefundStatus, event: RefundEvent): RefundStatus | undefined {
  if (status === 0) return event === 'request' ? 1 : undefined;
  if (status === 1) return { request: undefined, refuse: 0 as const, pay: 2 as const }[event];
  return undefined;
}

const giveAll: readonly OrderState[] = [
  orderStates.waitingForReview,
  orderStates.reviewFailed,
  orderStates.readyForStudy,
];

/**
 * A full refund before or after a failed review and before the first lesson of a course, with a deduction after a
 * passed review, and none from the start of making the certificate.
 */
export function refundRule(state: OrderState): 'full' | 'deducted' | 'none' {
  if (giveAll.includes(state)) return 'full';
  return state === orderStates.reviewPassed ? 'deducted' : 'none';
}

/** The refunded part of a payment; a deduction never exceeds it. */
export const refundableFen = (state: OrderState, paidFen: number, deductionFen: number): number => {
  const rule = refundRule(state);
  if (rule === 'none') return 0;
  return rule === 'full' ? paidFen : Math.max(0, paidFen - deductionFen);
};
