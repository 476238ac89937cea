import { z } from 'zod';
import { couponStates, couponTypes, orderTypes } from '../domain/index.js';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { orderNo } from './fields.js';

const coupon = z.object({
  id: z.int(),
  name: z.string(),
  /** In fen. */
  amount: f.fen,
  type: z.enum(couponTypes),
  startTime: f.beijing,
  endTime: f.beijing,
  /** Minimum amount of the order, in fen; 0 without a minimum. */
  thresholdFen: f.fen,
  /** Applicable business types; empty means all but a cancellation. */
  orderTypes: z.array(z.enum(orderTypes)),
});

/** Claimable, or already claimed as often as allowed. */
const claimable = coupon.extend({
  total: z.int().min(0),
  claimed: z.int().min(0),
  perPerson: z.int().min(1),
  claimState: z.enum(['claimable', 'claimed', 'soldOut', 'notStarted']),
});
/** A coupon on offer. */
export type ClaimableCoupon = z.output<typeof claimable>;

/** A ticket of the caller: each claim is a separate ticket. */
const mine = coupon.extend({
  ticketId: z.int(),
  state: z.enum(couponStates),
  /** The unpaid order that holds a frozen ticket, or the order that used it. */
  orderNo: orderNo.nullable(),
  claimedAt: f.beijing,
});
/** A coupon that somebody holds. */
export type MyCoupon = z.output<typeof mine>;

const exampleCoupon = {
  id: 3,
  name: '新办立减券',
  amount: 5000,
  type: '1' as const,
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-31 23:59:59',
  thresholdFen: 30000,
  orderTypes: ['0101' as const],
};
const exampleMine: MyCoupon = {
  ...exampleCoupon,
  ticketId: 88,
  state: '0',
  orderNo: null,
  claimedAt: '2026-11-10 08:30:00',
};

/** Rows: Coupons of the member. */
export const coupons = {
  claimable: endpoint({
    method: 'GET',
    path: '/coupon/claimable',
    summary: 'Coupons on offer; with a session each says whether the caller may still claim it',
    source: 'ours (2.6)',
    access: anybody,
    envelope: 'rows',
    query: z.object(f.paging),
    response: claimable,
    example: {
      query: { page: 1, limit: 20 },
      response: { ...exampleCoupon, total: 500, claimed: 312, perPerson: 1, claimState: 'claimable' },
    },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/coupon/mine',
    summary: 'The caller’s tickets of a state, those that end first in front',
    source: 'ours (2.3 /myCoupons)',
    access: signedIn,
    envelope: 'rows',
    query: z.object({ ...f.paging, state: z.enum(couponStates).optional() }),
    response: mine,
    example: { query: { page: 1, limit: 20, state: '0' }, response: exampleMine },
  }),
  counts: endpoint({
    method: 'GET',
    path: '/coupon/counts',
    summary: 'How many tickets of each state the caller holds, and how many end within three days',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.object({
      unused: z.int().min(0),
      used: z.int().min(0),
      expired: z.int().min(0),
      frozen: z.int().min(0),
      endingSoon: z.int().min(0),
    }),
    example: { response: { unused: 2, used: 1, expired: 3, frozen: 0, endingSoon: 1 } },
  }),
  claim: endpoint({
    method: 'POST',
    path: '/coupon/{id}/claim',
    summary: 'Claim one; the last one goes to exactly one claimant',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ id: f.id }),
    body: z.object({ requestId: f.requestId }),
    repeatable: true,
    response: mine,
    example: {
      params: { id: 3 },
      body: { requestId: '0d9f6a52-2a7e-4a5b-8f3c-1e2d3c4b5a69' },
      response: exampleMine,
    },
  }),
  remind: endpoint({
    method: 'POST',
    path: '/coupon/{id}/remind',
    summary: 'Send a message when a coupon can be claimed; asking twice asks once',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ id: f.id }),
    repeatable: true,
    response: f.nothing,
    example: { params: { id: 3 }, response: null },
  }),
  forOrder: endpoint({
    method: 'POST',
    path: '/coupon/forOrder',
    summary: 'Tickets that fit an order, the best one first, each with what it saves',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    body: z.object({ orderType: z.enum(orderTypes), goodsFen: f.fen, courierFen: f.fen }),
    response: z.array(mine.extend({ savesFen: f.fen })),
    example: {
      body: { orderType: '0101', goodsFen: 45000, courierFen: 1500 },
      response: [{ ...exampleMine, savesFen: 5000 }],
    },
  }),
};
