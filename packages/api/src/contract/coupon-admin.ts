import { z } from 'zod';
import { couponTypes, mostGranted, orderTypes, permissions } from '../domain/index.js';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';

const access = may(permissions.manageCoupons);
const byId = z.object({ id: f.id });
const form = z.object({
  name: f.title,
  /** In fen. */
  amount: z.int().min(1).max(1_000_000_00),
  type: z.enum(couponTypes),
  startTime: f.beijing,
  endTime: f.beijing,
  thresholdFen: f.fen,
  orderTypes: z.array(z.enum(orderTypes)).max(orderTypes.length),
  total: z.int().min(1).max(1_000_000),
  perPerson: z.int().min(1).max(99),
});
const record = form.extend({
  id: z.int(),
  state: z.enum(['draft', 'running', 'stopped', 'ended']),
  claimed: z.int().min(0),
  used: z.int().min(0),
  /** Fields in use, with the reason why they are locked. */
  locked: z.array(z.object({ field: z.string(), reason: z.string() })),
});
const exampleForm = {
  name: '新办立减券',
  amount: 5000,
  type: '1' as const,
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-31 23:59:59',
  thresholdFen: 30000,
  orderTypes: ['0101' as const],
  total: 500,
  perPerson: 1,
};
const exampleRecord = {
  ...exampleForm,
  id: 3,
  state: 'running' as const,
  claimed: 312,
  used: 120,
  locked: [{ field: 'amount', reason: '已有 312 人领取，不能修改面额' }],
};

/** Rows: Coupons, for the office. */
export const couponAdmin = {
  list: endpoint({
    method: 'GET',
    path: '/coupon/admin/list',
    summary: 'Coupons with what was claimed and used',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object({ ...f.paging, keyword: f.keyword.optional(), state: record.shape.state.optional() }),
    response: record,
    example: { query: { page: 1, limit: 20 }, response: exampleRecord },
  }),
  add: endpoint({
    method: 'POST',
    path: '/coupon/admin',
    summary: 'A new coupon; it runs from its start',
    source: 'ours',
    access,
    once: true,
    envelope: 'data',
    body: form,
    response: record,
    example: { body: exampleForm, response: { ...exampleRecord, claimed: 0, used: 0, locked: [] } },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/coupon/admin/{id}',
    summary: 'Change what nobody relies on yet; the total may only grow',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    body: form,
    response: record,
    example: {
      params: { id: 3 },
      body: { ...exampleForm, total: 800 },
      response: { ...exampleRecord, total: 800 },
    },
  }),
  figures: endpoint({
    method: 'GET',
    path: '/coupon/admin/{id}/figures',
    summary: 'What became of the tickets of a coupon, and what it took off',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    response: z.object({
      unused: z.int().min(0),
      frozen: z.int().min(0),
      used: z.int().min(0),
      expired: z.int().min(0),
      /** Discount on the orders that used it. */
      discountFen: f.fen,
      /** Price of those orders before the discount. */
      orderFen: f.fen,
    }),
    example: {
      params: { id: 3 },
      response: {
        unused: 180,
        frozen: 4,
        used: 120,
        expired: 8,
        discountFen: 600_000,
        orderFen: 3_600_000,
      },
    },
  }),
  grant: endpoint({
    method: 'POST',
    path: '/coupon/admin/{id}/grant',
    summary: 'Give a ticket to each of several people, to all of them or to nobody',
    source: 'ours',
    access,
    once: true,
    envelope: 'data',
    params: byId,
    /** User names or phones. */
    body: z.object({
      people: z.array(z.string().trim().min(1).max(50)).min(1, '请填写账号或手机号').max(mostGranted),
    }),
    response: z.object({ granted: z.int().min(0) }),
    example: {
      params: { id: 3 },
      body: { people: ['fuzeren', '13000000005'] },
      response: { granted: 2 },
    },
  }),
  stop: endpoint({
    method: 'POST',
    path: '/coupon/admin/{id}/stop',
    summary: 'Stop the claiming; tickets that were claimed stay good',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    response: record,
    example: { params: { id: 3 }, response: { ...exampleRecord, state: 'stopped' } },
  }),
};
