import { ApiError } from '@ca-portal/api';
import { failedOrderStates } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, read, readAs, write } from '../../api/query.js';

export type PaymentResult = Answer<typeof payments, 'result'>;

/** The order to pay; never from the cache alone, because it may have been paid or closed meanwhile. */
export const useOrder = (orderNo: string) =>
  useQuery({
    ...read(orders, 'detail', { params: { orderNo } }),
    enabled: orderNo !== '',
    staleTime: 0,
  });

export const useCancelOrder = () => useMutation(write(orders, 'cancel'));

/** The signed form of an order: requested once, used at once, not cached. */
export const usePaymentForm = (orderNo: string) =>
  useQuery({
    ...read(payments, 'alipayForm', { params: { orderNo } }),
    enabled: orderNo !== '',
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    retry: false,
  });

/** Dossier 4.2: every 3 seconds, 20 times. */
export const pollMs = 3000;
export const maxTries = 20;

/** Paid or closed: the state is final. */
export const isSettled = (result: PaymentResult | undefined): boolean =>
  result !== undefined && (result.paid || failedOrderStates.includes(result.state));

/** The server has answered and would answer the same again; a lost connection may come back. */
const isRefused = (error: unknown) => error instanceof ApiError && !error.retryable;

/**
 * Polls whether the payment has arrived: until it has, until the order is closed, or for a minute; `askAgain` starts
 * another minute.
 */
export function usePaymentResult(orderNo: string, { enabled = true }: { enabled?: boolean } = {}) {
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const asked = readAs(round, payments, 'result', { params: { orderNo } });
  const result = useQuery({
    ...asked,
    enabled: enabled && orderNo !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The twentieth answer may equal the nineteenth, but the end of polling must still be noticed.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) =>
      isSettled(state.data) ||
      isRefused(state.error) ||
      state.dataUpdateCount + state.errorUpdateCount >= maxTries
        ? false
        : pollMs,
  });
  const state = queries.getQueryState(asked.queryKey);
  const tries = (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
  return {
    data: result.data,
    error: result.error,
    exhausted: tries >= maxTries && !isSettled(result.data),
    askAgain: () => setRound((before) => before + 1),
  };
}
