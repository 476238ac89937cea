import { isApiError, type InputOf } from '@ca-portal/api';
import type { orders as contract } from '@ca-portal/api/contract';
import { errorCodes, finalOrderStates, type OrderState } from '@ca-portal/api/domain';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { shop } from '@ca-portal/api/groups/shop';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { read, readsOf, refresh, setRead, write } from '../../api/query.js';

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

/** Places the order. If the price has changed, the price list is asked for again. */
export const useCreateOrder = (productId: string) =>
  useMutation({
    ...write(orders, 'create', {
      refreshes: [readsOf(orders, 'list')],
      quiet: true,
      answers: (order) => setRead(orderRead(order.orderNo), order),
    }),
    onError: (error, _input, _result, { client }) =>
      isApiError(error, errorCodes.priceChanged) ? refresh(client, [productRead(productId)]) : undefined,
  });

/** Cancels an unpaid or free order. A refusal shows a toast; the order was outdated then, and is fetched again. */
export const useCancelOrder = () =>
  useMutation(write(orders, 'cancel', { refreshes: [orders, orderService] }));
