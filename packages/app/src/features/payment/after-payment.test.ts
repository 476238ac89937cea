import { payments } from '@ca-portal/api/contract';
import { expect, test } from 'vitest';
import { afterPayment } from './after-payment.js';

const result = payments.result.example.response;
const course = (delivery?: 'online' | 'counter' | 'courier') =>
  afterPayment(result, delivery).map(({ title, status, note }) => [title, status, note]);

test('the review is promised until 24 hours after the payment', () => {
  expect(course('online')).toEqual([
    ['已支付', 'done', '11-21 10:05'],
    ['待审核', 'current', '11-22 10:05 前'],
    ['写入证书', 'todo', undefined],
    ['完成', 'todo', undefined],
  ]);
});

test('a lock that is made by others is made first', () => {
  expect(course('courier').map(([title]) => title)).toEqual(['已支付', '待审核', '制证', '邮寄', '完成']);
  expect(course('counter').map(([title]) => title)).toContain('到网点领取');
});
