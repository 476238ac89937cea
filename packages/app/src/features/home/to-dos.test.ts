import { orderStates as s } from '@ca-portal/api/domain';
import { expect, test } from 'vitest';
import { stepOf, toDos, type ToDoOrder } from './to-dos.js';

const order = (state: ToDoOrder['state'], delivery: ToDoOrder['delivery'] = 'counter'): ToDoOrder => ({
  orderNo: `DD2026112100${state}`,
  productName: '企业主锁',
  state,
  delivery,
});

test('what has ended is no to-do, what waits for the user stands first', () => {
  const shown = toDos([
    order(s.waitingForReview),
    order(s.completed),
    order(s.cancelled),
    order(s.reviewFailed),
    order(s.waitingForPayment),
  ]);
  expect(shown.map(({ state }) => state)).toEqual([s.waitingForPayment, s.reviewFailed, s.waitingForReview]);
});

test.each([
  [order(s.waitingForPayment), '去支付', '/makeSurePay'],
  [order(s.reviewPassed, 'online'), '写入证书', '/core/certWrite'],
  [order(s.reviewPassed, 'courier'), '查看进度', '/core/orderDetail'],
  [order(s.reviewFailed), '查看原因', '/core/orderDetail'],
])('each goes on at one place', (given, label, path) => {
  expect(stepOf(given)).toEqual({ label, href: `${path}?orderNo=${given.orderNo}` });
});
