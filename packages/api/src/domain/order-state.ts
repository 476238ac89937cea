import type { Carrier } from './carriers.js';

/** States of an order. Numbers are stored and sent; names are for code. */
export const orderStates = {
  draft: 10,
  waitingForPayment: 20,
  waitingForReview: 30,
  reviewFailed: 35,
  reviewPassed: 40,
  inProduction: 50,
  productionFailed: 55,
  readyForCollection: 60,
  readyForShipping: 61,
  readyForDownload: 62,
  /** A paid course that was not watched yet. */
  readyForStudy: 63,
  completed: 70,
  cancelled: 90,
  closed: 91,
  refunded: 95,
} as const;

/** State of an order. */
export type OrderState = (typeof orderStates)[keyof typeof orderStates];
/** All states of an order, for a schema. */
export const orderStateValues = Object.values(orderStates) as [OrderState, ...OrderState[]];

/** The Chinese labels. */
export const orderStateLabels: Readonly<Record<OrderState, string>> = {
  10: '草稿',
  20: '待支付',
  30: '待审核',
  35: '审核不通过',
  40: '审核通过',
  50: '制证中',
  55: '制证异常',
  60: '待领取',
  61: '待发货',
  62: '待下载',
  63: '待学习',
  70: '已完成',
  90: '已取消',
  91: '已关闭',
  95: '已退款',
};

/** Events of an order. */
export type OrderEvent =
  | 'submit'
  | 'pay'
  | 'cancel'
  | 'withdraw'
  | 'timeOut'
  | 'approve'
  | 'reject'
  | 'resubmit'
  | 'startMaking'
  | 'makingFailed'
  | 'madeForCollection'
  | 'madeForShipping'
  | 'madeForDownload'
  | 'installed'
  | 'handOver'
  | 'enrolled'
  | 'startStudy'
  | 'refund';

const s = orderStates;
const transitions: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  10: { submit: s.waitingForPayment, cancel: s.cancelled },
  20: { pay: s.waitingForReview, cancel: s.cancelled, timeOut: s.closed },
  // A course place has no review: after payment the user is enrolled.
  30: {
    approve: s.reviewPassed,
    reject: s.reviewFailed,
    enrolled: s.readyForStudy,
    withdraw: s.cancelled,
    refund: s.refunded,
  },
  35: { resubmit: s.waitingForReview, withdraw: s.cancelled, refund: s.refunded },
  40: { startMaking: s.inProduction, withdraw: s.cancelled, refund: s.refunded },
  // Restarting is allowed while making: a page may be reloaded while a lock is written.
  50: {
    startMaking: s.inProduction,
    makingFailed: s.productionFailed,
    madeForCollection: s.readyForCollection,
    madeForShipping: s.readyForShipping,
    madeForDownload: s.readyForDownload,
    installed: s.completed,
  },
  55: { startMaking: s.inProduction },
  60: { handOver: s.completed },
  61: { handOver: s.completed },
  62: { installed: s.completed },
  63: { startStudy: s.completed, withdraw: s.cancelled, refund: s.refunded },
  70: {},
  90: {},
  91: {},
  95: {},
};

/** Ended without a certificate: canceled, never paid, or refunded. */
export const failedOrderStates: readonly OrderState[] = [s.cancelled, s.closed, s.refunded];
/** Final states; an order in any other state is running. */
export const finalOrderStates: readonly OrderState[] = [s.completed, ...failedOrderStates];

/** The state after an event, or undefined when the event is not allowed in this state. */
export const nextOrderState = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  transitions[state][event];

/** Events that a state allows, for buttons. */
export const orderEvents = (state: OrderState): OrderEvent[] =>
  Object.keys(transitions[state]) as OrderEvent[];

/** Paid and ended orders cannot be edited. */
export const isOrderEditable = (state: OrderState): boolean => state === s.draft || state === s.reviewFailed;

/**
 * The event with which the owner cancels an order: a draft, an unpaid one, or a free one, which no refund can end.
 */
export function givingUp(state: OrderState, dueFen: number): 'cancel' | 'withdraw' | undefined {
  const event = state === s.draft || state === s.waitingForPayment ? 'cancel' : 'withdraw';
  if (event === 'withdraw' && dueFen > 0) return undefined;
  return nextOrderState(state, event) && event;
}

/** Hours from submitting until an unpaid order closes by itself. */
export const paymentWindowHours = 24;
/** Hours from payment within which a review has to be done. */
export const reviewWindowHours = 24;

/** How a certificate reaches its holder. */
export const deliveries = ['online', 'counter', 'courier'] as const;
/** One of them. */
export type Delivery = (typeof deliveries)[number];
/** How a certificate can reach its holder: only a stick has a way to travel; the others are downloaded. */
export const deliveriesOf = (carrier: Carrier): readonly Delivery[] =>
  carrier === 'lock' ? deliveries : ['online'];
/** The Chinese labels. */
export const deliveryLabels: Readonly<Record<Delivery, string>> = {
  online: '在线写入',
  counter: '自取',
  courier: '邮寄',
};

/** The event that ends making, by delivery. */
export const madeEvent: Readonly<Record<Delivery, OrderEvent>> = {
  online: 'installed',
  counter: 'madeForCollection',
  courier: 'madeForShipping',
};
