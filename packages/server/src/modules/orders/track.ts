import type { TrackedOrder } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { orderEvents, orders, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { maskName } from '../../kernel/mask.js';
import { orderSummaries, type OrderRow } from '../../services/orders/index.js';
import {
  askForCode,
  checkCode,
  consumeCode,
  firstRoleOf,
  unknownSubject,
} from '../../services/session/index.js';

interface Asked {
  readonly orderNo: string;
  readonly mobilePhone: string;
}

/** The order with this number, if the phone is that of its owner. */
async function orderOf({ orderNo, mobilePhone }: Asked, { services: { db } }: CallContext) {
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.orderNo, orderNo), eq(users.phone, mobilePhone), isNull(users.closedAt)));
  return found?.order;
}

/**
 * Subject for a number and phone that do not belong together: it sends no code and does not invalidate a sent
 * one.
 */
const noPair = ({ orderNo, mobilePhone }: Asked, { services }: CallContext): string =>
  unknownSubject(services, `${orderNo} ${mobilePhone}`);

/** Sends a code if number and phone belong together; otherwise the answer is the same. */
export async function sendTrackingCode(asked: Asked, context: CallContext): Promise<void> {
  const order = await orderOf(asked, context);
  const subject = noPair(asked, context);
  const phone = order && asked.mobilePhone;
  await askForCode(context, { purpose: 'track', typed: asked.mobilePhone, phone, subject });
}

async function trackedOrder(order: OrderRow, { services }: CallContext): Promise<TrackedOrder> {
  const events = await services.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, order.orderNo))
    .orderBy(desc(orderEvents.id));
  const [summary] = await orderSummaries(services.db, [order], await parametersOf(services));
  const {
    totalFen: _total,
    couponFen: _coupon,
    carrier: _carrier,
    refusedForGood: _refused,
    ...facts
  } = summary!;
  return {
    ...facts,
    holderName: order.holderName === order.companyName ? order.holderName : maskName(order.holderName),
    servicePoint: order.servicePoint,
    // Without details: reasons and tracking numbers need a login.
    timeline: events.map(({ at, event, title }) => ({ at: formatBeijing(at), event, title })),
  };
}

/** Shows the progress of an order, once per code. */
export async function trackOrder(
  asked: Asked & { readonly smsCode: string },
  context: CallContext,
): Promise<TrackedOrder> {
  const { services } = context;
  const order = await orderOf(asked, context);
  const subject = order ? asked.mobilePhone : noPair(asked, context);
  await checkCode(services, subject, 'track', asked.smsCode);
  if (!order) throw new PortalError('smsCodeExpired');
  const roleId = await firstRoleOf(services.db, order.userId);
  await services.db.transaction(async (tx) => {
    await consumeCode(tx, services.clock(), subject, 'track');
    await recordAudit(tx, context, {
      action: 'order.track',
      subjectType: 'order',
      subjectId: order.orderNo,
      actor: { userId: order.userId, roleId },
    });
  });
  return trackedOrder(order, context);
}
