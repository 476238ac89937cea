import { z } from 'zod';
import { attachmentKinds, permissions } from '../domain/index.js';
import { endpoint, type Access } from './endpoint.js';
import * as f from './fields.js';
import { exampleOrder, orderDetail, orderSummary } from './orders.js';

const reviewer = { kind: 'user', permission: permissions.reviewOrders } as const satisfies Access;
const maker = { kind: 'user', permission: permissions.makeCertificates } as const satisfies Access;
const keeper = { kind: 'user', permission: permissions.manageStock } as const satisfies Access;
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
  state: z.enum(['stock', 'bound', 'used', 'locked', 'lost', 'damaged', 'recycled']),
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

/** Review claims, and the desk where locks are made, labelled and handed over. */
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
        file: f.fileLink.extend({ contentType: z.string() }),
        findings: z.array(
          z.object({
            text: z.string(),
            /** Share of the picture; null for the whole. */
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
    summary: 'Orders to be made, repaired, handed over or shipped',
    source: 'ours',
    access: maker,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      step: z.enum(['make', 'failed', 'handOver', 'ship']).optional(),
      /** Scanned from the order’s barcode. */
      orderNo: f.orderNo.optional(),
    }),
    response: orderSummary,
    example: { query: { page: 1, limit: 20 }, response: orderSummary.parse(exampleOrder) },
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
    body: z.object({ version, serial: z.string().min(1).max(64) }),
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
      pickupCode: z.string().regex(/^\d{4,8}$/, '取件码不正确'),
      collectorName: f.personName,
      collectorIdNumber: f.idCard,
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
    body: z.object({
      version,
      courier: z.string().trim().min(2).max(20),
      trackingNumber: z.string().regex(/^[A-Za-z0-9]{6,30}$/, '快递单号不正确'),
    }),
    response: orderDetail,
    example: {
      params,
      body: { version: 6, courier: '示例快递', trackingNumber: 'SF0000000001' },
      response: { ...made, state: 61 },
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
};
