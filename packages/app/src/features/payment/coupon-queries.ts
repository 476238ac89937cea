import type { OrderDetail } from '@ca-portal/api';
import { coupons } from '@ca-portal/api/groups/coupons';
import { cashier } from '@ca-portal/api/groups/cashier';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../../api/query.js';

/** The ticket that is frozen on an order, and the version that a change must name. */
export const useOrderCoupon = (orderNo: string) =>
  useQuery({ ...read(orderService, 'service', { params: { orderNo } }), staleTime: 0 });

/** Tickets that fit an order, best first. Coupons treat the courier fee separately from the goods. */
export function useCouponsFor({ orderType, quote }: Pick<OrderDetail, 'orderType' | 'quote'>) {
  const courierFen = quote.lines
    .filter(({ key }) => key === 'courier')
    .reduce((sum, { amountFen }) => sum + amountFen, 0);
  const body = { orderType, courierFen, goodsFen: quote.totalFen - courierFen };
  return useQuery(read(coupons, 'forOrder', { body }));
}

/** Puts a ticket on the order, replaces it or removes it: price, tickets and payment methods change with it. */
export const useUseCoupon = () =>
  useMutation(
    write(orderService, 'coupon', { refreshes: [orders, orderService, coupons, cashier], quiet: true }),
  );
