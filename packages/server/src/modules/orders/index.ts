import type { InputOf, orders as group } from '@ca-portal/api/contract';
import { hasPermission, permissions } from '@ca-portal/api/domain';
import { and, desc, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { dayEnd, dayStart } from '../../db/beijing-day.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { orders } from '../../db/schema/index.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { workbook } from '../../services/workbook/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { demandNoSettlement, closeUnpaidOrders } from '../../services/money/index.js';
import {
  createOrder,
  givingUpOf,
  moveOrder,
  findOrder,
  lockOrder,
  type OrderRow,
  orderDetail,
  orderSummaries,
  owned,
  ownOrders,
  ownsOrder,
} from '../../services/orders/index.js';
import { sheetColumns, sheetRow } from './order-sheet.js';
import { underTab } from './order-tab.js';
import { spendCaptcha } from '../../services/session/index.js';
import { sendTrackingCode, trackOrder } from './track.js';

/** Staff see paid orders, as on the review desk, so that the making desk can open them. */
const maySee = (session: Session, order: OrderRow): boolean =>
  ownsOrder(session, order) ||
  (order.paidAt !== null && hasPermission(session.permissions, permissions.makeCertificates));

function givenUp(event: 'cancel' | 'withdraw', { couponFen }: OrderRow) {
  if (event === 'cancel') return { title: '已取消', detail: '订单在支付前取消' };
  return { title: '已撤回申请', detail: couponFen > 0 ? '没有付款，优惠券已退回' : '没有付款' };
}

const newestFirst = [desc(orders.createdAt), desc(orders.orderNo)];
const maxExported = 5_000;

/** The rows of the list and its export: the caller's orders under a tab, filtered. */
function listed(query: InputOf<(typeof group)['export']>['query'], session: Session) {
  const keyword = query.keyword ? likePattern(query.keyword) : undefined;
  return [
    ...ownOrders(session),
    query.tab ? underTab(query.tab) : undefined,
    query.orderType ? eq(orders.orderType, query.orderType) : undefined,
    keyword ? or(like(orders.orderNo, keyword), like(orders.holderName, keyword)) : undefined,
    query.from ? gte(orders.createdAt, dayStart(query.from)) : undefined,
    query.to ? lt(orders.createdAt, dayEnd(query.to)) : undefined,
  ];
}

export const ordersHandlers: Handlers<typeof group> = {
  async trackCode({ body: { code, uuid, ...asked } }, context) {
    await spendCaptcha(context.services, uuid, code);
    await sendTrackingCode(asked, context);
    return 1;
  },

  async track({ body }, context) {
    await closeUnpaidOrders(context.services);
    return trackOrder(body, context);
  },

  async create({ body }, context) {
    await closeUnpaidOrders(context.services);
    const order = await createOrder(body, context);
    return orderDetail(order, context);
  },

  async list({ query }, context) {
    const { db } = context.services;
    await closeUnpaidOrders(context.services);
    const condition = and(
      ...listed(query, sessionOf(context)),
      // An unknown state matches nothing, as a filter should.
      query.state === undefined ? undefined : sql`${orders.state} = ${query.state}`,
    );
    const { rows, total } = await pageOf(db, orders, { where: condition, orderBy: newestFirst }, query);
    const rules = await parametersOf(context.services);
    return { rows: await orderSummaries(db, rows, rules), total };
  },

  async export({ query }, context) {
    const { db } = context.services;
    await closeUnpaidOrders(context.services);
    const rows = await db
      .select()
      .from(orders)
      .where(
        and(
          ...listed(query, sessionOf(context)),
          query.among ? inArray(orders.orderNo, query.among.split(',')) : undefined,
        ),
      )
      .orderBy(...newestFirst)
      .limit(maxExported);
    await recordAudit(db, context, {
      action: 'order.export',
      subjectType: 'order',
      subjectId: '',
      details: { rows: rows.length },
    });
    return workbook('我的订单', sheetColumns, rows.map(sheetRow), context);
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
      // If the order can no longer be given up, the move reports the reason.
      const event = (await givingUpOf(tx, current)) ?? 'cancel';
      const cancelled = await moveOrder(tx, current, event, {
        at: clock(),
        actorId: session.userId,
        ...givenUp(event, current),
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
