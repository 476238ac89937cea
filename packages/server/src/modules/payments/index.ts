import type { payments as group } from '@ca-portal/api/contract';
import {
  formatBeijing,
  orderDueFen,
  orderStateLabels,
  orderStates,
  paymentNumber,
} from '@ca-portal/api/domain';
import { and, eq, ne } from 'drizzle-orm';
import { payments } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  releaseCombined,
  demandNoSettlement,
  closeUnpaidOrders,
  expectPayment,
  recordNotice,
} from '../../services/money/index.js';
import { findOrder, owned } from '../../services/orders/index.js';
import { channelName, paymentArrived } from './payment-arrived.js';
import { listReturns } from './returns.js';

export { askChannel } from './ask-channel.js';

async function ownOrder(orderNo: string, context: CallContext) {
  await releaseCombined(context.services);
  await closeUnpaidOrders(context.services);
  return owned(sessionOf(context), await findOrder(context.services.db, orderNo));
}

/** Channels that the result page can name; a province's own channel is not named. */
const channels = ['alipay', 'balance', 'combined', 'transfer'] as const;

export const paymentsHandlers: Handlers<typeof group> = {
  returns: ({ query }, context) => listReturns(query, context),

  async alipayForm({ params }, context) {
    const order = await ownOrder(params.orderNo, context);
    if (order.state !== orderStates.waitingForPayment) {
      throw new PortalError('orderNotPayable', { state: orderStateLabels[order.state] });
    }
    const { db, payment, clock } = context.services;
    await demandNoSettlement(db, order.orderNo);
    const returned = await db.$count(
      payments,
      and(eq(payments.orderNo, order.orderNo), ne(payments.status, 'succeeded')),
    );
    const asked = {
      orderNo: paymentNumber(order.orderNo, returned + 1),
      subject: order.productName,
      totalFen: orderDueFen(order),
      payBefore: order.payBefore,
      payerId: sessionOf(context).userId,
    };
    const form = await payment.createForm(asked, clock());
    await expectPayment(db, clock(), asked);
    return { action: form.action, fields: { ...form.fields } };
  },

  async result({ params }, context) {
    const order = await ownOrder(params.orderNo, context);
    const [payment] = await context.services.db
      .select({ channel: payments.channel, tradeNo: payments.tradeNo })
      .from(payments)
      .where(and(eq(payments.orderNo, order.orderNo), eq(payments.status, 'succeeded')));
    return {
      orderNo: order.orderNo,
      paid: order.paidAt !== null,
      state: order.state,
      totalFen: orderDueFen(order),
      paidAt: order.paidAt ? formatBeijing(order.paidAt) : null,
      channel: channels.find((one) => one === payment?.channel) ?? null,
      tradeNo: payment?.tradeNo ?? '',
    };
  },

  async alipayNotify({ body }, context) {
    const { db, clock, payment, log, metrics } = context.services;
    const received = { channel: payment.channel, channelName, fields: body };
    const notice = await payment.readNotice(body, clock());
    if (!notice.genuine) {
      // Stored only if the channel has signed it for us: anybody can post here, and must not fill the
      // database.
      if (notice.reason === 'malformed') await recordNotice(db, received, clock(), 'malformed');
      metrics.noticeRefused(notice.reason);
      log.warn({ reason: notice.reason, ip: context.ip }, 'payment notice refused');
      return 'failure';
    }
    const outcome = await paymentArrived(notice, received, context);
    const { orderNo, tradeNo } = notice;
    if (outcome === 'contradictory') {
      log.error({ orderNo, tradeNo }, 'payment notice contradicts an earlier one of its trade');
    } else log.info({ outcome, orderNo }, 'payment notice');
    return 'success';
  },
};
