import type { OrderDetail } from '@ca-portal/api';
import { orders, payments } from '@ca-portal/api/contract';
import { orderStates } from '@ca-portal/api/domain';
import { expect, test } from 'vitest';
import { afterPayment } from './after-payment.js';

const result = payments.result.example.response;
const course = (changes: Partial<OrderDetail>, state = result.state) =>
  afterPayment({ ...result, state }, { ...orders.detail.example.response, ...changes }).map(
    ({ title, status, note }) => [title, status, note],
  );
const titles = (changes: Partial<OrderDetail>) => course(changes).map(([title]) => title);

test('the review is promised until the hour that the server says', () => {
  expect(course({ delivery: 'online', reviewBefore: '2026-11-21 18:00:00' })).toEqual([
    ['已支付', 'done', '11-21 10:05'],
    ['待审核', 'current', '11-21 18:00 前'],
    ['写入证书', 'todo', undefined],
    ['完成', 'todo', undefined],
  ]);
});

test('a lock that is made by others is made first', () => {
  expect(titles({ delivery: 'courier' })).toEqual(['已支付', '待审核', '制证', '邮寄', '完成']);
  expect(titles({ delivery: 'counter' })).toContain('到网点领取');
});

test('a phone is installed to, a computer downloads, and a cancellation issues nothing', () => {
  expect(titles({ carrier: 'mobile' })).toContain('安装到手机');
  expect(titles({ carrier: 'pc' })).toContain('下载证书');
  expect(titles({ carrier: null, orderType: '0108' })).toEqual(['已支付', '待审核', '办理', '完成']);
});

test('a renewal is not reviewed: the certificate comes next', () => {
  expect(course({ orderType: '0103' }, orderStates.reviewPassed)).toEqual([
    ['已支付', 'done', '11-21 10:05'],
    ['审核通过', 'done', undefined],
    ['更新证书', 'current', undefined],
    ['完成', 'todo', undefined],
  ]);
});

test('an order that could not be read promises no way of receiving', () => {
  expect(afterPayment(result).map(({ title }) => title)).toEqual(['已支付', '待审核', '完成']);
});
