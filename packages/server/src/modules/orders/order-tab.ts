import { orderStateValues, orderTab, type OrderTab } from '@ca-portal/api/domain';
import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { orders } from '../../db/schema/index.js';

/** The domain's rule for tabs as an SQL condition; `all` matches every order. */
export function underTab(tab: OrderTab): SQL | undefined {
  if (tab === 'all') return undefined;
  const states = orderStateValues.filter((state) => orderTab(state, 0) === tab);
  const byState = inArray(orders.state, states);
  return tab === 'afterSales'
    ? or(byState, gt(orders.refundStatus, 0))
    : and(byState, eq(orders.refundStatus, 0));
}
