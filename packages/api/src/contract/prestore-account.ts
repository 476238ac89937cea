import { z } from 'zod';
import { ledgerKinds, orderTypes, smallestRechargeFen } from '../domain/index.js';
import { endpoint, fileFacts, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { paymentForm } from './payment-form.js';

/** A signed amount in fen: outgoing money is negative. */
const signedFen = z.int().min(-100_000_000_00).max(100_000_000_00);
const flowNo = z.string().regex(/^LS\d{14}$/);

const movement = z.object({
  id: z.int(),
  flowNo,
  at: f.beijing,
  kind: z.enum(ledgerKinds),
  amountFen: signedFen,
  /** Balance after the movement. */
  balanceFen: f.fen,
  orderNo: f.orderNo.nullable(),
  operatorName: z.string(),
  remark: z.string(),
});
/** One movement of the prepaid account. */
export type BalanceMovement = z.output<typeof movement>;

const recharge = z.object({
  rechargeNo: z.string().regex(/^CZ\d{14}$/),
  amountFen: f.fen,
  method: z.enum(['alipay', 'transfer']),
  state: z.enum(['waiting', 'confirming', 'paid', 'closed']),
  /** Why it was closed, if somebody closed it; empty if its time was over. */
  refusal: z.string(),
  /** What arrived for it and was not credited: it goes back to the payer. */
  returningFen: f.fen,
  createdAt: f.beijing,
  /** The form for Alipay, see `payments.alipayForm`; null for a transfer, and when nothing is left to pay. */
  paymentForm: paymentForm.nullable(),
  /** Where to transfer and which remark to write; null for Alipay. */
  transfer: z
    .object({ accountName: z.string(), accountNumber: z.string(), bank: z.string(), remarkCode: z.string() })
    .nullable(),
});

const openRecharge = recharge.pick({
  rechargeNo: true,
  amountFen: true,
  method: true,
  state: true,
  createdAt: true,
});
/** A recharge that waits for its money. */
export type OpenRecharge = z.output<typeof openRecharge>;

const exampleMovement: BalanceMovement = {
  id: 31,
  flowNo: 'LS20261118000012',
  at: '2026-11-18 15:20:00',
  kind: 'spend',
  amountFen: -30000,
  balanceFen: 126_800,
  orderNo: 'DD20261118000003',
  operatorName: '张示例',
  remark: '企业主锁 1 年',
};
const exampleRecharge = {
  rechargeNo: 'CZ20261121000001',
  amountFen: 100_000,
  method: 'transfer' as const,
  state: 'waiting' as const,
  refusal: '',
  returningFen: 0,
  createdAt: '2026-11-21 10:00:00',
  paymentForm: null,
  transfer: {
    accountName: '辽宁数字证书服务有限公司（示例）',
    accountNumber: '0000000000000000001',
    bank: '示例银行沈阳浑南支行',
    remarkCode: '6K2F',
  },
};
const payable = z.object({
  orderNo: f.orderNo,
  orderType: z.enum(orderTypes),
  title: z.string(),
  payableFen: f.fen,
  payBefore: f.beijing,
});
const requestId = f.requestId;
const exampleRequest = '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69';

const statement = {
  kind: z.enum(ledgerKinds).optional(),
  from: f.day.optional(),
  to: f.day.optional(),
};

/**
 * Every path begins with `prestoreAccount`, so that the client sends the second token.
 * It comes from `token`, or from another system that hands its user over; without a valid one:
 * 支付凭证已失效，请返回原系统重新发起.
 */
export const prestoreAccount = {
  info: endpoint({
    method: 'GET',
    path: '/prestoreAccount/info',
    token: 'payment',
    summary: 'Balance of the account: available, frozen, and what went in and out so far',
    source: '6 (path ours)',
    access: signedIn,
    envelope: 'data',
    response: z.object({
      ownerName: z.string(),
      availableFen: f.fen,
      frozenFen: f.fen,
      rechargedFen: f.fen,
      spentFen: f.fen,
      /** Below this the owner gets a message; null without a warning. */
      warnBelowFen: f.fen.nullable(),
      /** Maximum of a registered card; null without a limit. */
      limitFen: f.fen.nullable(),
      /** What can still be charged, with frozen money and open recharges counted; null without a limit. */
      roomFen: f.fen.nullable(),
      mayManage: z.boolean(),
    }),
    example: {
      response: {
        ownerName: '示例建设工程有限公司',
        availableFen: 126_800,
        frozenFen: 0,
        rechargedFen: 500_000,
        spentFen: 373_200,
        warnBelowFen: 50_000,
        limitFen: 500_000,
        roomFen: 373_200,
        mayManage: true,
      },
    },
  }),
  list: endpoint({
    method: 'GET',
    path: '/prestoreAccount/list',
    token: 'payment',
    summary: 'Movements of the account, newest first',
    source: 'ours (2.3 /core/myMemberCard)',
    access: signedIn,
    envelope: 'rows',
    query: z.object({ ...f.paging, ...statement }),
    response: movement,
    example: { query: { page: 1, limit: 10 }, response: exampleMovement },
  }),
  export: endpoint({
    method: 'GET',
    path: '/prestoreAccount/export',
    token: 'payment',
    summary: 'The movements that the filters find as a workbook, at most 5,000',
    source: 'ours (2.3 /core/myMemberCard)',
    access: signedIn,
    envelope: 'binary',
    // its audit row
    writes: true,
    query: z.object(statement),
    response: fileFacts,
    example: {
      query: { from: '2026-11-01', to: '2026-11-30' },
      response: {
        fileName: '收支明细.xlsx',
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
    },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/prestoreAccount/detail/{id}',
    token: 'payment',
    summary: 'One movement with both sides of its posting',
    source: 'ours (2.3 /core/myMemberCard/orderDetails)',
    access: signedIn,
    envelope: 'data',
    params: z.object({ id: f.id }),
    response: movement.extend({
      balanceBeforeFen: f.fen,
      postings: z.array(z.object({ account: z.string(), debitFen: f.fen, creditFen: f.fen })),
    }),
    example: {
      params: { id: 31 },
      response: {
        ...exampleMovement,
        balanceBeforeFen: 156_800,
        postings: [
          { account: '预存账户', debitFen: 30_000, creditFen: 0 },
          { account: '业务收入', debitFen: 0, creditFen: 30_000 },
        ],
      },
    },
  }),
  cards: endpoint({
    method: 'GET',
    path: '/prestoreAccount/cards',
    token: 'payment',
    summary: 'Amounts that are offered for charging, with what comes on top and why one cannot be chosen',
    source: 'ours (2.3 /memberCard)',
    access: signedIn,
    envelope: 'data',
    response: z.array(z.object({ amountFen: f.fen, bonusText: z.string(), unavailableReason: z.string() })),
    example: { response: [{ amountFen: 100_000, bonusText: '', unavailableReason: '' }] },
  }),
  recharge: endpoint({
    method: 'POST',
    path: '/prestoreAccount/recharge',
    token: 'payment',
    summary: 'Charge the account by Alipay or transfer; once for each requestId',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      requestId,
      amountFen: z
        .int()
        .min(smallestRechargeFen, `每次至少充值 ${smallestRechargeFen / 100} 元`)
        .max(1_000_000_00),
      method: z.enum(['alipay', 'transfer']),
      agreed: z.literal(true, '请先阅读并同意预存卡协议'),
    }),
    response: recharge,
    example: {
      body: { requestId: exampleRequest, amountFen: 100_000, method: 'transfer', agreed: true },
      response: exampleRecharge,
    },
  }),
  rechargeResult: endpoint({
    method: 'GET',
    path: '/prestoreAccount/recharge/{rechargeNo}',
    token: 'payment',
    summary: 'Has the money arrived?',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ rechargeNo: recharge.shape.rechargeNo }),
    response: recharge,
    example: {
      params: { rechargeNo: 'CZ20261121000001' },
      response: { ...exampleRecharge, state: 'confirming' },
    },
  }),
  rechargeSlip: endpoint({
    method: 'POST',
    path: '/prestoreAccount/recharge/{rechargeNo}/slip',
    token: 'payment',
    summary: 'Hand in the slip of a transfer; finance confirms within a working day',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ rechargeNo: recharge.shape.rechargeNo }),
    body: z.object({ fileId: f.fileId, transferredFen: f.fen, transferDay: f.day }),
    response: recharge,
    example: {
      params: { rechargeNo: 'CZ20261121000001' },
      body: { fileId: f.exampleFile.fileId, transferredFen: 100_000, transferDay: '2026-11-21' },
      response: { ...exampleRecharge, state: 'confirming' },
    },
  }),
  openRecharges: endpoint({
    method: 'GET',
    path: '/prestoreAccount/openRecharges',
    token: 'payment',
    summary: 'Recharges of the caller that are not paid or not confirmed yet, newest first',
    source: 'ours',
    access: signedIn,
    envelope: 'rows',
    query: z.object(f.paging),
    response: openRecharge,
    example: {
      query: { page: 1, limit: 5 },
      response: {
        rechargeNo: 'CZ20261121000001',
        amountFen: 100_000,
        method: 'transfer',
        state: 'waiting',
        createdAt: '2026-11-21 10:00:00',
      },
    },
  }),
  cancelRecharge: endpoint({
    method: 'POST',
    path: '/prestoreAccount/recharge/{rechargeNo}/cancel',
    token: 'payment',
    summary: 'Give up a recharge that is not paid and has no slip; a closed one stays as it is',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ rechargeNo: recharge.shape.rechargeNo }),
    response: recharge,
    example: {
      params: { rechargeNo: 'CZ20261121000001' },
      response: { ...exampleRecharge, state: 'closed', refusal: '您已取消这笔充值' },
    },
  }),
  payList: endpoint({
    method: 'GET',
    path: '/prestoreAccount/payList',
    token: 'payment',
    summary: 'What waits to be paid from this account',
    source: 'ours (2.2 /prestoreAccountPayList)',
    access: signedIn,
    envelope: 'rows',
    query: z.object(f.paging),
    response: payable,
    example: {
      query: { page: 1, limit: 20 },
      response: {
        orderNo: 'DD20261121000001',
        orderType: '0101',
        title: '延期续费 企业主锁 2 年，张示例',
        payableFen: 45_000,
        payBefore: '2026-11-22 10:00:00',
      },
    },
  }),
  sendSmsCode: endpoint({
    method: 'POST',
    path: '/prestoreAccount/sendSmsCode',
    token: 'payment',
    summary:
      'Send the code that a payment from the balance needs, to the owner’s phone; answers the masked number',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.object({ phone: z.string() }),
    example: { response: { phone: '130****0000' } },
  }),
  pay: endpoint({
    method: 'POST',
    path: '/prestoreAccount/pay',
    token: 'payment',
    summary: 'Pay orders from the balance: all or none, once for each requestId',
    source: 'ours (2.2 /prestoreAccountPay)',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      requestId,
      orderNos: z.array(f.orderNo).min(1, '请选择要支付的订单').max(50),
      expectedTotalFen: f.fen,
      smsCode: f.smsCode,
    }),
    response: z.object({
      paidFen: f.fen,
      availableFen: f.fen,
      orderNos: z.array(f.orderNo),
      flowNos: z.array(flowNo),
    }),
    example: {
      body: {
        requestId: exampleRequest,
        orderNos: ['DD20261121000001'],
        expectedTotalFen: 45_000,
        smsCode: '123456',
      },
      response: {
        paidFen: 45_000,
        availableFen: 81_800,
        orderNos: ['DD20261121000001'],
        flowNos: ['LS20261121000004'],
      },
    },
  }),
  refund: endpoint({
    method: 'POST',
    path: '/prestoreAccount/refund',
    token: 'payment',
    summary: 'Ask for the rest of the balance back; finance decides',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({ requestId, amountFen: z.int().min(1).max(1_000_000_00), reason: f.sentence }),
    response: z.object({ state: z.literal('waiting'), frozenFen: f.fen }),
    example: {
      body: { requestId: exampleRequest, amountFen: 20_000, reason: '年底结算' },
      response: { state: 'waiting', frozenFen: 20_000 },
    },
  }),
  withdrawRefund: endpoint({
    method: 'POST',
    path: '/prestoreAccount/refund/{id}/withdraw',
    token: 'payment',
    summary: 'Take such a request back before finance has decided; the money is free again',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ id: f.id }),
    response: z.object({ availableFen: f.fen, frozenFen: f.fen }),
    example: { params: { id: 7 }, response: { availableFen: 126_800, frozenFen: 0 } },
  }),
  members: endpoint({
    method: 'GET',
    path: '/prestoreAccount/members',
    token: 'payment',
    summary: 'Staff of the company and what each may spend in one order',
    source: 'ours',
    access: { kind: 'user', roles: [5] },
    envelope: 'data',
    response: z.array(z.object({ userId: f.uuid, name: z.string(), allowed: z.boolean(), limitFen: f.fen })),
    example: {
      response: [
        {
          userId: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12',
          name: '李样例',
          allowed: true,
          limitFen: 100_000,
        },
      ],
    },
  }),
  settings: endpoint({
    method: 'PUT',
    path: '/prestoreAccount/settings',
    token: 'payment',
    summary: 'Who may spend how much in one order, and when to warn of a low balance',
    source: 'ours',
    access: { kind: 'user', roles: [5] },
    envelope: 'data',
    body: z.object({
      warnBelowFen: f.fen.nullable(),
      members: z.array(z.object({ userId: f.uuid, limitFen: f.fen })).max(500),
    }),
    response: f.nothing,
    example: {
      body: {
        warnBelowFen: 50_000,
        members: [{ userId: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12', limitFen: 100_000 }],
      },
      response: null,
    },
  }),
};
