import { isApiError, type InputOf, type OrderRequest } from '@ca-portal/api';
import type { orders as contract } from '@ca-portal/api/contract';
import { errorCodes, finalOrderStates, type OrderState } from '@ca-portal/api/domain';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { shop } from '@ca-portal/api/groups/shop';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, change, keyOf, read } from '../../api/query.js';

/** Errors that the pages show themselves must not toast as well. */
const quiet = { quiet: true } as const;

const productRead = (id: string) => read(shop, 'detail', { params: { id } });
const orderRead = (orderNo: string) => read(orders, 'detail', { params: { orderNo } });

/** The product with its choices and prices; not fetched without an id. */
export const useProduct = (id: string) =>
  useQuery({
    ...productRead(id),
    enabled: id !== '',
  });

type OrdersQuery = InputOf<(typeof contract)['list']>['query'];

/** Orders under way change without the user: fetched again while the window is visible. */
export const followMs = 60_000;
export const underWay = ({ state }: { state: OrderState }): boolean => !finalOrderStates.includes(state);

/** One page of the caller's orders; the old rows stay until the next page has loaded. */
export const useOrders = (query: OrdersQuery) =>
  useQuery({
    ...read(orders, 'list', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(underWay) ? followMs : false),
  });

/** The number of orders of each tab; fetched again after every change of an order. */
export const useOrderCounts = () => useQuery(read(orderService, 'counts'));

export const useOrder = (orderNo: string) =>
  useQuery({
    ...orderRead(orderNo),
    enabled: orderNo !== '',
    refetchInterval: ({ state: { data } }) => (data && underWay(data) ? followMs : false),
  });

/** Places the order. If the price has changed, the cached price list is invalidated. */
export function useCreateOrder(productId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderRequest) => call(orders, 'create', { body }, quiet),
    onSuccess: (order) => {
      queries.setQueryData(orderRead(order.orderNo).queryKey, order);
      void queries.invalidateQueries({ queryKey: keyOf(orders, 'list') });
    },
    onError: (error) => {
      if (isApiError(error, errorCodes.priceChanged)) {
        void queries.invalidateQueries({ queryKey: productRead(productId).queryKey });
      }
    },
  });
}

/** Cancels an unpaid or free order. A refusal shows a toast; the order was outdated then, and is fetched again. */
export const useCancelOrder = () =>
  useMutation(
    change([orders, orderService], (orderNo: string) => call(orders, 'cancel', { params: { orderNo } })),
  );
