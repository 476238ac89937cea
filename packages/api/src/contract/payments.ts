import { z } from 'zod';
import { orderStateValues } from '../domain/index.js';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { examplePaymentForm, paymentForm } from './payment-form.js';

const byOrderNo = z.object({ orderNo: f.orderNo });

/** Money that is being returned: requested refunds, and payments that could not be used. */
const moneyBack = z.object({
  id: z.int(),
  /** Of an order, of the balance, or a payment that matched nothing. */
  kind: z.enum(['order', 'balance', 'unused']),
  orderNo: f.orderNo.nullable(),
  amountFen: f.fen,
  /** The destination, as a clause. */
  path: z.string(),
  reason: z.string(),
  /** Waits for finance, is being sent, is returned; refused, or withdrawn by the user. */
  state: z.enum(['waiting', 'paying', 'paid', 'refused', 'withdrawn']),
  refusal: z.string(),
  at: f.beijing,
  decidedAt: f.beijing.nullable(),
});
export type MoneyBack = z.output<typeof moneyBack>;

/** Rows: Payment by channel. */
export const payments = {
  returns: endpoint({
    method: 'GET',
    path: '/pay/returns',
    summary:
      'Where the caller’s money is that goes back to him: refunds, and payments that could not be used',
    source: 'ours',
    access: signedIn,
    envelope: 'rows',
    query: z.object(f.paging),
    response: moneyBack,
    example: {
      query: { page: 1, limit: 10 },
      response: {
        id: 7,
        kind: 'unused',
        orderNo: null,
        amountFen: 500,
        path: '退回付款的银行账户',
        reason: '转账 HK20261121000001 应付 ¥145.00，实收 ¥150.00，多付的部分不能入账',
        state: 'waiting',
        refusal: '',
        at: '2026-11-21 11:30:00',
        decidedAt: null,
      },
    },
  }),
  alipayForm: endpoint({
    method: 'POST',
    path: '/pay/alipay/{orderNo}',
    summary: 'The signed form that hands the user over to Alipay; the amount is the server’s',
    source: 'ours (2.2 /alipay)',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    params: byOrderNo,
    response: paymentForm,
    example: {
      params: { orderNo: 'DD20261121000001' },
      response: examplePaymentForm,
    },
  }),
  result: endpoint({
    method: 'GET',
    path: '/pay/result/{orderNo}',
    summary: 'Has the payment arrived? Asked every 3 s by the return page',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    response: z.object({
      orderNo: f.orderNo,
      paid: z.boolean(),
      state: z.literal(orderStateValues),
      totalFen: f.fen,
      paidAt: f.beijing.nullable(),
      /** Way of payment; null while unpaid, and when there was nothing to pay. */
      channel: z.enum(['alipay', 'balance', 'combined', 'transfer']).nullable(),
      tradeNo: z.string(),
    }),
    example: {
      params: { orderNo: 'DD20261121000001' },
      response: {
        orderNo: 'DD20261121000001',
        paid: true,
        state: 30,
        totalFen: 45000,
        paidAt: '2026-11-21 10:05:00',
        channel: 'alipay',
        tradeNo: '2026112122001400000000000001',
      },
    },
  }),
  alipayNotify: endpoint({
    method: 'POST',
    path: '/pay/alipay/notify',
    summary: 'Alipay’s asynchronous notice, proven by its RSA2 signature; may come twice or late',
    source: 'ours',
    access: { kind: 'signed' },
    envelope: 'text',
    repeatable: true,
    bodyType: 'form',
    /** Alipay may add fields: all of them are part of the signature. */
    body: z.record(z.string().max(64), z.string().max(4096)),
    response: z.enum(['success', 'failure']),
    example: {
      body: { out_trade_no: 'DD20261121000001', trade_status: 'TRADE_SUCCESS' },
      response: 'success',
    },
  }),
};
