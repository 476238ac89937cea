import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prestoreAccount } from '@ca-portal/api/contract';
import { askedOrders, readOrders, toggled } from './order-choice.js';

const row = (n: number) => ({
  ...prestoreAccount.payList.example.response,
  orderNo: `DD2026112100000${n}`,
  payableFen: n * 100,
  payBefore: `2026-11-2${n} 10:00:00`,
});
const rows = [row(3), row(1), row(2)];

test('without a choice in the address all orders are meant', () => {
  const all = readOrders(rows, askedOrders(new URLSearchParams()));
  expect(all).toMatchObject({ missing: 0, totalFen: 600, payBefore: '2026-11-21 10:00:00' });
  expect(all.chosen).toHaveLength(3);
});

test('an empty choice is a choice', () => {
  expect(readOrders(rows, askedOrders(new URLSearchParams('orderNos=')))).toMatchObject({
    chosen: [],
    totalFen: 0,
    payBefore: undefined,
  });
});

test('orders that wait no longer are counted, not invented', () => {
  const asked = askedOrders(new URLSearchParams('orderNos=DD20261121000002,DD99999999999999,,'));
  expect(readOrders(rows, asked)).toMatchObject({ missing: 1, totalFen: 200 });
});

test('ticking twice changes nothing, and the sum is that of the ticked', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...rows.map((one) => one.orderNo)), { maxLength: 20 }), (clicks) => {
      let { chosen } = readOrders(rows, undefined);
      for (const orderNo of clicks) {
        const again = readOrders(rows, askedOrders(toggled(rows, chosen, orderNo)));
        expect(again.totalFen).toBe(again.chosen.reduce((sum, one) => sum + one.payableFen, 0));
        const back = readOrders(rows, askedOrders(toggled(rows, again.chosen, orderNo)));
        expect(back.chosen).toEqual(chosen);
        ({ chosen } = again);
      }
    }),
  );
});
