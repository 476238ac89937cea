import { z } from 'zod';
import { orderStateValues } from '../domain/index.js';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { examplePaymentForm, paymentForm } from './payment-form.js';

const method = z.enum(['alipay', 'balance', 'transfer', 'combined']);
const combinedNo = z.string().regex(/^ZH\d{14}$/);
const transferNo = z.string().regex(/^HK\d{14}$/);
const orderNos = z.array(f.orderNo).min(1, '请选择要支付的订单').max(50);

const transfer = z.object({
  transferNo,
  orderNos: z.array(f.orderNo),
  amountFen: f.fen,
  accountName: z.string(),
  accountNumber: z.string(),
  bank: z.string(),
  /** For the transfer remark, so that finance can match the orders. */
  remarkCode: z.string(),
  state: z.enum(['waiting', 'confirming', 'confirmed', 'refused']),
  refusal: z.string(),
  /** The slip’s amount differs from the orders’: a warning, not a refusal. */
  difference: z.boolean(),
});
const combined = z.object({
  combinedNo,
  totalFen: f.fen,
  balanceFen: f.fen,
  alipayFen: f.fen,
  state: z.enum(['waiting', 'paid', 'failed']),
  /** What Alipay took for it and was not used, because it came late: it goes back to the payer. */
  returningFen: f.fen,
  /** When the frozen balance is released, unless the second part arrives. */
  releaseAt: f.beijing.nullable(),
  /** The form for the Alipay part; null when the balance was enough, or nothing is left to pay. */
  paymentForm: paymentForm.nullable(),
  orders: z.array(
    z.object({ orderNo: f.orderNo, amountFen: f.fen, state: z.literal(orderStateValues), paid: z.boolean() }),
  ),
});
const exampleTransfer = {
  transferNo: 'HK20261121000001',
  orderNos: ['DD20261121000001'],
  amountFen: 45_000,
  accountName: '辽宁数字证书服务有限公司（示例）',
  accountNumber: '0000000000000000001',
  bank: '示例银行沈阳浑南支行',
  remarkCode: '6K2F',
  state: 'waiting' as const,
  refusal: '',
  difference: false,
};
const exampleCombined = {
  combinedNo: 'ZH20261121000001',
  totalFen: 90_000,
  balanceFen: 60_000,
  alipayFen: 30_000,
  state: 'waiting' as const,
  returningFen: 0,
  releaseAt: '2026-11-21 10:20:00',
  paymentForm: examplePaymentForm,
  orders: [
    { orderNo: 'DD20261121000001', amountFen: 45_000, state: 20 as const, paid: false },
    { orderNo: 'DD20261121000002', amountFen: 45_000, state: 20 as const, paid: false },
  ],
};

/** The cashier pages; a single Alipay payment stays in `payments`, the balance alone in `prestoreAccount`. */
export const cashier = {
  open: endpoint({
    method: 'GET',
    path: '/pay/cashier',
    summary: 'What is to be paid and by which means; orders that cannot be paid say why',
    source: 'ours (2.3 /makeSurePay, /makeSurePayZh)',
    access: signedIn,
    envelope: 'data',
    query: z.object({
      orderNos: z
        .string()
        .max(900)
        .regex(/^DD\d{14}(?:,DD\d{14}){0,49}$/),
    }),
    response: z.object({
      orders: z.array(
        z.object({
          orderNo: f.orderNo,
          title: z.string(),
          /** With the coupon subtracted. */
          amountFen: f.fen,
          couponFen: f.fen,
          payBefore: f.beijing,
          unavailableReason: z.string(),
          /** Its slip is being checked by finance, or may still be uploaded; a better one may follow. */
          inTransfer: z.boolean(),
        }),
      ),
      totalFen: f.fen,
      availableFen: f.fen,
      methods: z.array(z.object({ method, label: z.string(), unavailableReason: z.string() })),
    }),
    example: {
      query: { orderNos: 'DD20261121000001' },
      response: {
        orders: [
          {
            orderNo: 'DD20261121000001',
            title: '延期续费 企业主锁 2 年，张示例',
            amountFen: 45_000,
            couponFen: 0,
            payBefore: '2026-11-22 10:00:00',
            unavailableReason: '',
            inTransfer: false,
          },
        ],
        totalFen: 45_000,
        availableFen: 126_800,
        methods: [{ method: 'alipay', label: '支付宝', unavailableReason: '' }],
      },
    },
  }),
  payCombined: endpoint({
    method: 'POST',
    path: '/pay/combined',
    summary: 'Several orders, balance first and the rest by Alipay: all or nothing, once for each requestId',
    source: 'ours (2.3 /makeSurePayZh)',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      requestId: f.requestId,
      orderNos,
      expectedTotalFen: f.fen,
      expectedBalanceFen: f.fen,
      /** Required for the part from the balance; empty without one. */
      smsCode: f.smsCode.or(z.literal('')),
    }),
    response: combined,
    example: {
      body: {
        requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69',
        orderNos: ['DD20261121000001', 'DD20261121000002'],
        expectedTotalFen: 90_000,
        expectedBalanceFen: 60_000,
        smsCode: '123456',
      },
      response: exampleCombined,
    },
  }),
  combinedResult: endpoint({
    method: 'GET',
    path: '/pay/combined/{combinedNo}',
    summary: 'Outcome of a combined payment, order by order',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ combinedNo }),
    response: combined,
    example: {
      params: { combinedNo: 'ZH20261121000001' },
      response: { ...exampleCombined, state: 'paid', releaseAt: null, paymentForm: null },
    },
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/pay/transfer',
    summary:
      'Pay by bank transfer: the account and the remark to write; the same orders again answer the open transfer',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({ requestId: f.requestId, orderNos }),
    response: transfer,
    example: {
      body: { requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69', orderNos: ['DD20261121000001'] },
      response: exampleTransfer,
    },
  }),
  transferSlip: endpoint({
    method: 'POST',
    path: '/pay/transfer/{transferNo}/slip',
    summary: 'Hand in the slip; the orders wait for finance and do not close meanwhile',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ transferNo }),
    body: z.object({ fileId: f.fileId, transferredFen: f.fen, transferDay: f.day }),
    response: transfer,
    example: {
      params: { transferNo: 'HK20261121000001' },
      body: { fileId: f.exampleFile.fileId, transferredFen: 45_000, transferDay: '2026-11-21' },
      response: { ...exampleTransfer, state: 'confirming' },
    },
  }),
};
