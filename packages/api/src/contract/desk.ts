import { z } from 'zod';
import {
  attachmentKinds,
  certificateStates,
  deskNames,
  permissions,
  stickMoves,
  stickStates,
} from '../domain/index.js';
import { endpoint, fileFacts, signedIn, type Access } from './endpoint.js';
import * as f from './fields.js';
import { exampleOrder, orderDetail, orderSummary } from './orders.js';

const reviewer = { kind: 'user', permission: permissions.reviewOrders } as const satisfies Access;
const maker = { kind: 'user', permission: permissions.makeCertificates } as const satisfies Access;
const keeper = { kind: 'user', permission: permissions.manageStock } as const satisfies Access;
const agent = { kind: 'user', permission: permissions.serveCustomers } as const satisfies Access;
const byOrderNo = z.object({ orderNo: f.orderNo });
const version = z.int().min(1);
const params = { orderNo: 'DD20261121000001' };
const claim = z.object({ orderNo: f.orderNo, claimedBy: z.string(), claimedUntil: f.beijing.nullable() });
const exampleClaim = {
  orderNo: 'DD20261121000001',
  claimedBy: '王演示',
  claimedUntil: '2026-11-21 11:10:00',
};
const made = { ...exampleOrder, state: 60 as const, version: 6, reviewBefore: null };
const stick = z.object({
  id: z.int(),
  serial: z.string(),
  mediumName: z.string(),
  state: z.enum(stickStates),
  servicePoint: z.string(),
  orderNo: f.orderNo.nullable(),
  at: f.beijing,
});
const exampleStick = {
  id: 1,
  serial: 'SIM-0001',
  mediumName: '示例介质厂商甲',
  state: 'stock' as const,
  servicePoint: '沈阳浑南服务网点（示例）',
  orderNo: null,
  at: '2026-11-01 09:00:00',
};

const found = z.object({
  kind: z.enum(['person', 'company', 'order', 'lock']),
  /** The person concerned. */
  userGuid: f.uuid,
  /** The match: a name, an order number, a serial number. */
  title: z.string(),
  /** Distinguishes two matches of the same name; masked. */
  text: z.string(),
});
/** What the courier’s slip says. */
const slip = {
  courier: z.string().trim().min(2).max(20),
  trackingNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{6,30}$/, '快递单号不正确'),
};
const note = z.object({ id: z.int(), at: f.beijing, author: z.string(), text: z.string() });
const exampleNote = { id: 1, at: '2026-11-21 10:20:00', author: '王演示', text: '来电询问领取时间' };
const deeds = [
  'reviews',
  'people',
  'companies',
  'applications',
  'recoveries',
  'transfers',
  'refunds',
  ...stickMoves,
] as const;
const caller = '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12';
const exampleFound = {
  kind: 'person' as const,
  userGuid: caller,
  title: '李样例',
  text: '130****0002，示例建设工程有限公司',
};
const question = z.object({
  id: z.int(),
  question: z.string(),
  /** Number of unsuccessful searches. */
  asked: z.int().min(1),
  lastAt: f.beijing,
  /** An earlier answer that the second person has returned, with the reason; null if there is none. */
  returned: z.object({ title: z.string(), answer: z.string(), reason: z.string() }).nullable(),
});
const exampleQuestion = {
  id: 1,
  question: '锁可以借给同事用吗',
  asked: 3,
  lastAt: '2026-11-21 10:20:00',
  returned: null,
};

/** Review claims, the desk where locks are made, labeled and handed over, and the service desk. */
export const desk = {
  claim: endpoint({
    method: 'POST',
    path: '/review/{orderNo}/claim',
    summary: 'Take an order for review: nobody else opens it for 30 minutes',
    source: 'ours',
    access: reviewer,
    envelope: 'data',
    params: byOrderNo,
    repeatable: true,
    response: claim,
    example: { params, response: exampleClaim },
  }),
  release: endpoint({
    method: 'POST',
    path: '/review/{orderNo}/release',
    summary: 'Give an order back to the queue',
    source: 'ours',
    access: reviewer,
    envelope: 'data',
    params: byOrderNo,
    repeatable: true,
    response: claim,
    example: { params, response: { ...exampleClaim, claimedBy: '', claimedUntil: null } },
  }),
  claims: endpoint({
    method: 'GET',
    path: '/review/claims',
    summary: 'Who reviews what at the moment, and the figures of the day',
    source: 'ours',
    access: reviewer,
    envelope: 'data',
    response: z.object({
      claims: z.array(claim),
      waiting: z.int().min(0),
      overdue: z.int().min(0),
      reviewedToday: z.int().min(0),
      medianMinutes: z.int().min(0).nullable(),
    }),
    example: {
      response: { claims: [exampleClaim], waiting: 12, overdue: 0, reviewedToday: 42, medianMinutes: 96 },
    },
  }),
  hold: endpoint({
    method: 'POST',
    path: '/desk/claims/{desk}',
    summary: 'Take an item of a desk or let it go; answers what is held there',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    params: z.object({ desk: z.enum(deskNames) }),
    body: z.object({ item: z.string().min(1).max(40).optional(), release: z.boolean().optional() }),
    response: z.array(
      z.object({
        item: z.string(),
        claimedBy: z.string(),
        claimedUntil: f.beijing,
        /** The caller's. */
        own: z.boolean(),
      }),
    ),
    example: {
      params: { desk: 'refunds' },
      body: { item: '2' },
      response: [{ item: '2', claimedBy: '王演示', claimedUntil: '2026-11-21 11:10:00', own: true }],
    },
  }),
  attachments: endpoint({
    method: 'GET',
    path: '/review/{orderNo}/attachments',
    summary:
      'Attachments of an order for the viewer, with what the machine found and the reasons to choose from',
    source: 'ours',
    access: reviewer,
    envelope: 'data',
    params: byOrderNo,
    response: z.array(
      z.object({
        kind: z.enum(attachmentKinds),
        label: z.string(),
        /** An example of a good one. */
        hint: z.string(),
        file: f.fileLink.extend({ contentType: z.string() }),
        /** The last judged file, if another file was uploaded since. */
        previous: f.fileLink.extend({ contentType: z.string() }).nullable(),
        findings: z.array(
          z.object({
            text: z.string(),
            /** Region as shares of the picture; null for the whole. */
            box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
          }),
        ),
        reasons: z.array(z.object({ code: z.string(), text: z.string() })),
      }),
    ),
    example: {
      params,
      response: [
        {
          kind: 'sealForm',
          label: '电子印章采集表',
          hint: '印章盖在方框内，不得压字；扫描 300dpi 以上，不要手机拍照',
          previous: null,
          file: { ...f.exampleFile, contentType: 'application/pdf' },
          findings: [{ text: '印章边缘有文字', box: { x: 0.4, y: 0.4, width: 0.1, height: 0.05 } }],
          reasons: [{ code: 'S1', text: '压字' }],
        },
      ],
    },
  }),
  queue: endpoint({
    method: 'GET',
    path: '/desk/list',
    summary: 'Orders to be made, repaired, handed over or shipped, and parcels on their way',
    source: 'ours',
    access: maker,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      step: z.enum(['make', 'failed', 'handOver', 'ship', 'shipped']).optional(),
      /** Scanned from the order’s barcode. */
      orderNo: f.orderNo.optional(),
    }),
    response: orderSummary.extend({
      version: z.int(),
      /** The parcel on its way; null while there is none. */
      parcel: z.object({ courier: z.string(), trackingNumber: z.string(), shippedAt: f.beijing }).nullable(),
    }),
    example: {
      query: { page: 1, limit: 20 },
      response: { ...orderSummary.parse(exampleOrder), version: exampleOrder.version, parcel: null },
    },
  }),
  labels: endpoint({
    method: 'GET',
    path: '/desk/labels',
    summary: 'A sheet of labels for locks that are made, one an order, with its barcode',
    source: 'ours',
    access: maker,
    envelope: 'binary',
    query: z.object({ orderNos: z.string().regex(/^DD\d{14}(?:,DD\d{14}){0,99}$/) }),
    response: fileFacts,
    example: {
      query: { orderNos: params.orderNo },
      response: { fileName: '介质标签.pdf', contentType: 'application/pdf' },
    },
  }),
  made: endpoint({
    method: 'POST',
    path: '/desk/{orderNo}/made',
    summary:
      'The lock is written and checked: it waits for collection or shipping, and the code goes out by SMS',
    source: 'ours',
    access: maker,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({ version, serial: z.string().trim().min(1).max(64) }),
    response: orderDetail,
    example: { params, body: { version: 5, serial: 'SIM-0001' }, response: made },
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/desk/{orderNo}/handOver',
    summary: 'Hand a lock over at the counter against the pick-up code and the collector’s ID',
    source: 'ours',
    access: maker,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({
      version,
      pickupCode: z
        .string()
        .trim()
        .regex(/^\d{4,8}$/, '取件码不正确'),
      collectorName: f.personName,
      collectorIdNumber: f.idCard,
      /** Another person than the holder collects it with a letter of authorization, which the desk keeps. */
      authorized: z.boolean().optional(),
    }),
    response: orderDetail,
    example: {
      params,
      body: {
        version: 6,
        pickupCode: '482913',
        collectorName: '张示例',
        collectorIdNumber: '210000199003070013',
      },
      response: { ...made, state: 70, version: 7 },
    },
  }),
  ship: endpoint({
    method: 'POST',
    path: '/desk/{orderNo}/ship',
    summary: 'Send a lock by courier; the PIN is never in the parcel',
    source: 'ours',
    access: maker,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({ version, ...slip }),
    response: orderDetail,
    example: {
      params,
      body: { version: 6, courier: '示例快递', trackingNumber: 'SF0000000001' },
      response: { ...made, state: 61 },
    },
  }),
  correctParcel: endpoint({
    method: 'POST',
    path: '/desk/{orderNo}/parcel',
    summary: 'Correct courier and number of a parcel on its way; the holder is told',
    source: 'ours',
    access: maker,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({ version, ...slip }),
    response: orderDetail,
    example: {
      params,
      body: { version: 7, courier: '示例快递', trackingNumber: 'SF0000000002' },
      response: { ...made, state: 61, version: 8 },
    },
  }),
  parcelBack: endpoint({
    method: 'POST',
    path: '/desk/{orderNo}/parcelBack',
    summary:
      'A parcel came back, or is lost: it no longer counts as received by itself, and the order waits to be shipped again',
    source: 'ours',
    access: maker,
    envelope: 'data',
    params: byOrderNo,
    body: z.object({
      version,
      /** What the courier said; the holder reads it. */
      reason: z.string().trim().min(2, '请填写原因').max(200),
    }),
    response: orderDetail,
    example: {
      params,
      body: { version: 7, reason: '收件地址不详，快递退回' },
      response: { ...made, state: 61, version: 8 },
    },
  }),
  stock: endpoint({
    method: 'GET',
    path: '/desk/stock',
    summary: 'Sticks by serial number',
    source: 'ours',
    access: keeper,
    envelope: 'rows',
    query: z.object({ ...f.paging, keyword: f.keyword.optional(), state: stick.shape.state.optional() }),
    response: stick,
    example: { query: { page: 1, limit: 20 }, response: exampleStick },
  }),
  receiveStock: endpoint({
    method: 'POST',
    path: '/desk/stock',
    summary: 'Take sticks into stock; a serial number that is known is refused by name',
    source: 'ours',
    access: keeper,
    once: true,
    envelope: 'data',
    body: z.object({
      mediumCode: f.code,
      servicePoint: z.string().max(40),
      serials: z
        .array(z.string().regex(/^[\w-]{4,64}$/))
        .min(1)
        .max(500),
    }),
    response: z.object({ received: z.int().min(0), known: z.array(z.string()) }),
    example: {
      body: { mediumCode: 'M01', servicePoint: '沈阳浑南服务网点（示例）', serials: ['SIM-0101'] },
      response: { received: 1, known: [] },
    },
  }),
  moveStick: endpoint({
    method: 'POST',
    path: '/desk/stock/{id}',
    summary: 'A stick leaves the stock, or comes back: damaged, taken back, or sound again',
    source: 'ours (dossier 2.4 C)',
    access: keeper,
    envelope: 'data',
    params: z.object({ id: f.id }),
    body: z.object({
      /** The state that the keeper saw: if two act at once, the second is refused. */
      from: stick.shape.state,
      to: z.enum(['stock', 'damaged', 'recycled']),
      reason: z.string().trim().min(2, '请填写原因').max(200),
    }),
    response: stick,
    example: {
      params: { id: 1 },
      body: { from: 'stock', to: 'damaged', reason: '外壳破裂' },
      response: { ...exampleStick, state: 'damaged' },
    },
  }),
  find: endpoint({
    method: 'GET',
    path: '/desk/find',
    summary:
      'Whom a caller means: by phone, name, company, credit code, order, serial number or tracking number',
    source: 'ours (dossier 7)',
    access: agent,
    envelope: 'rows',
    query: z.object({ ...f.paging, keyword: f.keyword.optional() }),
    response: found,
    example: { query: { page: 1, limit: 20, keyword: '李样例' }, response: exampleFound },
  }),
  situation: endpoint({
    method: 'GET',
    path: '/desk/situation/{userGuid}',
    summary: 'What somebody sees, without being him: orders, certificates, notes; the view is logged',
    source: 'ours (dossier 7)',
    access: agent,
    envelope: 'data',
    writes: true,
    params: z.object({ userGuid: f.uuid }),
    response: z.object({
      userGuid: f.uuid,
      name: z.string(),
      phone: z.string(),
      companyName: z.string(),
      roleNames: z.array(z.string()),
      /** Stopped by an administrator, or closed. */
      usable: z.boolean(),
      /** After too many wrong passwords, no password is taken until then; null while one is. */
      lockedUntil: f.beijing.nullable(),
      lastLoginAt: f.beijing.nullable(),
      orders: z.array(orderSummary),
      certificates: z.array(
        z.object({
          serialNumber: z.string(),
          deviceId: z.string(),
          holderName: z.string(),
          state: z.enum(certificateStates),
          notAfter: f.beijing,
        }),
      ),
      notes: z.array(note),
    }),
    example: {
      params: { userGuid: caller },
      response: {
        userGuid: caller,
        name: '李样例',
        phone: '130****0002',
        companyName: '示例建设工程有限公司',
        roleNames: ['项目负责人'],
        usable: true,
        lockedUntil: null,
        lastLoginAt: '2026-11-21 08:30:00',
        orders: [orderSummary.parse(exampleOrder)],
        certificates: [
          {
            serialNumber: '5A10000000000001',
            deviceId: 'SIM-0001',
            holderName: '李样例',
            state: 'valid',
            notAfter: '2027-11-20 23:59:59',
          },
        ],
        notes: [exampleNote],
      },
    },
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/desk/situation/{userGuid}/notes',
    summary: 'Write down what a call was about, for the next colleague',
    source: 'ours (dossier 7)',
    access: agent,
    once: true,
    envelope: 'data',
    params: z.object({ userGuid: f.uuid }),
    body: z.object({ text: z.string().trim().min(2, '请填写记录').max(200) }),
    response: note,
    example: { params: { userGuid: caller }, body: { text: '来电询问领取时间' }, response: exampleNote },
  }),
  day: endpoint({
    method: 'GET',
    path: '/desk/day',
    summary:
      'What the caller himself has decided today, desk by desk; with a period what all did with the stock, day by day',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    /** The period is for keepers of the stock. */
    query: z.object({ from: f.day.optional(), to: f.day.optional() }),
    response: z.array(z.object({ deed: z.enum(deeds), count: z.int().min(0), day: f.day.optional() })),
    example: {
      query: {},
      response: deeds.map((deed, at) => ({ deed, count: at === 0 ? 42 : at === 1 ? 7 : 0 })),
    },
  }),
  questions: endpoint({
    method: 'GET',
    path: '/desk/questions',
    summary: 'What the chat was asked and could not answer, the most asked first',
    source: 'ours (dossier 6.3)',
    access: agent,
    envelope: 'rows',
    query: z.object({ ...f.paging }),
    response: question,
    example: { query: { page: 1, limit: 20 }, response: exampleQuestion },
  }),
  settleQuestion: endpoint({
    method: 'POST',
    path: '/desk/questions/{id}',
    summary: 'Submit an answer to the question bank, which somebody else approves, or drop the question',
    source: 'ours (dossier 6.3)',
    access: agent,
    envelope: 'data',
    params: z.object({ id: f.id }),
    body: z.discriminatedUnion('answered', [
      z.object({
        answered: z.literal(true),
        title: f.title,
        answer: z.string().trim().min(5, '请填写答案').max(2_000),
      }),
      z.object({ answered: z.literal(false) }),
    ]),
    response: question,
    example: { params: { id: 1 }, body: { answered: false }, response: exampleQuestion },
  }),
};
