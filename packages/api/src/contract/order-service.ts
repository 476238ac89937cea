import { z } from 'zod';
import { attachmentKinds, deliveries, invoiceStates, orderStateValues, orderTabs } from '../domain/index.js';
import { endpoint, signedIn, type Access } from './endpoint.js';
import * as f from './fields.js';
import { exampleOrder, orderDetail } from './orders.js';

/** Identifies a form of its person: the order and its certificates. */
const byDraftKey = z.object({ draftKey: z.string().regex(/^[\w.,:-]{1,200}$/) });
const byOrderNo = z.object({ orderNo: f.orderNo });
const version = z.int().min(1);
/** 0 not refunded, 1 in process, 2 refunded. */
const refundStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);
/** 0 not downloaded, 1 downloaded. */
const downloadStatus = z.union([z.literal(0), z.literal(1)]);

const refund = z.object({
  status: refundStatus,
  paidFen: f.fen,
  /** What is kept for prepared parts; once a refund is requested, as it was requested. */
  deductionFen: f.fen,
  /** What can be requested now; once a refund is requested, the amount of that refund, also when it is done. */
  refundableFen: f.fen,
  /** Refunds use the way of payment: Alipay, balance or the company’s account. */
  path: z.string(),
  arrivesWithin: z.string(),
  /** Why it cannot be requested now; empty when it can. */
  unavailableReason: z.string(),
  /** Reason of the last refusal; empty without one. */
  refusal: z.string(),
  /** Finance has approved it: the money is being sent, and the request can no longer be withdrawn. */
  approved: z.boolean(),
});

const delivery = z.object({
  kind: z.enum(deliveries),
  label: z.string(),
  state: z.enum([
    'waiting',
    'writing',
    'checking',
    'collect',
    'ship',
    'shipped',
    'download',
    'failed',
    'done',
  ]),
  /** Four to eight digits for the counter; empty before the lock has arrived. */
  pickupCode: z.string(),
  servicePoint: z.string(),
  courier: z.string(),
  trackingNumber: z.string(),
  downloadStatus,
  at: f.beijing.nullable(),
});

const service = z.object({
  orderNo: f.orderNo,
  version,
  state: z.literal(orderStateValues),
  tab: z.enum(orderTabs),
  /** The order's total is before the coupon; this is the discount and the paid amount. */
  couponTicketId: z.int().nullable(),
  couponFen: f.fen,
  payableFen: f.fen,
  refund,
  deliveries: z.array(delivery),
  invoiceState: z.enum(invoiceStates).nullable(),
  attachments: z.array(
    z.object({
      kind: z.enum(attachmentKinds),
      label: z.string(),
      file: f.fileLink.nullable(),
      /** The reviewer’s comment; empty when the item passed. */
      rejection: z.string(),
    }),
  ),
  /** Documents of the business that are still missing, while they can be uploaded. */
  missing: z.array(z.enum(attachmentKinds)),
  /** Deadline for the correction of a rejected order; null in other states. */
  correctBefore: f.beijing.nullable(),
  /** The input of a change order, so that it can be repeated; null elsewhere. */
  change: z
    .object({
      reason: z.string(),
      explanation: z.string(),
      returnsOldLock: z.boolean(),
      providerCode: z.string(),
      platformCodes: z.array(f.code),
      changes: z.array(z.object({ key: z.string(), after: z.string() })),
      seal: z.record(z.string(), z.string()),
    })
    .nullable(),
});
/** Possible actions for a paid order. */
export type OrderService = z.output<typeof service>;

const params = { orderNo: 'DD20261121000001' };
const exampleService: OrderService = {
  orderNo: 'DD20261121000001',
  version: 2,
  state: 30,
  tab: 'review',
  couponTicketId: null,
  couponFen: 0,
  payableFen: 45_000,
  refund: {
    status: 0,
    paidFen: 45_000,
    deductionFen: 0,
    refundableFen: 45_000,
    path: '原路退回支付宝',
    arrivesWithin: '1 至 3 个工作日',
    unavailableReason: '',
    refusal: '',
    approved: false,
  },
  deliveries: [
    {
      kind: 'counter',
      label: '到窗口自取',
      state: 'waiting',
      pickupCode: '',
      servicePoint: '沈阳浑南服务网点（示例）',
      courier: '',
      trackingNumber: '',
      downloadStatus: 0,
      at: null,
    },
  ],
  invoiceState: null,
  attachments: [{ kind: 'applicationForm', label: '申请表（盖章）', file: f.exampleFile, rejection: '' }],
  missing: [],
  correctBefore: null,
  change: null,
};

const batchRow = z.object({
  userGuid: f.uuid,
  productId: f.code,
  years: z.int().min(1).max(5),
  /** Who pays this row: the company now, or the holder later (distributed). */
  payer: z.enum(['company', 'holder']),
});
const exampleRow = {
  userGuid: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12',
  productId: 'lock-personal',
  years: 1,
  payer: 'company' as const,
};
const rows = z.array(batchRow).min(1, '请选择员工').max(200);
const administrator = { kind: 'user', roles: [5] } as const satisfies Access;

/** Actions after an order was placed, and orders for many people at once. */
export const orderService = {
  counts: endpoint({
    method: 'GET',
    path: '/order/counts',
    summary: 'Number of orders under each tab of the list',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.array(z.object({ tab: z.enum(orderTabs), count: z.int().min(0) })),
    example: { response: [{ tab: 'all', count: 30 }] },
  }),
  receivers: endpoint({
    method: 'GET',
    path: '/order/receivers',
    summary: 'To whom the caller had something sent before, the latest first, at most ten',
    source: 'ours (dossier 4.1)',
    access: signedIn,
    envelope: 'data',
    response: z.array(z.object({ name: z.string(), phone: z.string(), address: z.string() })),
    example: {
      response: [{ name: '张示例', phone: '13000000000', address: '辽宁省沈阳市浑南区示例路 18 号' }],
    },
  }),
  service: endpoint({
    method: 'GET',
    path: '/order/{orderNo}/service',
    summary: 'Refund, deliveries, invoice and attachments of an order',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    secret: true,
    response: service,
    example: { params, response: exampleService },
  }),
  coupon: endpoint({
    method: 'PUT',
    path: '/order/{orderNo}/coupon',
    summary:
      'Use a ticket on an unpaid order, another one, or none; the ticket is frozen until the order ends',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({ version, couponTicketId: z.int().min(1).nullable() }),
    secret: true,
    response: service,
    example: {
      params,
      body: { version: 1, couponTicketId: 88 },
      response: {
        ...exampleService,
        state: 20,
        tab: 'pay',
        couponTicketId: 88,
        couponFen: 5_000,
        payableFen: 40_000,
      },
    },
  }),
  attach: endpoint({
    method: 'POST',
    path: '/order/{orderNo}/attachments',
    summary:
      'Hand in a paper of an order before it is reviewed; a scanned application form is held against the order',
    source: 'ours (dossier 3.3)',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({ version, kind: z.enum(attachmentKinds), fileId: f.fileId }),
    secret: true,
    response: service,
    example: {
      params,
      body: { version: 2, kind: 'applicationForm', fileId: f.exampleFile.fileId },
      response: { ...exampleService, version: 3 },
    },
  }),
  resubmit: endpoint({
    method: 'POST',
    path: '/order/{orderNo}/resubmit',
    summary: 'Hand a rejected order in again with what was corrected; no second payment',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({
      version,
      attachments: z.array(z.object({ kind: z.enum(attachmentKinds), fileId: f.fileId })).max(20),
      /** Corrected fields by the key of the rejected item. */
      values: z.array(z.object({ item: z.string().max(40), value: z.string().trim().max(200) })).max(20),
      remark: f.sentence,
    }),
    response: orderDetail,
    example: {
      params,
      body: {
        version: 3,
        attachments: [{ kind: 'applicationForm', fileId: f.exampleFile.fileId }],
        values: [],
        remark: '',
      },
      response: { ...exampleOrder, version: 4 },
    },
  }),
  refund: endpoint({
    method: 'POST',
    path: '/order/{orderNo}/refund',
    summary: 'Ask for the money back; the amount is the server’s and held against what the user saw',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({
      version,
      expectedFen: f.fen,
      reason: z.string().trim().min(2, '请填写退款原因').max(200),
    }),
    secret: true,
    response: service,
    example: {
      params,
      body: { version: 2, expectedFen: 45_000, reason: '暂不需要' },
      response: {
        ...exampleService,
        tab: 'afterSales',
        version: 3,
        refund: { ...exampleService.refund, status: 1 },
      },
    },
  }),
  withdrawRefund: endpoint({
    method: 'POST',
    path: '/order/{orderNo}/refund/withdraw',
    summary: 'Take back a request for a refund that finance has not decided',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({ version }),
    secret: true,
    response: service,
    example: { params, body: { version: 3 }, response: { ...exampleService, version: 4 } },
  }),
  received: endpoint({
    method: 'POST',
    path: '/order/{orderNo}/received',
    summary: 'The parcel arrived; without this call it counts as received ten days after shipping',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({ version }),
    response: orderDetail,
    example: {
      params,
      body: { version: 6 },
      response: { ...exampleOrder, state: 70, version: 7, reviewBefore: null },
    },
  }),
  batchCheck: endpoint({
    method: 'POST',
    path: '/order/batch/check',
    summary: 'Can each of these people get a lock? One result a row, and the price of those that can',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      providerCode: f.code,
      platformCodes: z.array(f.code).min(1).max(20),
      rows,
      /** Delivery whose price is returned. @default counter */
      delivery: z.enum(deliveries).optional(),
    }),
    response: z.object({
      rows: z.array(
        z.object({
          userGuid: f.uuid,
          name: z.string(),
          result: z.enum(['ready', 'fix', 'warning']),
          reason: z.string(),
          priceFen: f.fen.nullable(),
        }),
      ),
      companyFen: f.fen,
      holdersFen: f.fen,
    }),
    example: {
      body: { providerCode: 'F01', platformCodes: ['P01'], rows: [exampleRow] },
      response: {
        rows: [
          {
            userGuid: exampleRow.userGuid,
            name: '李样例',
            result: 'ready',
            reason: '',
            priceFen: 18_000,
          },
        ],
        companyFen: 18_000,
        holdersFen: 0,
      },
    },
  }),
  batchCreate: endpoint({
    method: 'POST',
    path: '/order/batch',
    summary: 'Personal locks for several people: one order each, one payment for those that the company pays',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      requestId: f.requestId,
      providerCode: f.code,
      platformCodes: z.array(f.code).min(1).max(20),
      rows,
      delivery: z.enum(deliveries),
      servicePoint: z.string().max(40),
      expectedTotalFen: f.fen,
      agreed: z.literal(true, '请先阅读并同意服务协议'),
    }),
    response: z.object({ orderNos: z.array(f.orderNo), totalFen: f.fen }),
    example: {
      body: {
        requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69',
        providerCode: 'F01',
        platformCodes: ['P01'],
        rows: [exampleRow],
        delivery: 'counter',
        servicePoint: '沈阳浑南服务网点（示例）',
        expectedTotalFen: 18_000,
        agreed: true,
      },
      response: { orderNos: ['DD20261121000011'], totalFen: 18_000 },
    },
  }),
  draft: endpoint({
    method: 'GET',
    path: '/order/draft/{draftKey}',
    summary: 'What the caller has typed into a form on whatever device; null where nothing is kept',
    source: 'ours (dossier 3.1)',
    access: signedIn,
    envelope: 'data',
    params: byDraftKey,
    response: z.object({ form: z.string(), savedAt: f.beijing }).nullable(),
    example: { params: { draftKey: 'order:lock-master' }, response: null },
  }),
  keepDraft: endpoint({
    method: 'PUT',
    path: '/order/draft/{draftKey}',
    summary: 'Keep a form that is not sent yet, so that another device can go on with it; for 30 days',
    source: 'ours (dossier 3.1)',
    access: signedIn,
    envelope: 'data',
    params: byDraftKey,
    /** JSON of the form: only the page that wrote it reads it. */
    body: z.object({ form: z.string().min(2).max(20_000) }),
    response: z.object({ savedAt: f.beijing }),
    example: {
      params: { draftKey: 'order:lock-master' },
      body: { form: '{"years":"2"}' },
      response: { savedAt: '2026-11-21 10:00:00' },
    },
  }),
  dropDraft: endpoint({
    method: 'DELETE',
    path: '/order/draft/{draftKey}',
    summary: 'Forget a form: it was sent, or is not wanted any more',
    source: 'ours (dossier 3.1)',
    access: signedIn,
    envelope: 'data',
    params: byDraftKey,
    response: f.nothing,
    example: { params: { draftKey: 'order:lock-master' }, response: null },
  }),
};
