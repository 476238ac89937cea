import { payments, prestoreAccount } from '@ca-portal/api/contract';
import { ledgerKinds } from '@ca-portal/api/domain';
import { mock } from '@ca-portal/api/mocks';
import type { HttpHandler } from 'msw';
import type { Movement, RefundRequest, Settings } from './queries.js';

const example = prestoreAccount.list.example.response;
export const account = { ...prestoreAccount.info.example.response, limitFen: null, roomFen: null };
const texts = {
  recharge: ['对公转账到账', 150_000],
  spend: ['企业主锁延期', -30_000],
  refund: ['手机证书 退款', 11_000],
  freeze: ['组合支付未完成', -8_500],
  unfreeze: ['组合支付已改付支付宝', 8_500],
  adjust: ['更正重复扣款', 8_000],
} as const;

export const movements: Movement[] = ledgerKinds.map((kind, at) => ({
  ...example,
  id: 31 + at,
  flowNo: `LS2026112000${String(418 + at).padStart(4, '0')}`,
  kind,
  remark: texts[kind][0],
  amountFen: texts[kind][1],
}));

/** An account with one movement of each kind; `seen` collects the requests. */
export function purse(seen: (RefundRequest | Settings)[] = []): HttpHandler[] {
  return [
    mock(prestoreAccount.info, account),
    mock(payments.returns, { rows: [], total: 0 }),
    mock(prestoreAccount.openRecharges, { rows: [], total: 0 }),
    mock(prestoreAccount.list, ({ query }) => {
      const rows = movements.filter(({ kind }) => !query.kind || kind === query.kind);
      return { rows, total: rows.length };
    }),
    mock(prestoreAccount.members, [
      { userId: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12', name: '李样例', allowed: true, limitFen: 30_000 },
      { userId: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f13', name: '王演示', allowed: false, limitFen: 0 },
    ]),
    mock(prestoreAccount.settings, ({ body }) => {
      seen.push(body);
      return null;
    }),
    mock(prestoreAccount.refund, ({ body }) => {
      seen.push(body);
      return { state: 'waiting' as const, frozenFen: body.amountFen };
    }),
  ];
}
