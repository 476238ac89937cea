import type { review } from '@ca-portal/api/contract';
import { orderStates } from '@ca-portal/api/domain';
import { and, asc, eq } from 'drizzle-orm';
import { pageOf } from '../../db/paging.js';
import { sessionOf } from '../../kernel/session.js';
import { orders } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import {
  findOrder,
  notAgreedBy,
  orderDetail,
  orderSummaries,
  reviewStart,
} from '../../services/orders/index.js';
import { decide } from './decide.js';
import { reviewDetail } from './review-detail.js';

const waiting = eq(orders.state, orderStates.waitingForReview);

export const reviewHandlers: Handlers<typeof review> = {
  async queue({ query }, context) {
    const { db } = context.services;
    // Every order has the same 24 hours, so the oldest one has the least time left.
    const { rows, total } = await pageOf(
      db,
      orders,
      {
        where: and(waiting, notAgreedBy(sessionOf(context).userId)),
        orderBy: [asc(reviewStart), asc(orders.orderNo)],
      },
      query,
    );
    const rules = await parametersOf(context.services);
    return { rows: await orderSummaries(db, rows, rules), total };
  },

  async detail({ params }, context) {
    const { db } = context.services;
    const order = await findOrder(db, params.orderNo);
    if (!order?.paidAt) throw new PortalError('notFound');
    return reviewDetail(order, context);
  },

  async approve({ params, body }, context) {
    const order = await decide({ ...params, ...body, outcome: 'approved', rejection: [] }, context);
    return orderDetail(order, context);
  },

  async reject({ params, body: { version, reasons, remark, final } }, context) {
    const outcome = final ? 'refused' : 'returned';
    const order = await decide({ ...params, version, outcome, rejection: reasons, remark }, context);
    return orderDetail(order, context);
  },
};
