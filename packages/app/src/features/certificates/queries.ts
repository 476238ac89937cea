import { certificates } from '@ca-portal/api/groups/certificates';
import { orders } from '@ca-portal/api/groups/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api/client.js';

/** For `writeCertificate`, which words its refusals itself. */
export const issueCalls = api.use(certificates);
const orderCalls = api.use(orders);

/** The failed block says it itself, with 重试. */
const quiet = { quiet: true } as const;

/** All that a company has, in one piece: tabs then count and filter without waiting. */
const listLimit = 200;

const certificateKeys = {
  all: ['certificates'] as const,
  list: ['certificates', 'list'] as const,
};

export const useCertificates = () =>
  useQuery({
    queryKey: certificateKeys.list,
    queryFn: ({ signal }) => issueCalls.list({ query: { page: 1, limit: listLimit } }, { ...quiet, signal }),
  });

/** The order whose certificate is to be written. */
export const useOrderToWrite = (orderNo: string) =>
  useQuery({
    queryKey: ['orders', 'detail', orderNo],
    queryFn: ({ signal }) => orderCalls.detail({ params: { orderNo } }, { ...quiet, signal }),
    enabled: orderNo !== '',
  });

/** After writing or a break: orders and certificates are no longer what they were. */
export function useForgetOrders(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['orders'] });
    void queries.invalidateQueries({ queryKey: certificateKeys.all });
  }, [queries]);
}
