import { isApiError, type InputOf, type OrderRequest } from '@ca-portal/api';
import type { orders as contract } from '@ca-portal/api/contract';
import { errorCodes, finalOrderStates, type OrderState } from '@ca-portal/api/domain';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { shop } from '@ca-portal/api/groups/shop';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, change, keyOf, read } from '../../api/query.js';

/** What the pages show themselves must not toast as well. */
const quiet = { quiet: true } as const;

const productRead = (id: string) => read(shop, 'detail', { params: { id } });
const orderRead = (orderNo: string) => read(orders, 'detail', { params: { orderNo } });

/** The product with its choices and prices; never asked without an id. */
export const useProduct = (id: string) =>
  useQuery({
    ...productRead(id),
    enabled: id !== '',
  });

type OrdersQuery = InputOf<(typeof contract)['list']>['query'];

/** What is under way moves without the one who looks at it: asked for anew as long as the window is visible. */
export const followMs = 60_000;
export const underWay = ({ state }: { state: OrderState }): boolean => !finalOrderStates.includes(state);

/** One page of the caller's orders; turning a page keeps the old rows until the new ones are there. */
export const useOrders = (query: OrdersQuery) =>
  useQuery({
    ...read(orders, 'list', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(underWay) ? followMs : false),
  });

/** How many orders stand under each tab; asked for anew whenever an order changes. */
export const useOrderCounts = () => useQuery(read(orderService, 'counts'));

export const useOrder = (orderNo: string) =>
  useQuery({
    ...orderRead(orderNo),
    enabled: orderNo !== '',
    refetchInterval: ({ state: { data } }) => (data && underWay(data) ? followMs : false),
  });

/** Places the order. A price that has changed also makes the stored price list worthless. */
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

/** Gives up an order that is unpaid, or cost nothing. A refusal toasts by itself: the order shown was out of date then, and is read anew. */
export const useCancelOrder = () =>
  useMutation(
    change([orders, orderService], (orderNo: string) => call(orders, 'cancel', { params: { orderNo } })),
  );
