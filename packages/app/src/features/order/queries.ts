import { isApiError, type OrderRequest } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { shop } from '@ca-portal/api/groups/shop';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const orderCalls = api.use(orders);
const shopCalls = api.use(shop);

/** What the pages show themselves must not toast as well. */
const quiet = { quiet: true } as const;

const orderKeys = {
  all: ['orders'] as const,
  list: (query: OrderListQuery) => ['orders', 'list', query] as const,
  detail: (orderNo: string) => ['orders', 'detail', orderNo] as const,
  product: (id: string) => ['shop', 'detail', id] as const,
};

export interface OrderListQuery {
  page: number;
  limit: number;
  state?: number;
}

/** The product with its choices and prices; never asked without an id. */
export const useProduct = (id: string) =>
  useQuery({
    queryKey: orderKeys.product(id),
    queryFn: ({ signal }) => shopCalls.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id !== '',
  });

/** One page of the caller's orders; turning a page keeps the old rows until the new ones are there. */
export const useOrders = (query: OrderListQuery) =>
  useQuery({
    queryKey: orderKeys.list(query),
    queryFn: ({ signal }) => orderCalls.list({ query }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });

export const useOrder = (orderNo: string) =>
  useQuery({
    queryKey: orderKeys.detail(orderNo),
    queryFn: ({ signal }) => orderCalls.detail({ params: { orderNo } }, { ...quiet, signal }),
    enabled: orderNo !== '',
  });

/** Places the order. A price that has changed also makes the stored price list worthless. */
export function useCreateOrder(productId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['orders', 'create'],
    mutationFn: (body: OrderRequest) => orderCalls.create({ body }, quiet),
    onSuccess: (order) => {
      queries.setQueryData(orderKeys.detail(order.orderNo), order);
      void queries.invalidateQueries({ queryKey: ['orders', 'list'] });
    },
    onError: (error) => {
      if (isApiError(error, errorCodes.priceChanged)) {
        void queries.invalidateQueries({ queryKey: orderKeys.product(productId) });
      }
    },
  });
}

/** Cancels an unpaid order. A refusal toasts by itself: the order shown was out of date then, and is read anew. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['orders', 'cancel'],
    mutationFn: (orderNo: string) => orderCalls.cancel({ params: { orderNo } }),
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
