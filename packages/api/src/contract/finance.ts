import { z } from 'zod';
import { permissions } from '../domain/index.js';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';

const access = may(permissions.manageFinance);
/** Either paid orders (HK…) or a top-up of an account (CZ…). */
const transferNo = z.string().regex(/^(?:HK|CZ)\d{14}$/);
/**
 * With the amount that the bank shows, if finance has checked: without it a confirmation uses the payer's amount, and
 * a refusal means that nothing arrived. Money that arrived and is not used is returned to the payer, as a separate
 * refund.
 */
const receivedFen = f.fen.max(100_000_000_00).optional();
const decision = z.discriminatedUnion('approve', [
  z.object({ approve: z.literal(true), receivedFen }),
  z.object({
    approve: z.literal(false),
    reason: z.string().trim().min(2, '请填写原因').max(200),
    receivedFen,
  }),
]);
/**
 * With the state that finance saw: `waiting` is approved, or refused; `paying` is confirmed as sent, or could not be
 * sent and waits for a decision again. So two officers at once, or a double click, decide once.
 */
const refundDecision = z.discriminatedUnion('approve', [
  z.object({ from: z.enum(['waiting', 'paying']), approve: z.literal(true) }),
  z.object({
    from: z.enum(['waiting', 'paying']),
    approve: z.literal(false),
    reason: z.string().trim().min(2, '请填写原因').max(200),
  }),
]);
const transfer = z.object({
  transferNo,
  kind: z.enum(['order', 'recharge']),
  companyName: z.string(),
  orderNos: z.array(f.orderNo),
  amountFen: f.fen,
  transferredFen: f.fen,
  transferDay: f.day,
  remarkCode: z.string(),
  slip: f.fileLink,
  state: z.enum(['confirming', 'confirmed', 'refused']),
  refusal: z.string(),
  at: f.beijing,
});
/** Where a part of a refund goes: the portal credits `balance` by itself, finance sends the others. */
const refundPart = z.object({
  to: z.enum(['balance', 'alipay', 'bank']),
  amountFen: f.fen,
  /** Alipay's number of the payment, or that of the bank transfer; empty for the balance, and where none is known. */
  tradeNo: z.string(),
  /** Our number of the payment, as Alipay's own pages show it; empty for other parts. */
  paymentNo: z.string(),
});
const refund = z.object({
  id: z.int(),
  /** Of an order, of the balance, or money that arrived and was not used: that cannot be refused. */
  kind: z.enum(['order', 'balance', 'unused']),
  orderNo: f.orderNo.nullable(),
  companyName: z.string(),
  amountFen: f.fen,
  deductionFen: f.fen,
  path: z.string(),
  /** Together they are the amount. */
  parts: z.array(refundPart),
  /** The account of a part to a bank, as the company has recorded it: empty where it has not. Null without such a part. */
  payee: z.object({ name: z.string(), bank: z.string(), account: z.string() }).nullable(),
  reason: z.string(),
  state: z.enum(['waiting', 'paying', 'paid', 'refused']),
  /** Why it was refused; while it waits, why the last attempt to send it failed. */
  refusal: z.string(),
  /** The first approver, where the amount needs two; empty before that, and where one is enough. */
  firstApprover: z.string(),
  /** The amount needs two approvals. */
  needsSecond: z.boolean(),
  at: f.beijing,
});
const reconciliation = z.object({
  day: f.day,
  portalFen: f.fen,
  gatewayFen: f.fen,
  count: z.int().min(0),
  /** Source of the channel's side: its own daily list, or the notices that it signed. */
  source: z.enum(['bill', 'notices']),
  differences: z.array(
    z.object({
      /** The gateway's number: of an order, a combined payment or a top-up, perhaps with an attempt. */
      orderNo: z.string(),
      tradeNo: z.string(),
      portalFen: f.fen.nullable(),
      gatewayFen: f.fen.nullable(),
      note: z.string(),
    }),
  ),
});
/** Result of the nightly run, and who closed it since, with remarks on the differences. */
const settledDay = reconciliation.extend({
  at: f.beijing,
  closedBy: z.string(),
  closedAt: f.beijing.nullable(),
  explanation: z.string(),
});
const exampleDay = {
  day: '2026-11-20',
  portalFen: 1_260_000,
  gatewayFen: 1_305_000,
  count: 38,
  source: 'bill' as const,
  differences: [
    {
      orderNo: 'DD20261120000017',
      tradeNo: '2026112022001400000000000017',
      portalFen: null,
      gatewayFen: 45_000,
      note: '支付渠道已收款，门户没有入账',
    },
  ],
  at: '2026-11-21 02:00:00',
  closedBy: '',
  closedAt: null,
  explanation: '',
};
const exampleTransfer = {
  transferNo: 'HK20261121000001',
  kind: 'order' as const,
  companyName: '示例建设工程有限公司',
  orderNos: ['DD20261121000001'],
  amountFen: 45_000,
  transferredFen: 45_000,
  transferDay: '2026-11-21',
  remarkCode: '6K2F',
  slip: { ...f.exampleFile, name: '汇款凭证.jpg' },
  state: 'confirming' as const,
  refusal: '',
  at: '2026-11-21 11:00:00',
};
const exampleRefund = {
  id: 2,
  kind: 'order' as const,
  orderNo: 'DD20261120000004',
  companyName: '示例建设工程有限公司',
  amountFen: 30_000,
  deductionFen: 0,
  path: '原路退回支付宝',
  parts: [
    {
      to: 'alipay' as const,
      amountFen: 30_000,
      tradeNo: '2026112022001400000000000004',
      paymentNo: 'DD20261120000004',
    },
  ],
  payee: null,
  reason: '暂不需要',
  state: 'waiting' as const,
  refusal: '',
  firstApprover: '',
  needsSecond: false,
  at: '2026-11-20 16:00:00',
};

/** Rows: Transfers, refunds and reconciliation. */
export const finance = {
  transfers: endpoint({
    method: 'GET',
    path: '/finance/transfer/list',
    summary: 'Bank transfers that were reported, those to be confirmed first',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object({ ...f.paging, state: transfer.shape.state.optional(), keyword: f.keyword.optional() }),
    response: transfer,
    example: { query: { page: 1, limit: 20 }, response: exampleTransfer },
  }),
  decideTransfer: endpoint({
    method: 'POST',
    path: '/finance/transfer/{transferNo}',
    summary: 'The money is there, or it is not; once confirmed a transfer moves its orders exactly once',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ transferNo }),
    body: decision,
    response: transfer,
    example: {
      params: { transferNo: 'HK20261121000001' },
      body: { approve: true },
      response: { ...exampleTransfer, state: 'confirmed' },
    },
  }),
  statement: endpoint({
    method: 'POST',
    path: '/finance/statement',
    summary: 'Receipts of a bank statement, each with the transfer that it seems to be',
    source: 'ours',
    access,
    envelope: 'data',
    upload: { field: 'file', maxBytes: 10 * 1024 * 1024, types: ['application/zip', 'text/csv'] },
    response: z.array(
      z.object({
        line: z.int(),
        day: z.string(),
        payer: z.string(),
        remark: z.string(),
        amountFen: f.fen,
        /** `short`, `over`: another amount than is due; `known`: decided before; `noSlip`: no slip was handed in. */
        match: z.enum(['exact', 'short', 'over', 'known', 'noSlip', 'unsure', 'none']),
        /** The probable match; null for `none`. */
        transferNo: transferNo.nullable(),
        dueFen: f.fen,
      }),
    ),
    example: {
      response: [
        {
          line: 2,
          day: '2026-11-21',
          payer: '示例建设工程有限公司',
          remark: '6K2F 货款',
          amountFen: 45_000,
          match: 'exact',
          transferNo: 'HK20261121000001',
          dueFen: 45_000,
        },
      ],
    },
  }),
  refunds: endpoint({
    method: 'GET',
    path: '/finance/refund/list',
    summary: 'Requests for money back, those that wait first',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object({ ...f.paging, state: refund.shape.state.optional(), keyword: f.keyword.optional() }),
    response: refund,
    example: { query: { page: 1, limit: 20 }, response: exampleRefund },
  }),
  decideRefund: endpoint({
    method: 'POST',
    path: '/finance/refund/{id}',
    summary:
      'Approve a refund, or refuse it; approved money that leaves the portal is confirmed as sent by a second decision, from `paying`, or waits again if it could not be sent',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ id: f.id }),
    body: refundDecision,
    response: refund,
    example: {
      params: { id: 2 },
      body: { from: 'waiting', approve: true },
      response: { ...exampleRefund, state: 'paying' },
    },
  }),
  reconciliation: endpoint({
    method: 'GET',
    path: '/finance/reconciliation/{day}',
    summary: 'A day’s payments as the portal and as the gateway have them, and where they differ',
    source: 'ours',
    access,
    envelope: 'data',
    params: z.object({ day: f.day }),
    response: reconciliation,
    example: {
      params: { day: '2026-11-20' },
      response: {
        day: '2026-11-20',
        portalFen: 1_260_000,
        gatewayFen: 1_260_000,
        count: 38,
        source: 'bill',
        differences: [],
      },
    },
  }),
  reconciliations: endpoint({
    method: 'GET',
    path: '/finance/reconciliations',
    summary: 'Days that were reconciled by night, newest first',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object({ ...f.paging, differing: z.literal('true').optional() }),
    response: settledDay,
    example: { query: { page: 1, limit: 10 }, response: exampleDay },
  }),
  closeDay: endpoint({
    method: 'POST',
    path: '/finance/reconciliation/{day}/close',
    summary: 'Close a day that has been reconciled, once; differences have to be explained',
    source: 'ours (dossier 7)',
    access,
    envelope: 'data',
    params: z.object({ day: f.day }),
    body: z.object({ explanation: f.sentence }),
    response: settledDay,
    example: {
      params: { day: '2026-11-20' },
      body: { explanation: '重复支付，已登记退款' },
      response: {
        ...exampleDay,
        closedBy: '王演示',
        closedAt: '2026-11-21 09:00:00',
        explanation: '重复支付，已登记退款',
      },
    },
  }),
};
