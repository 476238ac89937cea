import { orderStates as s, orderStateValues, type Delivery, type OrderState } from '@ca-portal/api/domain';
import { describe, expect, test } from 'vitest';
import { orderProgress } from './order-progress.js';
import { nextStep, stateNote } from './order-status.js';
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
  test('an order whose money is asked back shows the way of the money', () => {
    const nodes = orderProgress(orderIn(s.reviewFailed, { refundStatus: 1 }));
    expect(nodes.map(({ title, status }) => `${title}:${status}`).join(' ')).toBe(
      '已提交:done 已支付:done 已申请退款:done 财务处理:current 款项退回:todo',
    );
  });
  test('at most one station is the present one, in every state', () => {
    for (const state of orderStateValues) {
      const present = orderProgress(orderIn(state)).filter(({ status }) => /current|failed/.test(status));
      expect({ state, present: present.length }).toEqual({ state, present: state === s.completed ? 0 : 1 });
    }
  });
  test('what is behind carries its time, what is now says whose turn it is, what is ahead promises none', () => {
    expect(orderProgress(orderIn(s.waitingForReview)).map(({ note }) => note)).toEqual([
      '11-20 09:12',
      '11-20 09:15',
      '工作人员，11-21 09:15 前',
      undefined,
      undefined,
    ]);
  });
});

test('what is issued is called by what it goes into, and what issues nothing is only done', () => {
  const station = (changes: Parameters<typeof orderIn>[1]) =>
    orderProgress(orderIn(s.reviewPassed, changes)).find(({ status }) => status === 'current')?.title;
  expect(station({ carrier: 'mobile' })).toBe('安装到手机');
  expect(station({ carrier: 'pc' })).toBe('下载证书');
  expect(station({ carrier: 'lock', orderType: '0103' })).toBe('更新证书');
  expect(station({ carrier: null, orderType: '0104' })).toBe('办理');
});

test.each([
  [s.reviewPassed, {}, '由您办理'],
  [s.reviewPassed, { delivery: 'courier' }, '工作人员办理'],
  [s.reviewPassed, { refundStatus: 1 }, undefined],
  [s.readyForCollection, { delivery: 'counter' }, '由您办理'],
  [s.readyForShipping, { delivery: 'courier' }, '工作人员办理'],
  [s.inProduction, { carrier: null, orderType: '0105' }, undefined],
] as const)('state %i %j: %s', (state, changes, note) => {
  const now = orderProgress(orderIn(state, changes)).find(({ status }) => status === 'current');
  expect(now?.note).toBe(note);
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

  test('a phone installs and a computer downloads, when they can', () => {
    const of = (carrier: 'mobile' | 'pc', state: OrderState) =>
      nextStep(orderIn(state, { carrier, orderNo: 'DD20261121000001' }));
    expect(of('mobile', s.reviewPassed)).toMatchObject({
      label: '安装到手机',
      href: '/core/certDownload?orderNo=DD20261121000001',
    });
    expect(of('mobile', s.readyForDownload).label).toBe('安装到手机');
    expect(of('mobile', s.inProduction).label).toBe('查看');
    expect(of('pc', s.inProduction).label).toBe('下载证书');
    expect(stateNote(orderIn(s.reviewPassed, { carrier: 'pc' }))).toBe('资料已通过，可以下载证书');
  });

  test('nothing asks to correct what was refused for good', () => {
    const refused = orderIn(s.reviewFailed, { refusedForGood: true });
    expect(nextStep(orderIn(s.reviewFailed)).label).toBe('去修改');
    expect(nextStep(refused).label).toBe('查看');
    expect(stateNote(refused)).toBe('不能补正，请查看原因');
  });
});
