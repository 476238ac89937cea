import type { OrderDetail } from '@ca-portal/api';
import { orders, payments } from '@ca-portal/api/contract';
import { formatBeijing, orderStates } from '@ca-portal/api/domain';
import type { PaymentResult } from './queries.js';

/** Relative to now, because the cashier counts down to it. */
export const inSeconds = (seconds: number): string => formatBeijing(new Date(Date.now() + seconds * 1000));

/** An unpaid order. */
export const unpaidOrder = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...orders.create.example.response,
  payBefore: inSeconds(84_581),
  ...changes,
});

export const paidOrder: OrderDetail = orders.detail.example.response;

export const paidResult: PaymentResult = payments.result.example.response;
export const unpaidResult: PaymentResult = {
  ...paidResult,
  paid: false,
  state: orderStates.waitingForPayment,
  paidAt: null,
  channel: null,
  tradeNo: '',
};
