import type { OrderDetail, OrderSummary } from '@ca-portal/api/contract';
import { formatBeijing, orderStates } from '@ca-portal/api/domain';
import { desc, eq } from 'drizzle-orm';
import { orderEvents } from '../../db/schema/index.js';
import { sessionOf, type CallContext, type Session } from '../../http/context.js';
import { parametersOf, type Parameters } from '../../parameters/index.js';
import { loadOrderNames } from './order-names.js';
import type { OrderRow } from './order-row.js';
import { mayIssue, ownsOrder } from './ownership.js';

const beijing = (at: Date | null) => (at ? formatBeijing(at) : null);

/** Certificates can be written now: approved, or being made, or broken off. */
export const issuableStates: readonly number[] = [
  orderStates.reviewPassed,
  orderStates.inProduction,
  orderStates.productionFailed,
];

/** A reviewer has so many hours from the payment on (spec section 9: 24). */
export function orderSummary(
  order: OrderRow,
  { reviewHours }: Pick<Parameters, 'reviewHours'>,
): OrderSummary {
  const unpaid = order.state === orderStates.waitingForPayment;
  const inReview = order.state === orderStates.waitingForReview;
  return {
    orderNo: order.orderNo,
    orderType: order.orderType,
    productName: order.productName,
    holderName: order.holderName,
    companyName: order.companyName,
    state: order.state,
    totalFen: order.totalFen,
    couponFen: order.couponFen,
    createdAt: formatBeijing(order.createdAt),
    payBefore: unpaid ? formatBeijing(order.payBefore) : null,
    paidAt: beijing(order.paidAt),
    reviewBefore:
      inReview && order.paidAt
        ? formatBeijing(new Date(order.paidAt.getTime() + reviewHours * 3_600_000))
        : null,
    delivery: order.delivery,
  };
}

function actionsFor(session: Session, order: OrderRow): OrderDetail['actions'] {
  if (order.state === orderStates.waitingForPayment && ownsOrder(session, order)) return ['pay', 'cancel'];
  if (issuableStates.includes(order.state) && mayIssue(session, order)) return ['issue'];
  return [];
}

/** The order as this session may see it; the newest event first. */
export async function orderDetail(order: OrderRow, context: CallContext): Promise<OrderDetail> {
  const { db } = context.services;
  const session = sessionOf(context);
  const names = await loadOrderNames(db);
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, order.orderNo))
    .orderBy(desc(orderEvents.id));
  return {
    ...orderSummary(order, await parametersOf(context.services)),
    version: order.version,
    providerName: names.provider(order.providerCode),
    platformNames: names.platforms(order.platformCodes),
    years: order.years,
    quote: order.quote,
    receiver: order.receiver,
    servicePoint: order.servicePoint,
    rejection: order.rejection,
    timeline: events.map(({ at, event, title, detail }) => ({ at: formatBeijing(at), event, title, detail })),
    actions: actionsFor(session, order),
  };
}
