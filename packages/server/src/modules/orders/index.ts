import type { orders as group } from '@ca-portal/api/contract';
import { hasPermission, permissions } from '@ca-portal/api/domain';
import { and, desc, eq, gte, like, lt, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { dayEnd, dayStart } from '../../db/beijing-day.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { orders } from '../../db/schema/index.js';
import { sessionOf, type Session } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { demandNoSettlement } from '../cashier/settlement-orders.js';
import { closeUnpaidOrders } from './close-unpaid.js';
import { createOrder } from './create-order.js';
import { moveOrder } from './move-order.js';
import { findOrder, lockOrder, type OrderRow } from './order-row.js';
import { orderDetail, orderSummary } from './order-view.js';
import { underTab } from './order-tab.js';
import { owned, ownOrders, ownsOrder } from './ownership.js';

export { closeUnpaidOrders, closeUnpaidOrdersRegularly } from './close-unpaid.js';

/** Staff see paid orders, as on the review desk, so that the making desk can open one. */
const maySee = (session: Session, order: OrderRow): boolean =>
  ownsOrder(session, order) ||
  (order.paidAt !== null && hasPermission(session.permissions, permissions.makeCertificates));

export const ordersHandlers: Handlers<typeof group> = {
  async create({ body }, context) {
    await closeUnpaidOrders(context.services);
    const order = await createOrder(body, context);
    return orderDetail(order, context);
  },

  async list({ query }, context) {
    const { db } = context.services;
    await closeUnpaidOrders(context.services);
    const mine = ownOrders(sessionOf(context));
    const keyword = query.keyword ? likePattern(query.keyword) : undefined;
    const condition = and(
      ...mine,
      query.tab ? underTab(query.tab) : undefined,
      query.orderType ? eq(orders.orderType, query.orderType) : undefined,
      keyword ? or(like(orders.orderNo, keyword), like(orders.holderName, keyword)) : undefined,
      query.from ? gte(orders.createdAt, dayStart(query.from)) : undefined,
      query.to ? lt(orders.createdAt, dayEnd(query.to)) : undefined,
      // A number that is no state matches nothing, as a filter should.
      query.state === undefined ? undefined : sql`${orders.state} = ${query.state}`,
    );
    const { rows, total } = await pageOf(
      db,
      orders,
      { where: condition, orderBy: [desc(orders.createdAt), desc(orders.orderNo)] },
      query,
    );
    const rules = await parametersOf(context.services);
    return { rows: rows.map((order) => orderSummary(order, rules)), total };
  },

  async detail({ params }, context) {
    const { db } = context.services;
    const session = sessionOf(context);
    await closeUnpaidOrders(context.services);
    const order = await findOrder(db, params.orderNo);
    if (!order || !maySee(session, order)) throw new PortalError('notFound');
    return orderDetail(order, context);
  },

  async cancel({ params }, context) {
    const { db, clock } = context.services;
    const session = sessionOf(context);
    await closeUnpaidOrders(context.services);
    const order = await db.transaction(async (tx) => {
      const current = owned(session, await lockOrder(tx, params.orderNo));
      await demandNoSettlement(tx, params.orderNo);
      const cancelled = await moveOrder(tx, current, 'cancel', {
        at: clock(),
        actorId: session.userId,
        title: '已取消',
        detail: '订单在支付前取消',
      });
      await recordAudit(tx, context, {
        action: 'order.cancel',
        subjectType: 'order',
        subjectId: params.orderNo,
      });
      return cancelled;
    });
    return orderDetail(order, context);
  },
};
