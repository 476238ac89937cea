import { orderStates as s, type OrderState } from './order-state.js';
import type { RefundStatus } from './refunds.js';

/** Tabs of the order list. */
export const orderTabLabels = {
  all: '全部',
  pay: '待支付',
  review: '待审核',
  correct: '审核不通过',
  making: '制证中',
  collect: '待领取/待下载',
  done: '已完成',
  afterSales: '售后',
} as const;
/** The tabs of the list of orders. */
export type OrderTab = keyof typeof orderTabLabels;
/** All tabs, for a schema. */
export const orderTabs = Object.keys(orderTabLabels) as [OrderTab, ...OrderTab[]];

const tabOf: Readonly<Partial<Record<OrderState, OrderTab>>> = {
  [s.waitingForPayment]: 'pay',
  [s.waitingForReview]: 'review',
  [s.reviewFailed]: 'correct',
  [s.reviewPassed]: 'making',
  [s.inProduction]: 'making',
  [s.productionFailed]: 'making',
  [s.readyForCollection]: 'collect',
  [s.readyForShipping]: 'collect',
  [s.readyForDownload]: 'collect',
  [s.readyForStudy]: 'collect',
  [s.completed]: 'done',
  [s.refunded]: 'afterSales',
};

/** The tab of an order besides 全部. A refund has priority over the state. */
export const orderTab = (state: OrderState, refund: RefundStatus): OrderTab =>
  refund > 0 ? 'afterSales' : (tabOf[state] ?? 'all');
