import type { desk as group } from '@ca-portal/api/contract';
import { formatBeijing, orderStates as s } from '@ca-portal/api/domain';
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { offsetOf } from '../../db/paging.js';
import { changeOrders, fulfillments, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import {
  findOrder,
  type OrderRow,
  orderDetail,
  orderSummaries,
  claimReview,
  releaseReview,
  reviewFigures,
} from '../../services/orders/index.js';
import { attachmentsForReview } from './attachments.js';
import { holdItem } from './hold.js';
import { findCaller } from './find-caller.js';
import { myDay } from './my-day.js';
import { openQuestions, settleQuestion } from './questions.js';
import { addNote, situationOf } from './situation.js';
import { handOver, markMade } from './fulfill.js';
import { correctParcel, parcelBack, shipOrder } from './parcels.js';
import { labelSheet } from './labels.js';
import { stockDays } from './stock-days.js';
import { listStock, moveStick, receiveStock } from './stock.js';

const steps = {
  // Online orders are written by their holder.
  make: and(
    inArray(orders.state, [s.reviewPassed, s.inProduction]),
    ne(orders.delivery, 'online'),
    // The head of an enterprise change has no lock: its child orders do.
    sql`not exists (select 1 from ${changeOrders} where ${changeOrders.orderNo} = ${orders.orderNo}
      and ${orders.orderType} = '0105' and ${changeOrders.headOrderNo} is null)`,
  ),
  failed: eq(orders.state, s.productionFailed),
  handOver: eq(orders.state, s.readyForCollection),
  ship: and(eq(orders.state, s.readyForShipping), isNull(fulfillments.shippedAt)),
  shipped: and(eq(orders.state, s.readyForShipping), isNotNull(fulfillments.shippedAt)),
};

const detail = (order: OrderRow, context: CallContext) => orderDetail(order, context);

export const deskHandlers: Handlers<typeof group> = {
  claim: ({ params }, context) => claimReview(params.orderNo, context),
  release: ({ params }, context) => releaseReview(params.orderNo, context),
  claims: (_, context) => reviewFigures(context),
  hold: ({ params, body }, context) => holdItem(params.desk, body, context),

  async attachments({ params }, { services: { db } }) {
    const order = await findOrder(db, params.orderNo);
    if (!order?.paidAt) throw new PortalError('notFound');
    return attachmentsForReview(db, order);
  },

  async queue({ query }, context) {
    const { db } = context.services;
    const which = and(
      query.step ? steps[query.step] : or(...Object.values(steps)),
      eq(orders.refundStatus, 0),
      query.orderNo ? eq(orders.orderNo, query.orderNo) : undefined,
    );
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(orders)
      .leftJoin(fulfillments, eq(fulfillments.orderNo, orders.orderNo))
      .where(which);
    const rows = await db
      .select({
        order: orders,
        courier: sql<string>`coalesce(${fulfillments.courier}, '')`,
        trackingNumber: sql<string>`coalesce(${fulfillments.trackingNumber}, '')`,
        shippedAt: fulfillments.shippedAt,
      })
      .from(orders)
      .leftJoin(fulfillments, eq(fulfillments.orderNo, orders.orderNo))
      .where(which)
      .orderBy(asc(orders.paidAt), asc(orders.orderNo))
      .limit(query.limit)
      .offset(offsetOf(query));
    const summaries = await orderSummaries(
      db,
      rows.map(({ order }) => order),
      await parametersOf(context.services),
    );
    return {
      rows: summaries.map((summary, index) => {
        const { order, courier, trackingNumber, shippedAt } = rows[index]!;
        const parcel = shippedAt && { courier, trackingNumber, shippedAt: formatBeijing(shippedAt) };
        return { ...summary, version: order.version, parcel };
      }),
      total: counted?.total ?? 0,
    };
  },

  labels: ({ query }, context) => labelSheet(query.orderNos.split(','), context),
  made: async ({ params, body }, context) => detail(await markMade(params.orderNo, body, context), context),
  handOver: async ({ params, body }, context) =>
    detail(await handOver(params.orderNo, body, context), context),
  ship: async ({ params, body }, context) => detail(await shipOrder(params.orderNo, body, context), context),
  correctParcel: async ({ params, body }, context) =>
    detail(await correctParcel(params.orderNo, body, context), context),
  parcelBack: async ({ params, body }, context) =>
    detail(await parcelBack(params.orderNo, body, context), context),
  stock: ({ query }, context) => listStock(query, context),
  receiveStock: ({ body }, context) => receiveStock(body, context),
  moveStick: ({ params, body }, context) => moveStick(params.id, body, context),
  find: ({ query }, context) => findCaller(context, query),
  situation: ({ params }, context) => situationOf(params.userGuid, context),
  addNote: ({ params, body }, context) => addNote(params.userGuid, body.text, context),
  day: ({ query: { from, to } }, context) => (from && to ? stockDays({ from, to }, context) : myDay(context)),
  questions: ({ query }, { services }) => openQuestions(services.db, query),
  settleQuestion: ({ params, body }, context) => settleQuestion(params.id, body, context),
};
