import { z } from 'zod';
import { attachmentKinds, orderStateValues, orderTabs, orderTypes, refundStatuses } from '../domain/index.js';
import { anybody, endpoint, fileFacts, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { carriers, delivery, exampleQuote, quote } from './shop.js';

const state = z.literal(orderStateValues);
const byOrderNo = z.object({ orderNo: f.orderNo });

export const orderSummary = z.object({
  orderNo: f.orderNo,
  orderType: z.enum(orderTypes),
  productName: z.string(),
  holderName: z.string(),
  companyName: z.string(),
  state,
  totalFen: f.fen,
  /** Discount of a coupon; `totalFen` minus this is the amount to pay (`orderDueFen` of the domain). */
  couponFen: f.fen,
  createdAt: f.beijing,
  /** End of the payment window while unpaid. */
  payBefore: f.beijing.nullable(),
  paidAt: f.beijing.nullable(),
  /** End of the 24-hour review window while waiting for review. */
  reviewBefore: f.beijing.nullable(),
  delivery,
  /** 0 not refunded, 1 in process, 2 refunded; a refund has priority over the displayed state. */
  refundStatus: z.literal(refundStatuses),
  /** How the certificate is delivered; null when nothing is issued. */
  carrier: z.enum(carriers).nullable(),
  /** The review failed and the order cannot be corrected. */
  refusedForGood: z.boolean(),
});
/** An order in a list. */
export type OrderSummary = z.output<typeof orderSummary>;

/** Lines of a change order that a new certificate does not have. */
const orderQuote = z.object({
  ...quote.shape,
  lines: z.array(
    quote.shape.lines.element.extend({
      key: z.enum([...quote.shape.lines.element.shape.key.options, 'change', 'fixed', 'course']),
    }),
  ),
});

const timelineEntry = z.object({
  at: f.beijing,
  event: z.string(),
  title: z.string(),
  detail: z.string(),
});

export const orderDetail = orderSummary.extend({
  /** Version, incremented by every change; a writer sends the version it read. */
  version: z.int(),
  /** The course of a place order; null for certificates. */
  courseId: z.int().nullable(),
  /** Empty for a course. */
  providerName: z.string(),
  /** Code list 5, by the product. */
  certificateTypeName: z.string(),
  /** Requested makers of stick and seals (code lists 3 and 4); empty when the making desk decides. */
  mediumVendorName: z.string(),
  signatureVendorName: z.string(),
  platformNames: z.array(z.string()),
  years: z.int(),
  /** The authority whose call sequence issues it (7.6); null for the portal's own steps. */
  authority: z.enum(['cfca', 'bjca', 'anxin', 'shca']).nullable(),
  /** The other deliveries of a bundle: each has its own order, created when the bundle was approved. */
  parts: z.array(z.object({ orderNo: f.orderNo, orderType: z.enum(orderTypes), state })),
  quote: orderQuote,
  receiver: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
  servicePoint: z.string(),
  rejection: z.array(z.object({ item: z.string(), code: z.string(), text: z.string() })),
  timeline: z.array(timelineEntry),
  /** Events that the caller may trigger now. */
  actions: z.array(z.enum(['pay', 'cancel', 'issue', 'download'])),
  /** Data to order the same again; null if that starts from an existing certificate. */
  reorder: z
    .object({
      productId: f.code,
      providerCode: f.code,
      platformCodes: z.array(f.code),
      /** Code lists 3 and 4; empty when the making desk decides. */
      mediumVendorCode: z.string(),
      signatureVendorCode: z.string(),
      /** The holder: an administrator may have ordered it. */
      holderGuid: f.uuid,
      remark: z.string(),
    })
    .nullable(),
  /** The certificate that a change order started from, so that it can be repeated; null elsewhere. */
  changedCertificateId: f.uuid.nullable(),
  /** The open or interrupted attempt at writing a lock, for resuming it; null elsewhere. */
  writing: z
    .object({
      deviceId: z.string(),
      step: z.enum(['detect', 'generate', 'sign', 'write']),
      /** Issued certificates that the lock may already have. */
      issuedCertificate: z
        .object({ issueId: f.uuid, serialNumber: z.string(), notAfter: f.beijing })
        .nullable(),
    })
    .optional(),
});
/** An order with all data of its page. */
export type OrderDetail = z.output<typeof orderDetail>;

const createBody = z.object({
  /** Idempotency key of a filled-in form: sending it twice creates one order. */
  requestId: f.uuid,
  productId: f.code,
  providerCode: f.code,
  /** Maker of the lock; without it the making desk uses its stock. */
  mediumVendorCode: f.code.optional(),
  /** Maker of the seals; without it the usual one. */
  signatureVendorCode: f.code.optional(),
  platformCodes: z.array(f.code).min(1, '请至少选择一个适用平台').max(20),
  years: z.int().min(1).max(5),
  delivery,
  receiver: z
    .object({
      name: f.personName,
      phone: f.mobile,
      address: z.string().trim().min(5, '请输入详细地址').max(120),
    })
    .optional(),
  servicePoint: z.string().max(40).optional(),
  remark: z.string().max(200).optional(),
  /** Documents in addition to those of the records; the stamped form follows once there is an order. */
  attachments: z
    .array(z.object({ kind: z.enum(attachmentKinds), fileId: f.fileId }))
    .max(10)
    .optional(),
  /** The holder of an administrator's order; without it the caller, or the company for a master lock. */
  holderGuid: f.uuid.optional(),
  /** Phone number of a mobile certificate; it must be the holder's. */
  holderPhone: f.mobile.optional(),
  /** The total that the user saw; the server calculates its own and refuses when they differ. */
  expectedTotalFen: f.fen,
  /** An unused ticket of the caller, subtracted from that total and frozen until the order is paid or ends. */
  couponTicketId: z.int().nullable().optional(),
  agreed: z.literal(true, '请先阅读并同意服务协议'),
});
/** Input of an order for a new certificate. */
export type OrderRequest = z.output<typeof createBody>;

export const exampleOrder: OrderDetail = {
  orderNo: 'DD20261121000001',
  orderType: '0101',
  productName: '企业主锁',
  holderName: '示例建设工程有限公司',
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
  version: 2,
  courseId: null,
  providerName: '北辰 CA',
  certificateTypeName: '企业证书',
  mediumVendorName: '示例介质厂商甲',
  signatureVendorName: '示例签章厂商甲',
  platformNames: ['省级工程建设交易平台'],
  years: 2,
  authority: null,
  parts: [],
  quote: exampleQuote,
  receiver: null,
  servicePoint: '',
  rejection: [],
  timeline: [
    { at: '2026-11-21 10:05:00', event: 'pay', title: '已支付', detail: '支付宝 ¥450.00' },
    { at: '2026-11-21 10:00:00', event: 'submit', title: '已提交', detail: '等待支付' },
  ],
  actions: [],
  reorder: {
    productId: 'lock-master',
    providerCode: 'F01',
    platformCodes: ['P01'],
    mediumVendorCode: '',
    signatureVendorCode: '',
    holderGuid: '0b7d3c52-2b1c-4a39-8f6e-6b8f1a7c9e01',
    remark: '',
  },
  changedCertificateId: null,
};

/** Filters of the list and its export. */
const filters = {
  tab: z.enum(orderTabs).optional(),
  orderType: z.enum(orderTypes).optional(),
  /** Order number or holder. */
  keyword: f.keyword.optional(),
  from: f.day.optional(),
  to: f.day.optional(),
};

/** What somebody without a login sees of an order: its progress, and nothing that could be misused. */
const trackedOrder = z.object({
  ...orderSummary.pick({
    orderNo: true,
    orderType: true,
    productName: true,
    holderName: true,
    companyName: true,
    state: true,
    createdAt: true,
    payBefore: true,
    paidAt: true,
    reviewBefore: true,
    delivery: true,
    refundStatus: true,
  }).shape,
  servicePoint: z.string(),
  timeline: z.array(timelineEntry.pick({ at: true, event: true, title: true })),
});
/** What somebody without a login sees of an order. */
export type TrackedOrder = z.output<typeof trackedOrder>;

/** Rows: Orders. */
export const orders = {
  trackCode: endpoint({
    method: 'POST',
    path: '/order/track/code',
    summary:
      'Send an SMS code to whoever wants to follow an order without a login; wrong pairs of number and phone get the same answer and no code',
    source: 'ours (dossier 10.1)',
    access: anybody,
    envelope: 'data',
    body: z.object({
      orderNo: f.orderNo,
      mobilePhone: f.mobile,
      code: f.captchaAnswer,
      uuid: f.uuid,
    }),
    response: z.literal(1),
    example: {
      body: {
        orderNo: 'DD20261121000001',
        mobilePhone: '13000000000',
        code: '12',
        uuid: '4f0c3a52-6a55-4f0e-9f35-0a6f6f2f6a11',
      },
      response: 1,
    },
  }),
  track: endpoint({
    method: 'POST',
    path: '/order/track',
    summary: 'How far an order is, for whoever has its number and a code that went to the orderer’s phone',
    source: 'ours (dossier 10.1)',
    access: anybody,
    envelope: 'data',
    body: z.object({ orderNo: f.orderNo, mobilePhone: f.mobile, smsCode: f.smsCode }),
    response: trackedOrder,
    example: {
      body: { orderNo: 'DD20261121000001', mobilePhone: '13000000000', smsCode: '123456' },
      response: trackedOrder.parse(exampleOrder),
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/order/create',
    summary: 'Place an order; priced by the server, once for each requestId',
    source: 'ours',
    access: { kind: 'user', roles: [2, 3, 4, 5, 6, 8, 9] },
    envelope: 'data',
    repeatable: true,
    body: createBody,
    response: orderDetail,
    example: {
      body: {
        requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69',
        productId: 'lock-master',
        providerCode: 'F01',
        platformCodes: ['P01'],
        years: 2,
        delivery: 'online',
        expectedTotalFen: 45000,
        agreed: true,
      },
      response: {
        ...exampleOrder,
        state: 20,
        paidAt: null,
        reviewBefore: null,
        payBefore: '2026-11-22 10:00:00',
        version: 1,
        actions: ['pay', 'cancel'],
      },
    },
  }),
  list: endpoint({
    method: 'GET',
    path: '/order/list',
    summary: 'The caller’s orders, newest first; an administrator sees his company’s',
    source: 'ours',
    access: signedIn,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      state: z.coerce.number<number>().int().optional(),
      ...filters,
    }),
    response: orderSummary,
    example: { query: { page: 1, limit: 10 }, response: orderSummary.parse(exampleOrder) },
  }),
  export: endpoint({
    method: 'GET',
    path: '/order/export',
    summary: 'The same orders as a spreadsheet, at most 5,000',
    source: 'ours (dossier 4.8)',
    access: signedIn,
    envelope: 'binary',
    // its audit row
    writes: true,
    query: z.object({
      ...filters,
      /** Only these, as selected in the list. */
      among: z
        .string()
        .regex(/^DD\d{14}(?:,DD\d{14}){0,199}$/)
        .optional(),
    }),
    response: fileFacts,
    example: {
      query: { tab: 'done' },
      response: {
        fileName: '我的订单.xlsx',
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
    },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/order/{orderNo}',
    summary: 'One order of the caller',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    response: orderDetail,
    example: { params: { orderNo: 'DD20261121000001' }, response: exampleOrder },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/order/{orderNo}/cancel',
    summary: 'Give up an order that is not paid or cost 0',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byOrderNo,
    response: orderDetail,
    example: {
      params: { orderNo: 'DD20261121000001' },
      response: { ...exampleOrder, state: 90, paidAt: null, reviewBefore: null },
    },
  }),
};
