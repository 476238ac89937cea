import type { ResultOf } from '@ca-portal/api';
import type { orderService as contract } from '@ca-portal/api/contract';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { personnel } from '@ca-portal/api/groups/personnel';
import { shop } from '@ca-portal/api/groups/shop';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { read, write } from '../../../api/query.js';
import { placingKey } from '../../../shared/files/index.js';
import type { checkOf } from './batch-form.js';

export type Checked = ResultOf<(typeof contract)['batchCheck']>;
export type CheckedRow = Checked['rows'][number];

/** All staff at once, to match a pasted table against. */
export const useAllStaff = () => useQuery(read(personnel, 'list', { query: { page: 1, limit: 999 } }));
/** Personal locks: those that a project leader may have, other roles' locks included. */
export const useLocks = () =>
  useQuery(read(shop, 'list', { query: { page: 1, limit: 50 }, body: { carrier: 'lock' } }));
export const useProduct = (id: string) =>
  useQuery({ ...read(shop, 'detail', { params: { id } }), enabled: id !== '' });

/** Refetched after every change, so that each row shows at once whether it is possible. */
export function useCheck(request: ReturnType<typeof checkOf>) {
  return useQuery({
    ...read(orderService, 'batchCheck', {
      body: request ?? { providerCode: '', platformCodes: [], rows: [] },
    }),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
export const useCreateBatch = () =>
  useMutation({
    ...write(orderService, 'batchCreate', { refreshes: [orders, orderService, personnel], quiet: true }),
    mutationKey: [...placingKey, 'batch'],
  });
