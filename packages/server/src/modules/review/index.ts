import type { review } from '@ca-portal/api/contract';
import { orderStates } from '@ca-portal/api/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { offsetOf } from '../../db/paging.js';
import { orders } from '../../db/schema/index.js';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { findOrder } from '../orders/order-row.js';
import { orderDetail, orderSummary } from '../orders/order-view.js';
import { decide } from './decide.js';
import { reviewDetail } from './review-detail.js';

const waiting = eq(orders.state, orderStates.waitingForReview);

export const reviewHandlers: Handlers<typeof review> = {
  async queue({ query }, context) {
    const { db } = context.services;
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(orders)
      .where(waiting);
    const rows = await db
      .select()
      .from(orders)
      .where(waiting)
      // Everybody has the same 24 hours from payment, so the oldest payment has the least time left.
      .orderBy(asc(orders.paidAt), asc(orders.orderNo))
      .limit(query.limit)
      .offset(offsetOf(query));
    const rules = await parametersOf(context.services);
    return { rows: rows.map((order) => orderSummary(order, rules)), total: counted?.total ?? 0 };
  },

  async detail({ params }, context) {
    const { db } = context.services;
    const order = await findOrder(db, params.orderNo);
    if (!order?.paidAt) throw new PortalError('notFound');
    return reviewDetail(order, context);
  },

  async approve({ params, body }, context) {
    const order = await decide({ ...params, ...body, rejection: [] }, context);
    return orderDetail(order, context);
  },

  async reject({ params, body: { version, reasons } }, context) {
    const order = await decide({ ...params, version, rejection: reasons }, context);
    return orderDetail(order, context);
  },
};
