import { formatBeijing, orderDueFen, orderStates } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { fulfilments } from '../../db/schema/index.js';
import { fenToYuan } from '../../ports/payment/index.js';
import type { OrderFollower, OrderRow } from '../../services/orders/index.js';
import { tell, isTemplateCode } from '../../services/messages/index.js';

/** The template of a happening: some stand for two of them, and an order that costs nothing asks for no payment. */
function toldAs(event: string, { state, delivery, courseId }: OrderRow): string {
  // Nobody reviews a course: that it is paid is told with the place.
  if (event === 'pay' && courseId !== null) return 'coursePaid';
  // A lock that is made anew after its first stick broke is told like the first one.
  if (event === 'made' && delivery === 'counter') return 'madeForCollection';
  if (event !== 'submit' || state === orderStates.waitingForPayment) return event;
  return state === orderStates.reviewPassed ? 'childWaiting' : 'free';
}

async function pickupCodeOf(tx: Db, { orderNo, delivery }: OrderRow): Promise<string> {
  if (delivery !== 'counter') return '';
  const [made] = await tx
    .select({ code: fulfilments.pickupCode })
    .from(fulfilments)
    .where(eq(fulfilments.orderNo, orderNo));
  return made?.code ?? '';
}

/** Tells whoever placed an order what has happened to it. */
export const tellOwner: OrderFollower = async (tx, { order, event, happening, eventId }) => {
  const code = `order.${toldAs(event, order)}`;
  // What he did himself a moment ago, and what the office does among itself, has no template.
  if (!isTemplateCode(code)) return order;
  await tell(tx, happening.at, {
    code,
    to: [order.userId],
    values: {
      订单号: order.orderNo,
      业务: order.productName,
      持有人: order.holderName,
      金额: `¥${fenToYuan(orderDueFen(order))}`,
      说明: happening.detail ?? '',
      支付期限: formatBeijing(order.payBefore).slice(0, 16),
      领取地点: order.servicePoint,
      取件码: await pickupCodeOf(tx, order),
    },
    link: `/core/orderDetail?orderNo=${order.orderNo}`,
    key: `order-event:${eventId}`,
  });
  return order;
};
