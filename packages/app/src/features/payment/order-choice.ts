import type { Payable } from './settlement-queries.js';

/** The unpaid orders to pay now. Kept in the address: `?orderNos=DD1,DD2`; without it, all orders. */
export interface OrderChoice {
  /** In the order of the list. */
  chosen: readonly Payable[];
  /** Named in the address, but not payable any more: paid, closed, or another person's. */
  missing: number;
  totalFen: number;
  /** The selected order that closes first. */
  payBefore: string | undefined;
}

export const askedOrders = (params: URLSearchParams): readonly string[] | undefined =>
  params.has('orderNos') ? (params.get('orderNos') ?? '').split(',').filter((one) => one !== '') : undefined;

export function readOrders(rows: readonly Payable[], asked: readonly string[] | undefined): OrderChoice {
  const chosen = asked ? rows.filter(({ orderNo }) => asked.includes(orderNo)) : rows;
  return {
    chosen,
    missing: asked ? new Set(asked).size - chosen.length : 0,
    totalFen: chosen.reduce((sum, { payableFen }) => sum + payableFen, 0),
    payBefore: chosen.map(({ payBefore }) => payBefore).toSorted()[0],
  };
}

/** The address after one order is added or removed, in the order of the list. */
export function toggled(
  rows: readonly Payable[],
  chosen: readonly Payable[],
  orderNo: string,
): URLSearchParams {
  const has = chosen.some((one) => one.orderNo === orderNo);
  const next = rows.filter((one) => (one.orderNo === orderNo ? !has : chosen.includes(one)));
  return new URLSearchParams({ orderNos: next.map((one) => one.orderNo).join(',') });
}
