import type { InputOf, prestoreAccount } from '@ca-portal/api/contract';
import { formatBeijing, orderStates, orderDueFen } from '@ca-portal/api/domain';
import { and, asc, eq, not } from 'drizzle-orm';
import { pageOf } from '../../db/paging.js';
import { orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { releaseCombined, waitsForSettlement, closeUnpaidOrders } from '../../services/money/index.js';
import { orderTitle, ownOrders } from '../../services/orders/index.js';

/** The caller's orders that the balance can pay, those that close soonest first. */
export async function payableOrders(
  query: InputOf<(typeof prestoreAccount)['payList']>['query'],
  context: CallContext,
) {
  await releaseCombined(context.services);
  await closeUnpaidOrders(context.services);
  const where = and(
    ...ownOrders(sessionOf(context)),
    eq(orders.state, orderStates.waitingForPayment),
    not(waitsForSettlement),
  );
  const orderBy = [asc(orders.payBefore), asc(orders.orderNo)];
  const { rows, total } = await pageOf(context.services.db, orders, { where, orderBy }, query);
  return {
    rows: rows.map((order) => ({
      orderNo: order.orderNo,
      orderType: order.orderType,
      title: orderTitle(order),
      payableFen: orderDueFen(order),
      payBefore: formatBeijing(order.payBefore),
    })),
    total,
  };
}
