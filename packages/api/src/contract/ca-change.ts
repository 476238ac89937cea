import { z } from 'zod';
import {
  attachmentKinds,
  certificateStates,
  changeOrderTypes,
  deliveries,
  enterpriseChanges,
  replacementReasons,
} from '../domain/index.js';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';
import { exampleOrder, orderDetail } from './orders.js';

/** The order-change item, in the form in which an existing backend sends it; see `priceByChangeType`. */
const priceItem = legacy(
  z.object({
    /** Yuan, as text or number; null while no price is configured. */
    price: z.union([z.string(), z.number(), z.null()]),
    merged: f.flag,
    orderType: z.string(),
    roleId: z.int().nullable(),
    distributed: f.flag,
  }),
  {
    price: 'jg', // 价格
    merged: 'isMerge', // 是否合并
    orderType: 'ddType', // 订单类型
    distributed: 'isDistribute', // 是否分摊
  },
);
/** The item with the child orders of a company order. */
const orderChangeItem = legacy(z.object({ ...priceItem.shape, children: z.array(priceItem) }), {
  price: 'jg',
  merged: 'isMerge',
  orderType: 'ddType',
  distributed: 'isDistribute',
  children: 'comOrderVos', // 企业子订单
});
/** One subject of a change order. */
export type OrderChangeItem = z.output<typeof orderChangeItem>;

const attachment = z.object({ kind: z.enum(attachmentKinds), fileId: f.fileId });
const changeType = z.enum(changeOrderTypes);
const certificateId = f.uuid;
const platformCodes = z.array(f.code).min(1, '请至少选择一个适用平台').max(20);
const explanation = z.string().trim().min(2, '请填写说明').max(500);
const years = z.int().min(1).max(5);

const common = {
  requestId: f.requestId,
  certificateId,
  attachments: z.array(attachment).max(20),
  delivery: z.enum(deliveries),
  receiver: z
    .object({
      name: f.personName,
      phone: f.mobile,
      address: z.string().trim().min(5, '请输入详细地址').max(120),
    })
    .nullable(),
  servicePoint: z.string().max(40),
  couponTicketId: z.int().min(1).nullable(),
  /** Whether there are submitted bids that are not opened yet. If so, the user has to accept the risk. */
  openBids: z.boolean(),
  riskAccepted: z.boolean(),
  expectedTotalFen: f.fen,
  agreed: z.literal(true, '请先阅读并同意服务协议'),
};

const changeBody = z.discriminatedUnion('orderType', [
  z.object({
    ...common,
    orderType: z.literal('0102'),
    reason: z.enum(replacementReasons),
    explanation,
    returnsOldLock: z.boolean(),
  }),
  z.object({ ...common, orderType: z.literal('0103'), years }),
  z.object({ ...common, orderType: z.literal('0104'), platformCodes }),
  z.object({
    ...common,
    orderType: z.literal('0105'),
    changes: z.array(z.enum(enterpriseChanges)).min(1, '请选择变更项').max(5),
    /** Only changed fields are filled in; the others are empty texts. */
    after: z.object({
      companyName: f.companyName.or(z.literal('')),
      legalRepresentative: f.personName.or(z.literal('')),
      creditCode: f.creditCode.or(z.literal('')),
      address: z.string().trim().max(120),
    }),
  }),
  z.object({
    ...common,
    orderType: z.literal('0106'),
    providerCode: f.code,
    platformCodes,
    /** The new provider's term. @default 1 */
    years: years.optional(),
  }),
  z.object({
    ...common,
    orderType: z.literal('0108'),
    explanation,
    /** Last four characters of the serial number, typed as confirmation: a cancellation cannot be undone. */
    serialTail: z.string().trim().length(4, '请输入证书序列号后四位'),
    smsCode: f.smsCode,
    understood: z.literal(true, '请确认已知晓注销不可恢复'),
  }),
]);
/** Input of a change order. */
export type ChangeRequest = z.output<typeof changeBody>;

/** Lines of a change order differ from those of a new lock, and include the coupon. */
export const changeQuote = z.object({
  lines: z.array(
    z.object({
      key: z.enum(['service', 'medium', 'seal', 'platform', 'change', 'fixed', 'courier', 'coupon']),
      label: z.string(),
      unitFen: f.fen,
      quantity: z.int().min(0),
      /** Negative for the coupon. */
      amountFen: z.int(),
    }),
  ),
  totalFen: f.fen,
});
/** Price of a change, line by line. */
export type ChangeQuote = z.output<typeof changeQuote>;

const exampleCertificateId = 'a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a4b';
const exampleQuote: ChangeQuote = {
  lines: [{ key: 'service', label: '证书服务费', unitFen: 20000, quantity: 1, amountFen: 20000 }],
  totalFen: 20000,
};
const exampleRenewal: ChangeRequest = {
  orderType: '0103',
  requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69',
  certificateId: exampleCertificateId,
  attachments: [],
  delivery: 'online',
  receiver: null,
  servicePoint: '',
  couponTicketId: null,
  openBids: false,
  riskAccepted: false,
  expectedTotalFen: 20000,
  agreed: true,
  years: 1,
};
const exampleAnswer = {
  ...exampleOrder,
  orderType: '0103' as const,
  state: 20 as const,
  paidAt: null,
  reviewBefore: null,
  payBefore: '2026-11-22 10:00:00',
  version: 1,
  actions: ['pay' as const, 'cancel' as const],
};

/** Business types that start from a certificate the caller has. */
export const caChange = {
  needInfo: endpoint({
    method: 'GET',
    path: '/api/caTable/selectBgNeedInfo',
    summary:
      'All that a change page needs: the certificate, what may change, who is touched, prices, attachments',
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    query: z.object({ certificateId, orderType: changeType }),
    response: z.object({
      certificateId,
      holderName: z.string(),
      lockTypeName: z.string(),
      serialNumber: z.string(),
      state: z.enum(certificateStates),
      notAfter: f.beijing.nullable(),
      providerCode: f.code,
      providerName: z.string(),
      platforms: z.array(z.object({ code: f.code, name: z.string(), held: z.boolean() })),
      providers: z.array(z.object({ code: f.code, name: z.string(), unavailableReason: z.string() })),
      yearOptions: z.array(years),
      deliveries: z.array(z.enum(deliveries)),
      /** Why it cannot be ordered now (renewal window, running order, role); empty when it can. */
      unavailableReason: z.string(),
      /** First possible day; null when it is possible now or never. */
      availableFrom: f.day.nullable(),
      requiredAttachments: z.array(z.enum(attachmentKinds)),
      /** Certificates that the change would affect, including the chosen one. */
      touched: z.array(
        z.object({
          certificateId,
          holderName: z.string(),
          /** Code of the lock's type: the master lock is `masterLockType`, whatever it is called. */
          lockType: z.string(),
          lockTypeName: z.string(),
          serialNumber: z.string(),
        }),
      ),
      items: z.array(orderChangeItem),
    }),
    example: {
      query: { certificateId: exampleCertificateId, orderType: '0103' },
      response: {
        certificateId: exampleCertificateId,
        holderName: '示例建设工程有限公司',
        lockTypeName: '主锁',
        serialNumber: '4A7F91C20E883D15',
        state: 'expiring',
        notAfter: '2027-02-08 10:30:00',
        providerCode: 'F01',
        providerName: '北辰 CA',
        platforms: [{ code: 'P01', name: '省级工程建设交易平台', held: true }],
        providers: [{ code: 'F01', name: '北辰 CA', unavailableReason: '' }],
        yearOptions: [1, 2, 3],
        deliveries: ['online', 'counter'],
        unavailableReason: '',
        availableFrom: null,
        requiredAttachments: [],
        touched: [
          {
            certificateId: exampleCertificateId,
            holderName: '示例建设工程有限公司',
            lockType: 'L01',
            lockTypeName: '主锁',
            serialNumber: '4A7F91C20E883D15',
          },
        ],
        items: [
          {
            price: '200.00',
            merged: '0',
            orderType: '0103',
            roleId: 5,
            distributed: '0',
            children: [{ price: 200, merged: '0', orderType: '0103', roleId: 5, distributed: '0' }],
          },
        ],
      },
    },
  }),
  quote: endpoint({
    method: 'POST',
    path: '/huiyuanCadog/quoteBG',
    summary: 'The server’s price of a change, line by line',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({
      certificateId,
      orderType: changeType,
      years: years.nullable(),
      providerCode: f.code.nullable(),
      platformCodes: z.array(f.code).max(20),
      changes: z.array(z.enum(enterpriseChanges)).max(5),
      /** Reason of a replacement: a fault within a year is free. */
      reason: z.enum(replacementReasons).optional(),
      delivery: z.enum(deliveries),
      couponTicketId: z.int().min(1).nullable(),
    }),
    /** `newNotAfter` for a renewal and another provider; null for all others. */
    response: changeQuote.extend({ newNotAfter: f.beijing.nullable() }),
    example: {
      body: {
        certificateId: exampleCertificateId,
        orderType: '0103',
        years: 1,
        providerCode: null,
        platformCodes: [],
        changes: [],
        delivery: 'online',
        couponTicketId: null,
      },
      response: { ...exampleQuote, newNotAfter: '2028-02-08 10:30:00' },
    },
  }),
  save: endpoint({
    method: 'POST',
    path: '/huiyuanCadog/saveCaiInfoBG',
    summary: 'Place a change order of types 0102 to 0106 or 0108; once for each requestId',
    source: '7.6',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: changeBody,
    response: orderDetail,
    example: { body: exampleRenewal, response: exampleAnswer },
  }),
  saveCostEngineer: endpoint({
    method: 'POST',
    path: '/huiyuanCadog/saveCaiInfoBGZjs',
    summary: 'Place an order for a changed practice seal of a cost engineer (0110)',
    source: '7.6',
    access: { kind: 'user', roles: [4, 5] },
    envelope: 'data',
    repeatable: true,
    body: z.object({
      ...common,
      registrationNumber: z.string().trim().min(4, '请输入注册编号').max(30),
      sealCode: z.string().trim().min(4, '请输入执业印章编码').max(30),
      employer: f.companyName,
      sealValidUntil: f.day,
      explanation,
    }),
    response: orderDetail,
    example: {
      body: {
        requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69',
        certificateId: exampleCertificateId,
        attachments: [{ kind: 'sealForm', fileId: f.exampleFile.fileId }],
        delivery: 'online',
        receiver: null,
        servicePoint: '',
        couponTicketId: null,
        openBids: false,
        riskAccepted: false,
        expectedTotalFen: 5000,
        agreed: true,
        registrationNumber: 'B0000000000001',
        sealCode: 'B11000000000001',
        employer: '示例造价咨询有限公司',
        sealValidUntil: '2030-12-31',
        explanation: '聘用单位变更',
      },
      response: { ...exampleAnswer, orderType: '0110', totalFen: 5000 },
    },
  }),
  progress: endpoint({
    method: 'GET',
    path: '/huiyuanCadog/changeProgress/{orderNo}',
    summary: 'How far an enterprise change is: one line for each lock that it touches',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ orderNo: f.orderNo }),
    response: z.object({
      done: z.int().min(0),
      total: z.int().min(0),
      changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
      locks: z.array(
        z.object({
          certificateId,
          holderName: z.string(),
          lockTypeName: z.string(),
          serialNumber: z.string(),
          state: z.enum(['waiting', 'writing', 'failed', 'done']),
          /** Instructions for its holder. */
          nextStep: z.string(),
        }),
      ),
      /** Each holder may be reminded once a day. */
      remindedAt: f.beijing.nullable(),
    }),
    example: {
      params: { orderNo: 'DD20261121000001' },
      response: {
        done: 3,
        total: 7,
        changes: [{ label: '企业名称', before: '示例建设工程公司', after: '示例建设工程有限公司' }],
        locks: [
          {
            certificateId: exampleCertificateId,
            holderName: '李样例',
            lockTypeName: '个人锁',
            serialNumber: '4A7F91C20E883D16',
            state: 'waiting',
            nextStep: '登录后插入CA锁，点击“更新证书”',
          },
        ],
        remindedAt: null,
      },
    },
  }),
  remind: endpoint({
    method: 'POST',
    path: '/huiyuanCadog/changeProgress/{orderNo}/remind',
    summary: 'Remind all holders who have not rewritten their locks; once a day',
    source: 'ours',
    access: { kind: 'user', roles: [5] },
    envelope: 'data',
    params: z.object({ orderNo: f.orderNo }),
    response: z.object({ reminded: z.int().min(0) }),
    example: { params: { orderNo: 'DD20261121000001' }, response: { reminded: 4 } },
  }),
};
