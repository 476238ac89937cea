import { ApiError } from '@ca-portal/api';
import { orderStates } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.js';

const orderCalls = api.use(orders);
const paymentCalls = api.use(payments);
const quiet = { quiet: true } as const;

export type PaymentResult = Awaited<ReturnType<typeof paymentCalls.result>>;

/** The order to pay; never from the cache alone, because it may have been paid or closed meanwhile. */
export const useOrder = (orderNo: string) =>
  useQuery({
    queryKey: ['orders', 'detail', orderNo],
    queryFn: ({ signal }) => orderCalls.detail({ params: { orderNo } }, { ...quiet, signal }),
    enabled: orderNo !== '',
    staleTime: 0,
  });

export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['orders', 'cancel'],
    mutationFn: (orderNo: string) => orderCalls.cancel({ params: { orderNo } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });
}

/** The signed form of an order: asked for once, used at once, kept nowhere. */
export const usePaymentFormText = (orderNo: string) =>
  useQuery({
    queryKey: ['payments', 'form', orderNo],
    queryFn: ({ signal }) => paymentCalls.alipayForm({ params: { orderNo } }, { ...quiet, signal }),
    enabled: orderNo !== '',
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    retry: false,
  });

/** Dossier 4.2: every 3 seconds, 20 times. */
export const pollMs = 3000;
export const maxTries = 20;

const endedStates: readonly number[] = [orderStates.cancelled, orderStates.closed, orderStates.refunded];

/** Paid or over: nothing more will come. */
export const isSettled = (result: PaymentResult | undefined): boolean =>
  result !== undefined && (result.paid || endedStates.includes(result.state));

/** The server has answered and will answer the same next time; a lost connection may come back. */
const isRefused = (error: unknown) => error instanceof ApiError && !error.retryable;

/**
 * Has the payment arrived? Asks until it has, until the order is over, or for a minute; `askAgain` starts
 * another minute.
 */
export function usePaymentResult(orderNo: string, { enabled = true }: { enabled?: boolean } = {}) {
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const queryKey = ['payments', 'result', orderNo, round];
  const result = useQuery({
    queryKey,
    queryFn: ({ signal }) => paymentCalls.result({ params: { orderNo } }, { ...quiet, signal }),
    enabled: enabled && orderNo !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The twentieth answer may read like the nineteenth: it has to be noticed all the same.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) =>
      isSettled(state.data) ||
      isRefused(state.error) ||
      state.dataUpdateCount + state.errorUpdateCount >= maxTries
        ? false
        : pollMs,
  });
  const state = queries.getQueryState(queryKey);
  const tries = (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
  return {
    data: result.data,
    error: result.error,
    exhausted: tries >= maxTries && !isSettled(result.data),
    askAgain: () => setRound((before) => before + 1),
  };
}
