import { z } from 'zod';
import { orderTypes, permissions } from '../domain/index.js';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';

const access = may(permissions.viewStatistics);
const period = z.object({ from: f.day, to: f.day });
const examplePeriod = { from: '2026-11-01', to: '2026-11-21' };
const count = z.int().min(0);

/** Figures of the office’s home page; each chart is a separate call, so that each can fail alone. */
export const statistics = {
  overview: endpoint({
    method: 'GET',
    path: '/statistics/overview',
    summary: 'Orders, turnover, open reviews, and what needs a person now',
    source: 'ours',
    access,
    envelope: 'data',
    query: period,
    response: z.object({
      orders: count,
      turnoverFen: f.fen,
      certificates: count,
      waitingForReview: count,
      overdue: count,
      tasks: z.array(z.object({ label: z.string(), count, link: z.string() })),
    }),
    example: {
      query: examplePeriod,
      response: {
        orders: 812,
        turnoverFen: 26_480_000,
        certificates: 704,
        waitingForReview: 12,
        overdue: 0,
        tasks: [{ label: '待确认汇款', count: 3, link: '/operation/finance?state=confirming' }],
      },
    },
  }),
  orders: endpoint({
    method: 'GET',
    path: '/statistics/orders',
    summary: 'Orders and money received by day, orders by business type and by city',
    source: 'ours',
    access,
    envelope: 'data',
    query: period,
    response: z.object({
      days: z.array(z.object({ day: f.day, count, paidFen: f.fen })),
      types: z.array(z.object({ orderType: z.enum(orderTypes), count })),
      cities: z.array(z.object({ city: z.string(), count })),
    }),
    example: {
      query: examplePeriod,
      response: {
        days: [{ day: '2026-11-20', count: 41, paidFen: 1_180_000 }],
        types: [{ orderType: '0103', count: 402 }],
        cities: [{ city: '沈阳', count: 310 }],
      },
    },
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/statistics/reviews',
    summary: 'Review time by day against the 24 hours, and the reasons for sending back',
    source: 'ours',
    access,
    envelope: 'data',
    query: period,
    response: z.object({
      days: z.array(
        z.object({ day: f.day, medianMinutes: count.nullable(), ninetiethMinutes: count.nullable() }),
      ),
      reasons: z.array(z.object({ code: z.string(), text: z.string(), count })),
    }),
    example: {
      query: examplePeriod,
      response: {
        days: [{ day: '2026-11-20', medianMinutes: 96, ninetiethMinutes: 1_100 }],
        reasons: [{ code: 'S1', text: '压字', count: 18 }],
      },
    },
  }),
  expiry: endpoint({
    method: 'GET',
    path: '/statistics/expiry',
    summary: 'Certificates that end in each of the next twelve months; of one role where it is named',
    source: 'ours',
    access,
    envelope: 'data',
    query: z.object({ roleId: z.coerce.number<number>().int().min(1).max(999).optional() }),
    response: z.array(z.object({ month: z.string(), count })).max(12),
    example: { query: {}, response: [{ month: '2026-12', count: 142 }] },
  }),
  queues: endpoint({
    method: 'GET',
    path: '/statistics/queues',
    summary: 'What waits for a person, by how long it has waited',
    source: 'ours',
    access,
    envelope: 'data',
    response: z.array(
      z.object({
        label: z.string(),
        link: z.string(),
        /** Less than a sixth of the administrator's time for a review (`waitingSteps`). */
        fresh: count,
        /** Up to that time. */
        today: count,
        /** Up to three times it. */
        days: count,
        /** Longer. */
        old: count,
      }),
    ),
    example: {
      response: [{ label: '订单审核', link: '/certManage/review', fresh: 7, today: 4, days: 1, old: 0 }],
    },
  }),
};
