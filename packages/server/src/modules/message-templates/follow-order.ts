import { formatBeijing, madeEvent, moneyText, orderDueFen, orderStates } from '@ca-portal/api/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { fulfillments, orderEvents } from '../../db/schema/index.js';
import type { TimelineEntry, OrderFollower, OrderRow } from '../../services/orders/index.js';
import { tell, isTemplateCode } from '../../services/messages/index.js';

/** The template for a timeline entry: some entries share one, and a free order asks for no payment. */
function toldAs(event: string, { payer }: TimelineEntry, order: OrderRow): string {
  // A course has no review: the message about the payment also tells of the place.
  if (event === 'pay' && order.courseId !== null) return 'coursePaid';
  if (event === 'reject' && order.refusedForGood) return 'refused';
  // Labeled at the desk, for the first time or again.
  if (event === 'made') return madeEvent[order.delivery];
  if (event !== 'submit') return event;
  if (order.state === orderStates.reviewPassed) return 'childWaiting';
  if (order.state !== orderStates.waitingForPayment || orderDueFen(order) === 0) return 'free';
  // If the company pays, the holder is told when it is paid.
  return payer === undefined ? 'submit' : payer === 'holder' ? 'batch' : 'paidByCompany';
}

/**
 * The pickup code of a labeled lock; undefined while it is only written, because it cannot be collected yet.
 */
async function pickupCodeOf(tx: Db, { orderNo }: OrderRow): Promise<string | undefined> {
  const [made] = await tx
    .select({ code: fulfillments.pickupCode })
    .from(fulfillments)
    .where(eq(fulfillments.orderNo, orderNo));
  return made?.code;
}

/**
 * Events that others are told too, by the action that they took: whoever ordered hears of a refusal, because
 * he corrects it; payer and orderer hear of money.
 */
const alsoTold: Readonly<Record<string, readonly string[]>> = {
  pay: ['submit', 'pay'],
  reject: ['submit'],
  refundApprove: ['submit', 'pay'],
  refundRefuse: ['submit', 'pay'],
  refund: ['submit', 'pay'],
};

/** The holder, and depending on the event whoever ordered for him or paid. */
async function listeners(tx: Db, { orderNo, userId }: OrderRow, event: string): Promise<string[]> {
  const acts = alsoTold[event];
  if (!acts) return [userId];
  const others = await tx
    .select({ actorId: orderEvents.actorId })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderNo, orderNo), inArray(orderEvents.event, [...acts])));
  return [userId, ...others.flatMap(({ actorId }) => (actorId ? [actorId] : []))];
}

const waitsForLabel: readonly string[] = ['madeForCollection', 'madeForShipping'];

/** Tells the holder and other involved users about an event of an order. */
export const tellOwner: OrderFollower = async (tx, { order, event, timelineEntry, eventId }) => {
  const code = `order.${toldAs(event, timelineEntry, order)}`;
  // The holder's own actions and internal steps of the office have no template.
  if (!isTemplateCode(code)) return order;
  const pickupCode = await pickupCodeOf(tx, order);
  if (waitsForLabel.includes(event) && pickupCode === undefined) return order;
  await tell(tx, timelineEntry.at, {
    code,
    to: await listeners(tx, order, event),
    values: {
      订单号: order.orderNo,
      业务: order.productName,
      持有人: order.holderName,
      金额: moneyText(orderDueFen(order)),
      说明: timelineEntry.detail ?? '',
      支付期限: formatBeijing(order.payBefore).slice(0, 16),
      领取地点: order.servicePoint,
      取件码: pickupCode ?? '',
    },
    link: `/core/orderDetail?orderNo=${order.orderNo}`,
    key: `order-event:${eventId}`,
  });
  return order;
};
