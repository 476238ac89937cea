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
  /** What a coupon takes off; `totalFen` less this is what is paid (`orderDueFen` of the domain). */
  couponFen: f.fen,
  createdAt: f.beijing,
  /** End of the payment window while unpaid. */
  payBefore: f.beijing.nullable(),
  paidAt: f.beijing.nullable(),
  /** End of the 24-hour review window while waiting for review. */
  reviewBefore: f.beijing.nullable(),
  delivery,
  /** 0 not refunded, 1 in process, 2 refunded (spec section 3); a refund wins over the state in what is shown. */
  refundStatus: z.literal(refundStatuses),
});
/** An order as a list shows it. */
export type OrderSummary = z.output<typeof orderSummary>;

/** A change order has lines that a new certificate does not know. */
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
  /** Grows with every change; a writer sends the one he saw. */
  version: z.int(),
  /** The course that a place was ordered in; null for certificates. */
  courseId: z.int().nullable(),
  /** Empty for a course. */
  providerName: z.string(),
  /** Code list 5, by the product. */
  certificateTypeName: z.string(),
  /** Whose stick and whose seals were asked for (code lists 3 and 4); empty where that is left to the making desk. */
  mediumVendorName: z.string(),
  signatureVendorName: z.string(),
  platformNames: z.array(z.string()),
  years: z.int(),
  /** What the certificate goes into; null where nothing is issued. */
  carrier: z.enum(carriers).nullable(),
  /** Whose call sequence issues it (7.6); null for the portal's own steps. */
  authority: z.enum(['cfca', 'bjca', 'anxin', 'shca']).nullable(),
  /** The other deliveries of a bundle: each has an order of its own, made when the bundle was approved. */
  parts: z.array(z.object({ orderNo: f.orderNo, orderType: z.enum(orderTypes), state })),
  quote: orderQuote,
  receiver: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
  servicePoint: z.string(),
  rejection: z.array(z.object({ item: z.string(), code: z.string(), text: z.string() })),
  timeline: z.array(timelineEntry),
  /** Events that this caller may cause now. */
  actions: z.array(z.enum(['pay', 'cancel', 'issue', 'download'])),
  /** What the order page needs to offer the same again; null where the way leads over a held certificate. */
  reorder: z
    .object({
      productId: f.code,
      providerCode: f.code,
      platformCodes: z.array(f.code),
      /** Code lists 3 and 4; empty where they were left to the making desk. */
      mediumVendorCode: z.string(),
      signatureVendorCode: z.string(),
      /** Whose certificate it is: an administrator may have ordered it. */
      holderGuid: f.uuid,
      remark: z.string(),
    })
    .nullable(),
  /** The certificate that a change order began with, so that the same may be asked for again; null elsewhere. */
  changedCertificateId: f.uuid.nullable(),
  /** The attempt at writing a lock that is open or broke off, for whoever comes back to it; nothing elsewhere. */
  writing: z
    .object({
      deviceId: z.string(),
      step: z.enum(['detect', 'generate', 'sign', 'write']),
      /** What was issued and may be in the lock already. */
      issuedCertificate: z
        .object({ issueId: f.uuid, serialNumber: z.string(), notAfter: f.beijing })
        .nullable(),
    })
    .optional(),
});
/** An order with all that its page shows. */
export type OrderDetail = z.output<typeof orderDetail>;

const createBody = z.object({
  /** Made once for a filled-in form: sending it twice makes one order. */
  requestId: f.uuid,
  productId: f.code,
  providerCode: f.code,
  /** Of a lock; without it the making desk takes what it has in stock. */
  mediumVendorCode: f.code.optional(),
  /** Of a certificate with seals; without it the usual one. */
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
  /** Papers beside those that the records hold; the stamped form follows once there is an order. */
  attachments: z
    .array(z.object({ kind: z.enum(attachmentKinds), fileId: f.fileId }))
    .max(10)
    .optional(),
  /** For whom an administrator orders; without it the caller, or the company for a master lock. */
  holderGuid: f.uuid.optional(),
  /** The phone that a mobile certificate is for; it must be the holder's. */
  holderPhone: f.mobile.optional(),
  /** The total that the user saw; the server prices by itself and refuses when they differ. */
  expectedTotalFen: f.fen,
  /** An unused ticket of the caller, taken off that total and frozen until the order is paid or ends. */
  couponTicketId: z.int().nullable().optional(),
  agreed: z.literal(true, '请先阅读并同意服务协议'),
});
/** What an order for a new certificate is placed with. */
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
  version: 2,
  courseId: null,
  providerName: '北辰 CA',
  certificateTypeName: '企业证书',
  mediumVendorName: '示例介质厂商甲',
  signatureVendorName: '示例签章厂商甲',
  platformNames: ['省级工程建设交易平台'],
  years: 2,
  carrier: 'lock',
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

/** What narrows the list and its export. */
const filters = {
  tab: z.enum(orderTabs).optional(),
  orderType: z.enum(orderTypes).optional(),
  /** Order number or holder. */
  keyword: f.keyword.optional(),
  from: f.day.optional(),
  to: f.day.optional(),
};

/** What somebody without a login sees of an order: how far it is, and nothing that could be used. */
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
      /** Only these of them, as ticked in the list. */
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
