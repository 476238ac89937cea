import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStateValues } from './order-state.js';
import {
  nextRefundStatus,
  refundableFen,
  refundRule,
  refundStatuses,
  type RefundEvent,
  type RefundStatus,
} from './refunds.js';

describe('refunds', () => {
  it.each([
    [30, 'full'],
    [35, 'full'],
    [40, 'deducted'],
    [20, 'none'],
    [50, 'none'],
    [70, 'none'],
    [95, 'none'],
  ] as const)('in state %s: %s', (state, rule) => expect(refundRule(state)).toBe(rule));
  it.each([
    [0, 'request', 1],
    [1, 'refuse', 0],
    [1, 'pay', 2],
    [0, 'pay', undefined],
    [1, 'request', undefined],
    [2, 'refuse', undefined],
  ] as const)('%s %s → %s', (from, event, to) => expect(nextRefundStatus(from, event)).toBe(to));

  it('money is refunded at most once, in any sequence', () => {
    const event = fc.constantFrom<RefundEvent>('request', 'refuse', 'pay');
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let status: RefundStatus = refundStatuses[0];
        let paid = 0;
        for (const one of events) {
          const next = nextRefundStatus(status, one);
          paid += one === 'pay' && next === 2 ? 1 : 0;
          status = next ?? status;
        }
        expect(paid).toBeLessThanOrEqual(1);
      }),
    );
  });
  it('never more than the payment is refunded, and nothing below 0', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStateValues), fc.nat(), fc.nat(), (state, paid, deduction) => {
        const back = refundableFen(state, paid, deduction);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(paid);
      }),
    );
  });
});
