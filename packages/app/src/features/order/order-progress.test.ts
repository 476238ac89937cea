import { orderStates as s, orderStateValues, type Delivery, type OrderState } from '@ca-portal/api/domain';
import { describe, expect, test } from 'vitest';
import { orderProgress } from './order-progress.js';
import { nextStep } from './order-status.js';
import { orderIn } from './order.fixtures.js';

const course = (state: OrderState, delivery: Delivery = 'online') =>
  orderProgress(orderIn(state, { delivery }))
    .map(({ title, status }) => `${title}:${status}`)
    .join(' ');

describe('orderProgress', () => {
  test.each([
    [s.waitingForPayment, '已提交:done 待支付:current 审核:todo 写入证书:todo 完成:todo'],
    [s.waitingForReview, '已提交:done 已支付:done 待审核:current 写入证书:todo 完成:todo'],
    [s.reviewFailed, '已提交:done 已支付:done 审核不通过:failed 写入证书:todo 完成:todo'],
    [s.reviewPassed, '已提交:done 已支付:done 审核通过:done 写入证书:current 完成:todo'],
    [s.inProduction, '已提交:done 已支付:done 审核通过:done 写入证书:current 完成:todo'],
    [s.productionFailed, '已提交:done 已支付:done 审核通过:done 制证异常:failed 完成:todo'],
    [s.completed, '已提交:done 已支付:done 审核通过:done 写入证书:done 已完成:done'],
    [s.cancelled, '已提交:done 已取消:current'],
    [s.closed, '已提交:done 已关闭:current'],
    [s.refunded, '已提交:done 已支付:done 已退款:current'],
  ])('state %i of an order written online', (state, expected) => {
    expect(course(state)).toBe(expected);
  });
  test('a lock that is collected or sent has a station more', () => {
    expect(course(s.readyForCollection, 'counter')).toBe(
      '已提交:done 已支付:done 审核通过:done 制证:done 到网点领取:current 完成:todo',
    );
    expect(course(s.readyForShipping, 'courier')).toContain('制证:done 邮寄:current');
  });
  test('at most one station is the present one, in every state', () => {
    for (const state of orderStateValues) {
      const present = orderProgress(orderIn(state)).filter(({ status }) => /current|failed/.test(status));
      expect({ state, present: present.length }).toEqual({ state, present: state === s.completed ? 0 : 1 });
    }
  });
  test('what is behind carries its time, what is ahead promises none', () => {
    expect(orderProgress(orderIn(s.waitingForReview)).map(({ note }) => note)).toEqual([
      '11-20 09:12',
      '11-20 09:15',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('nextStep', () => {
  const step = (state: OrderState, delivery: Delivery = 'online') =>
    nextStep(orderIn(state, { delivery, orderNo: 'DD20261121000001' }));

  test('pays, writes, or looks', () => {
    expect(step(s.waitingForPayment)).toMatchObject({
      label: '去支付',
      href: '/makeSurePay?orderNo=DD20261121000001',
    });
    for (const state of [s.reviewPassed, s.inProduction, s.productionFailed]) {
      expect(step(state)).toMatchObject({
        label: '写入证书',
        href: '/core/certWrite?orderNo=DD20261121000001',
      });
      expect(step(state, 'courier').label).toBe('查看');
    }
    expect(step(s.completed)).toMatchObject({
      label: '查看',
      // The help of its page is that of the business.
      href: '/core/orderDetail?orderNo=DD20261121000001&business=0101',
    });
  });
});
