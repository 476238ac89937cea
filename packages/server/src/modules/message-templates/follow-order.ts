import { formatBeijing, madeEvent, moneyText, orderDueFen, orderStates } from '@ca-portal/api/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { fulfillments, orderEvents } from '../../db/schema/index.js';
import type { TimelineEntry, OrderFollower, OrderRow } from '../../services/orders/index.js';
import { tell, isTemplateCode } from '../../services/messages/index.js';

/** The template of a timeline entry: some stand for two of them, and an order that costs nothing asks for no payment. */
function toldAs(event: string, { payer }: TimelineEntry, order: OrderRow): string {
  // Nobody reviews a course: that it is paid is told with the place.
  if (event === 'pay' && order.courseId !== null) return 'coursePaid';
  if (event === 'reject' && order.refusedForGood) return 'refused';
  // Labeled at the desk, for the first time or anew.
  if (event === 'made') return madeEvent[order.delivery];
  if (event !== 'submit') return event;
  if (order.state === orderStates.reviewPassed) return 'childWaiting';
  if (order.state !== orderStates.waitingForPayment || orderDueFen(order) === 0) return 'free';
  // Of an order that his company pays the holder hears when it is paid.
  return payer === undefined ? 'submit' : payer === 'holder' ? 'batch' : 'paidByCompany';
}

/** The code of a lock that is labeled; undefined while it is only written, and cannot be had yet. */
async function pickupCodeOf(tx: Db, { orderNo }: OrderRow): Promise<string | undefined> {
  const [made] = await tx
    .select({ code: fulfillments.pickupCode })
    .from(fulfillments)
    .where(eq(fulfillments.orderNo, orderNo));
  return made?.code;
}

/** Steps of which others hear too: of a refusal who ordered, because he corrects it; of the money who paid it as well. */
const alsoTold: Readonly<Record<string, readonly string[]>> = {
  pay: ['submit', 'pay'],
  reject: ['submit'],
  refundApprove: ['submit', 'pay'],
  refundRefuse: ['submit', 'pay'],
  refund: ['submit', 'pay'],
};

/** The holder, whoever placed the order for him, and whoever paid it. */
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

/** Tells whoever placed an order what has happened to it. */
export const tellOwner: OrderFollower = async (tx, { order, event, timelineEntry, eventId }) => {
  const code = `order.${toldAs(event, timelineEntry, order)}`;
  // What he did himself a moment ago, and what the office does among itself, has no template.
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
