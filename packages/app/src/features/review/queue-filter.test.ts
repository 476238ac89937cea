import type { OrderSummary } from '@ca-portal/api';
import { expect, test } from 'vitest';
import { filterQueue, typesIn } from './queue-filter.js';

const row = (given: Partial<OrderSummary>): OrderSummary => ({
  orderNo: 'DD20261121000001',
  orderType: '0101',
  productName: '企业主锁',
  holderName: '示例建设',
  companyName: '示例建设工程有限公司',
  state: 30,
  totalFen: 45000,
  couponFen: 0,
  createdAt: '2026-11-21 10:00:00',
  payBefore: null,
  paidAt: '2026-11-21 10:05:00',
  reviewBefore: '2026-11-22 10:05:00',
  delivery: 'online',
  refundStatus: 0,
  carrier: 'lock',
  refusedForGood: false,
  ...given,
});
const rows = [
  row({}),
  row({ orderNo: 'DD20261121000002', orderType: '0301', companyName: '', holderName: '李样例' }),
];
const numbers = (found: OrderSummary[]) => found.map(({ orderNo }) => orderNo.slice(-1));

test.each([
  ['', '', ['1', '2']],
  ['dd2026', '', ['1', '2']],
  ['  示例  工程 ', '', ['1']],
  ['样例', '', ['2']],
  ['样例 工程', '', []],
  ['', '0301', ['2']],
  ['工程', '0301', []],
])('words %j and type %j leave %j', (words, type, expected) => {
  expect(numbers(filterQueue(rows, { words, type }))).toEqual(expected);
});

test('only types that wait are offered', () => {
  expect(typesIn([...rows, row({})])).toEqual([
    { value: '0101', label: '新办实体CA锁' },
    { value: '0301', label: '手机证书' },
  ]);
});
