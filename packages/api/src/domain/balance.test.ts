import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAfter, ledgerKinds, splitPayment } from './balance.js';

const money = fc.nat(10_000_000);
const balance = { availableFen: 10_000, frozenFen: 2_000 };

describe('a prepaid balance', () => {
  it.each([
    ['recharge', 500, { availableFen: 10_500, frozenFen: 2_000 }],
    ['spend', 10_000, { availableFen: 0, frozenFen: 2_000 }],
    ['spend', 10_001, undefined],
    ['freeze', 4_000, { availableFen: 6_000, frozenFen: 6_000 }],
    ['unfreeze', 2_000, { availableFen: 12_000, frozenFen: 0 }],
    ['unfreeze', 2_001, undefined],
    ['adjust', -10_000, { availableFen: 0, frozenFen: 2_000 }],
    ['adjust', -10_001, undefined],
    ['recharge', -1, undefined],
    ['spend', 0, undefined],
    ['spend', 0.5, undefined],
    ['spend', Number.NaN, undefined],
  ] as const)('%s %s', (kind, amount, after) => expect(balanceAfter(balance, kind, amount)).toEqual(after));

  it('is never negative in any sequence, and freezing keeps the sum', () => {
    const step = fc.tuple(fc.constantFrom(...ledgerKinds), fc.integer({ min: -1000, max: 5000 }));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now: { availableFen: number; frozenFen: number } = { availableFen: 0, frozenFen: 0 };
        for (const [kind, amount] of steps) {
          const next = balanceAfter(now, kind, amount);
          if (!next) continue;
          const moved = kind === 'freeze' || kind === 'unfreeze' ? 0 : kind === 'spend' ? -amount : amount;
          expect(next.availableFen + next.frozenFen).toBe(now.availableFen + now.frozenFen + moved);
          expect(Math.min(next.availableFen, next.frozenFen)).toBeGreaterThanOrEqual(0);
          now = next;
        }
      }),
    );
  });
});

it('a combined payment adds up and uses the balance first', () => {
  fc.assert(
    fc.property(money, money, (total, available) => {
      const { balanceFen, alipayFen } = splitPayment(total, available);
      expect(balanceFen + alipayFen).toBe(total);
      expect(alipayFen > 0).toBe(total > available);
    }),
  );
});
