import type { orderService as group } from '@ca-portal/api/contract';
import { orderTab, orderTabs, type OrderTab } from '@ca-portal/api/domain';
import { and, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { releaseCombined, closeUnpaidOrders } from '../../services/money/index.js';
import { findOrder, type OrderRow, orderDetail, owned, ownOrders } from '../../services/orders/index.js';
import { attach } from './attach.js';
import { askRefund, withdrawRefund } from './ask-refund.js';
import { checkBatch, createBatch } from './batch.js';
import { chooseCoupon } from './choose-coupon.js';
import { dropDraft, keepDraft, readDraft } from './drafts.js';
import { received } from './received.js';
import { receivers } from './receivers.js';
import { resubmit } from './resubmit.js';
import { orderService } from './service-view.js';

export { forgetDrafts } from './drafts.js';
export { receiveSilently } from './received.js';

async function upToDate(context: CallContext): Promise<void> {
  await releaseCombined(context.services);
  await closeUnpaidOrders(context.services);
}
const service = (order: OrderRow, context: CallContext) => orderService(context.services.db, order);
const detail = (order: OrderRow, context: CallContext) => orderDetail(order, context);

export const orderServiceHandlers: Handlers<typeof group> = {
  async counts(_, context) {
    await upToDate(context);
    const rows = await context.services.db
      .select({
        state: orders.state,
        refundStatus: orders.refundStatus,
        count: sql<number>`count(*)::int`,
      })
      .from(orders)
      .where(and(...ownOrders(sessionOf(context))))
      .groupBy(orders.state, orders.refundStatus);
    const counts = new Map<OrderTab, number>();
    const add = (tab: OrderTab, count: number) => counts.set(tab, (counts.get(tab) ?? 0) + count);
    for (const { state, refundStatus, count } of rows) {
      const tab = orderTab(state, refundStatus);
      if (tab !== 'all') add(tab, count);
      add('all', count);
    }
    return orderTabs.map((tab) => ({ tab, count: counts.get(tab) ?? 0 }));
  },

  receivers: (_, context) => receivers(context),

  async service({ params }, context) {
    await upToDate(context);
    const order = owned(sessionOf(context), await findOrder(context.services.db, params.orderNo));
    return service(order, context);
  },

  async coupon({ params, body }, context) {
    await upToDate(context);
    return service(await chooseCoupon(params.orderNo, body, context), context);
  },
  async attach({ params, body }, context) {
    return service(await attach(params.orderNo, body, context), context);
  },
  async resubmit({ params, body }, context) {
    return detail(await resubmit(params.orderNo, body, context), context);
  },
  async refund({ params, body }, context) {
    return service(await askRefund(params.orderNo, body, context), context);
  },
  async withdrawRefund({ params, body }, context) {
    return service(await withdrawRefund(params.orderNo, body.version, context), context);
  },
  async received({ params, body }, context) {
    return detail(await received(params.orderNo, body.version, context), context);
  },
  batchCheck: ({ body }, context) => checkBatch(body, context, body.delivery),
  batchCreate: ({ body }, context) => createBatch(body, context),

  draft: ({ params }, context) => readDraft(params.draftKey, context),
  keepDraft: (input, context) => keepDraft(input, context),
  async dropDraft({ params }, context) {
    await dropDraft(params.draftKey, context);
    return null;
  },
};
