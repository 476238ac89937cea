import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestCoupon,
  couponSaving,
  couponTypes,
  nextCouponState,
  type Coupon,
  type CouponEvent,
} from './coupons.js';
import { orderTypes } from './order-types.js';

const fifty: Coupon = { type: '2', amountFen: 5000, thresholdFen: 0, orderTypes: [] };
const order = { orderType: '0101', goodsFen: 56_000, courierFen: 1500 } as const;

describe('the discount of a ticket', () => {
  it.each([
    ['50 off 560.00', fifty, order, 5000],
    ['no more than there is to pay', fifty, { ...order, goodsFen: 3000 }, 3000],
    ['nothing below its threshold', { ...fifty, thresholdFen: 56_001 }, order, 0],
    ['at its threshold already', { ...fifty, thresholdFen: 56_000 }, order, 5000],
    ['nothing on another business', { ...fifty, orderTypes: ['0103' as const] }, order, 0],
    ['nothing on a cancellation', fifty, { ...order, orderType: '0108' as const }, 0],
    ['the courier fee only, by a courier ticket', { ...fifty, type: '4' as const }, order, 1500],
    [
      'nothing by a courier ticket without courier',
      { ...fifty, type: '4' as const },
      { ...order, courierFen: 0 },
      0,
    ],
  ])('%s', (_, coupon, on, saves) => expect(couponSaving(coupon, on)).toBe(saves));

  const money = fc.nat(1_000_000);
  const anyCoupon = fc.record<Coupon>({
    type: fc.constantFrom(...couponTypes),
    amountFen: money,
    thresholdFen: money,
    orderTypes: fc.subarray([...orderTypes]),
  });
  const anyOrder = fc.record({
    orderType: fc.constantFrom(...orderTypes),
    goodsFen: money,
    courierFen: money,
  });

  it('never makes an order negative and never exceeds the ticket', () => {
    fc.assert(
      fc.property(anyCoupon, anyOrder, (coupon, on) => {
        const saves = couponSaving(coupon, on);
        expect(saves).toBeGreaterThanOrEqual(0);
        expect(saves).toBeLessThanOrEqual(coupon.amountFen);
        expect(saves).toBeLessThanOrEqual(coupon.type === '4' ? on.courierFen : on.goodsFen);
      }),
    );
  });
  it('the best ticket saves at least as much as any other', () => {
    fc.assert(
      fc.property(fc.array(anyCoupon), anyOrder, (tickets, on) => {
        const best = bestCoupon(tickets, on);
        const most = Math.max(0, ...tickets.map((ticket) => couponSaving(ticket, on)));
        expect(best ? couponSaving(best, on) : 0).toBe(most);
      }),
    );
  });
  it('of two equals the first is taken', () => {
    const twin = { ...fifty };
    expect(bestCoupon([fifty, twin], order)).toBe(fifty);
  });
});

describe('states of a ticket', () => {
  const events: CouponEvent[] = ['freeze', 'release', 'use', 'giveBack', 'expire'];
  it.each([
    ['0', 'freeze', '3'],
    ['3', 'use', '1'],
    ['3', 'release', '0'],
    ['1', 'giveBack', '0'],
    ['0', 'expire', '2'],
  ] as const)('%s %s → %s', (from, event, to) => expect(nextCouponState(from, event, false)).toBe(to));
  it('one that is returned too late is expired', () => {
    expect(nextCouponState('3', 'release', true)).toBe('2');
    expect(nextCouponState('1', 'giveBack', true)).toBe('2');
  });
  it('an expired one stays expired', () => {
    for (const event of events) expect(nextCouponState('2', event, false)).toBeUndefined();
  });
  it.each(['use', 'freeze', 'expire', 'release'] as const)('a used one allows no %s', (event) => {
    expect(nextCouponState('1', event, false)).toBeUndefined();
  });
});
