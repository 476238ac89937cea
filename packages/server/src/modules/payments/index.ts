import type { payments as group } from '@ca-portal/api/contract';
import { formatBeijing, orderStateLabels, orderStates, orderDueFen } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { payments } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { releaseCombined } from '../cashier/end-combined.js';
import { demandNoSettlement } from '../cashier/settlement-orders.js';
import { closeUnpaidOrders } from '../orders/close-unpaid.js';
import { findOrder } from '../orders/order-row.js';
import { owned } from '../orders/ownership.js';
import { formMarkup } from './form-markup.js';
import { paymentArrived, recordNotice, type NoticeOutcome } from './payment-arrived.js';

const channelName = '支付宝';

/** Decided for good: the channel need not tell us again. The rest comes again and is looked at by a person. */
const settled: readonly NoticeOutcome[] = ['paid', 'repeated', 'refund-due', 'not-paid'];

async function ownOrder(orderNo: string, context: CallContext) {
  await releaseCombined(context.services);
  await closeUnpaidOrders(context.services);
  return owned(sessionOf(context), await findOrder(context.services.db, orderNo));
}

export const paymentsHandlers: Handlers<typeof group> = {
  async alipayForm({ params }, context) {
    const order = await ownOrder(params.orderNo, context);
    if (order.state !== orderStates.waitingForPayment) {
      throw new PortalError('orderNotPayable', { state: orderStateLabels[order.state] });
    }
    await demandNoSettlement(context.services.db, order.orderNo);
    const { payment, clock } = context.services;
    const form = await payment.createForm(
      {
        orderNo: order.orderNo,
        subject: order.productName,
        totalFen: orderDueFen(order),
        payBefore: order.payBefore,
      },
      clock(),
    );
    return { htmlStr: formMarkup(form) };
  },

  async result({ params }, context) {
    const order = await ownOrder(params.orderNo, context);
    const [payment] = await context.services.db
      .select({ tradeNo: payments.tradeNo })
      .from(payments)
      .where(and(eq(payments.orderNo, order.orderNo), eq(payments.status, 'succeeded')));
    return {
      orderNo: order.orderNo,
      paid: order.paidAt !== null,
      state: order.state,
      totalFen: orderDueFen(order),
      paidAt: order.paidAt ? formatBeijing(order.paidAt) : null,
      tradeNo: payment?.tradeNo ?? '',
    };
  },

  async alipayNotify({ body }, context) {
    const { db, clock, payment, log } = context.services;
    const received = { channel: payment.channel, channelName, fields: body };
    const notice = await payment.readNotice(body, clock());
    if (!notice.genuine) {
      await recordNotice(db, received, clock(), notice.reason);
      log.warn({ reason: notice.reason, ip: context.ip }, 'payment notice refused');
      return 'failure';
    }
    const outcome = await paymentArrived(notice, received, context);
    log.info({ outcome, orderNo: notice.orderNo }, 'payment notice');
    return settled.includes(outcome) ? 'success' : 'failure';
  },
};
