import type { OrderService } from '@ca-portal/api/contract';
import {
  deliveryLabels,
  formatBeijing,
  type OrderState,
  orderStates as s,
  orderTab,
  orderDueFen,
} from '@ca-portal/api/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  certificates,
  changeOrders,
  couponTickets,
  fulfillments,
  invoiceOrders,
  invoices,
} from '../../db/schema/index.js';
import { type OrderRow, attachmentsOf, missingOf } from '../../services/orders/index.js';
import { refundView } from './refund-facts.js';

/** A rejected order that is not corrected within this time can only be refunded. */
const correctDays = 30;
export const correctBefore = (order: OrderRow): Date | null =>
  order.state === s.reviewFailed && order.reviewedAt && !order.refusedForGood
    ? new Date(order.reviewedAt.getTime() + correctDays * 86_400_000)
    : null;

/** Before any decision an order accepts its missing attachments. */
export const takesPapers = ({ state, refundStatus }: OrderRow): boolean =>
  refundStatus === 0 && (state === s.waitingForPayment || state === s.waitingForReview);

type DeliveryState = OrderService['deliveries'][number]['state'];
const stateOfDelivery: Readonly<Partial<Record<OrderState, DeliveryState>>> = {
  [s.inProduction]: 'writing',
  [s.productionFailed]: 'failed',
  [s.readyForCollection]: 'collect',
  [s.readyForShipping]: 'ship',
  [s.readyForDownload]: 'download',
  [s.completed]: 'done',
};

async function deliveryOf(db: Db, order: OrderRow): Promise<OrderService['deliveries'][number]> {
  const [made] = await db.select().from(fulfillments).where(eq(fulfillments.orderNo, order.orderNo));
  const [installed] = await db
    .select({ at: certificates.installedAt })
    .from(certificates)
    .where(and(eq(certificates.orderNo, order.orderNo), eq(certificates.status, 'active')));
  const shipped = order.state === s.readyForShipping && made?.shippedAt;
  const at = made?.endedAt ?? made?.shippedAt ?? made?.madeAt ?? installed?.at ?? null;
  return {
    kind: order.delivery,
    label: order.delivery === 'counter' ? '到窗口自取' : deliveryLabels[order.delivery],
    state: shipped ? 'shipped' : (stateOfDelivery[order.state] ?? 'waiting'),
    // No longer shown after the lock has been handed over.
    pickupCode: order.state === s.readyForCollection ? (made?.pickupCode ?? '') : '',
    servicePoint: order.servicePoint,
    courier: made?.courier ?? '',
    trackingNumber: made?.trackingNumber ?? '',
    downloadStatus: installed?.at && order.delivery === 'online' ? 1 : 0,
    at: at ? formatBeijing(at) : null,
  };
}

/** What a change order requested; a child of an enterprise change requests nothing itself. */
async function changeOf(db: Db, { orderNo }: OrderRow): Promise<OrderService['change']> {
  const [change] = await db
    .select({ facts: changeOrders.facts })
    .from(changeOrders)
    .where(and(eq(changeOrders.orderNo, orderNo), isNull(changeOrders.headOrderNo)));
  if (!change) return null;
  const { reason = '', explanation = '', typed, providerCode = '', platformCodes = [] } = change.facts;
  return {
    reason,
    explanation: typed?.explanation ?? explanation,
    returnsOldLock: typed?.returnsOldLock ?? false,
    providerCode,
    platformCodes,
    changes: (change.facts.changes ?? []).map(({ key, after }) => ({ key, after })),
    seal: change.facts.seal ?? {},
  };
}

export async function orderService(db: Db, order: OrderRow): Promise<OrderService> {
  const { orderNo } = order;
  const [ticket] = await db
    .select({ id: couponTickets.id })
    .from(couponTickets)
    .where(eq(couponTickets.orderNo, orderNo));
  const [invoice] = await db
    .select({ state: invoices.state })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(and(eq(invoiceOrders.orderNo, orderNo), eq(invoiceOrders.live, true)));
  const before = correctBefore(order);
  const attachments = await attachmentsOf(db, order);
  return {
    orderNo,
    version: order.version,
    state: order.state,
    tab: orderTab(order.state, order.refundStatus),
    couponTicketId: ticket?.id ?? null,
    couponFen: order.couponFen,
    payableFen: orderDueFen(order),
    refund: await refundView(db, order),
    // A course has no delivery.
    deliveries: order.courseId === null ? [await deliveryOf(db, order)] : [],
    invoiceState: invoice?.state ?? null,
    attachments: attachments
      .filter(({ file, rejection }) => file !== null || rejection !== '')
      .map(({ kind, label, file, rejection }) => ({ kind, label, file, rejection })),
    missing: takesPapers(order) ? await missingOf(db, order) : [],
    correctBefore: before ? formatBeijing(before) : null,
    change: await changeOf(db, order),
  };
}
