import { caManage } from '@ca-portal/api/groups/ca-manage';
import { certificates } from '@ca-portal/api/groups/certificates';
import { orders } from '@ca-portal/api/groups/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, read, refresh } from '../../../api/query.js';
import { saveFile } from '../../../shared/files/index.js';

/** All certificates of a company at once: tabs then count and filter without a request. */
const listLimit = 200;

export const useCertificates = () =>
  useQuery(read(certificates, 'list', { query: { page: 1, limit: listLimit } }));

/** The same certificates with their possible businesses, and the reasons against the others. */
export const useCards = () => useQuery(read(caManage, 'list', { query: { page: 1, limit: listLimit } }));

/** These certificates as a workbook; a refusal shows a toast. */
export const exportCards = (ids: readonly string[]): Promise<void> =>
  call(caManage, 'export', { query: { ids: ids.join(',') } }).then(saveFile, () => undefined);

/** The order whose certificate is to be written. */
export const useOrderToWrite = (orderNo: string) =>
  useQuery({
    ...read(orders, 'detail', { params: { orderNo } }),
    enabled: orderNo !== '',
  });

/** After writing or a break: orders and certificates have changed. */
export function useForgetOrders(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void refresh(queries, [orders, certificates]);
  }, [queries]);
}
