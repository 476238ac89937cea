import { z } from 'zod';
import { orderStateValues, orderTabs, orderTypes } from '../domain/index.js';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { delivery, exampleQuote, quote } from './shop.js';

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
});
export type OrderSummary = z.output<typeof orderSummary>;

/** A change order has lines that a new certificate does not know. */
const orderQuote = z.object({
  ...quote.shape,
  lines: z.array(
    quote.shape.lines.element.extend({
      key: z.enum([...quote.shape.lines.element.shape.key.options, 'change', 'fixed']),
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
  providerName: z.string(),
  platformNames: z.array(z.string()),
  years: z.int(),
  quote: orderQuote,
  receiver: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
  servicePoint: z.string(),
  rejection: z.array(z.object({ item: z.string(), code: z.string(), text: z.string() })),
  timeline: z.array(timelineEntry),
  /** Events that this caller may cause now. */
  actions: z.array(z.enum(['pay', 'cancel', 'issue'])),
});
export type OrderDetail = z.output<typeof orderDetail>;

const createBody = z.object({
  /** Made once for a filled-in form: sending it twice makes one order. */
  requestId: f.uuid,
  productId: f.code,
  providerCode: f.code,
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
  /** For whom an administrator orders; without it the caller, or the company for a master lock. */
  holderGuid: f.uuid.optional(),
  /** The phone that a mobile certificate is for; it must be the holder's. */
  holderPhone: f.mobile.optional(),
  /** The total that the user saw; the server prices by itself and refuses when they differ. */
  expectedTotalFen: f.fen,
  agreed: z.literal(true, '请先阅读并同意服务协议'),
});
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
  version: 2,
  providerName: '北辰 CA',
  platformNames: ['省级工程建设交易平台'],
  years: 2,
  quote: exampleQuote,
  receiver: null,
  servicePoint: '',
  rejection: [],
  timeline: [
    { at: '2026-11-21 10:05:00', event: 'pay', title: '已支付', detail: '支付宝 ¥450.00' },
    { at: '2026-11-21 10:00:00', event: 'submit', title: '已提交', detail: '等待支付' },
  ],
  actions: [],
};

export const orders = {
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
      tab: z.enum(orderTabs).optional(),
      orderType: z.enum(orderTypes).optional(),
      /** Order number or holder. */
      keyword: f.keyword.optional(),
      from: f.day.optional(),
      to: f.day.optional(),
    }),
    response: orderSummary,
    example: { query: { page: 1, limit: 10 }, response: orderSummary.parse(exampleOrder) },
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
    summary: 'Cancel an order that is not paid',
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
