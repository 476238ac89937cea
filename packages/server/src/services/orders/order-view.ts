import type { OrderDetail, OrderSummary } from '@ca-portal/api/contract';
import { formatBeijing, orderStates, type OrderType } from '@ca-portal/api/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { changeOrders, orderEvents, orders, products } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { parametersOf, type Parameters } from '../../parameters/index.js';
import { authorityOf } from './authorities.js';
import type { Db } from '../../db/db.js';
import { carrierOf, carriersOf, type Carrier } from './carrier.js';
import { givingUpOf } from './giving-up.js';
import { loadOrderNames } from './order-names.js';
import type { OrderRow } from './order-row.js';
import { openWriting } from './open-writing.js';
import { mayIssue, ownsOrder } from './ownership.js';

const beijing = (at: Date | null) => (at ? formatBeijing(at) : null);

/** States in which certificates can be written: approved, in production, or failed. */
export const issuableStates: readonly number[] = [
  orderStates.reviewPassed,
  orderStates.inProduction,
  orderStates.productionFailed,
];

/** A reviewer has this many hours from the payment on (spec section 9: 24). */
function orderSummary(
  order: OrderRow,
  { reviewHours }: Pick<Parameters, 'reviewHours'>,
  carrier: Carrier | undefined,
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
        ? formatBeijing(new Date((order.resubmittedAt ?? order.paidAt).getTime() + reviewHours * 3_600_000))
        : null,
    delivery: order.delivery,
    refundStatus: order.refundStatus,
    carrier: carrier ?? null,
    refusedForGood: order.refusedForGood,
  };
}

/** Summaries of these orders, in the same order. */
export async function orderSummaries(
  db: Db,
  rows: readonly OrderRow[],
  rules: Pick<Parameters, 'reviewHours'>,
): Promise<OrderSummary[]> {
  const carrier = await carriersOf(db, rows);
  return rows.map((order) => orderSummary(order, rules, carrier(order)));
}

/** Orders that start from the product page; a change starts from its certificate. */
const fromProduct: readonly OrderType[] = ['0101', '0301', '0501', '0101,0301'];

const reorderOf = (order: OrderRow): OrderDetail['reorder'] =>
  order.productId !== null && fromProduct.includes(order.orderType) && !order.partOf
    ? {
        productId: order.productId,
        providerCode: order.providerCode,
        platformCodes: order.platformCodes,
        mediumVendorCode: order.mediumVendor,
        signatureVendorCode: order.signatureVendor,
        holderGuid: order.userId,
        remark: order.remark,
      }
    : null;

/** A phone can fetch its certificate once it is approved. */
const downloadableStates: readonly number[] = [orderStates.reviewPassed, orderStates.readyForDownload];

/** States in which a certificate waits to reach its carrier; a computer generates its keys like a lock. */
export const waitingStates: Readonly<Record<Carrier, readonly number[]>> = {
  lock: issuableStates,
  mobile: downloadableStates,
  pc: issuableStates,
};

/** What a waiting certificate needs: to be written into a lock, or to be fetched by a phone or a computer. */
export function receivingActions(
  session: Session,
  order: OrderRow,
  carrier: Carrier | undefined,
): ('issue' | 'download')[] {
  if (carrier === 'lock')
    return issuableStates.includes(order.state) && mayIssue(session, order) ? ['issue'] : [];
  if (!carrier) return [];
  return waitingStates[carrier].includes(order.state) && ownsOrder(session, order) ? ['download'] : [];
}

async function actionsFor(
  db: Db,
  session: Session,
  order: OrderRow,
  carrier: Carrier | undefined,
): Promise<OrderDetail['actions']> {
  if (order.state === orderStates.waitingForPayment && ownsOrder(session, order)) return ['pay', 'cancel'];
  const free = ownsOrder(session, order) && (await givingUpOf(db, order));
  return [...(free ? ['cancel' as const] : []), ...receivingActions(session, order, carrier)];
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
  const carrier = await carrierOf(db, order);
  const [product] =
    order.productId === null
      ? []
      : await db
          .select({ certificateType: products.certificateType })
          .from(products)
          .where(eq(products.id, order.productId));
  const parts = await db
    .select({ orderNo: orders.orderNo, orderType: orders.orderType, state: orders.state })
    .from(orders)
    .where(eq(orders.partOf, order.orderNo));
  const [change] = await db
    .select({ certificateId: changeOrders.certificateId })
    .from(changeOrders)
    .where(and(eq(changeOrders.orderNo, order.orderNo), isNull(changeOrders.headOrderNo)));
  const actions = await actionsFor(db, session, order, carrier);
  const writing = actions.includes('issue') ? await openWriting(db, order.orderNo) : undefined;
  return {
    ...orderSummary(order, await parametersOf(context.services), carrier),
    version: order.version,
    courseId: order.courseId,
    providerName: order.courseId === null ? names.provider(order.providerCode) : '',
    certificateTypeName: product ? names.certificateType(product.certificateType) : '',
    mediumVendorName: names.mediumVendor(order),
    signatureVendorName: names.signatureVendor(order),
    platformNames: names.platforms(order.platformCodes),
    years: order.years,
    authority: authorityOf(order.providerCode) ?? null,
    parts,
    quote: order.quote,
    receiver: order.receiver,
    servicePoint: order.servicePoint,
    rejection: order.rejection,
    timeline: events.map(({ at, event, title, detail }) => ({ at: formatBeijing(at), event, title, detail })),
    actions,
    ...(writing ? { writing } : {}),
    reorder: reorderOf(order),
    changedCertificateId: change?.certificateId ?? null,
  };
}
