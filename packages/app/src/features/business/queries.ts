import { caChange } from '@ca-portal/api/groups/ca-change';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { shop } from '@ca-portal/api/groups/shop';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const shopCalls = api.use(shop);
const certificateCalls = api.use(caManage);
const changeCalls = api.use(caChange);

const quiet = { quiet: true } as const;
const calm = 60_000;

/** Those that a role may order. */
export const useProductsOfRole = (roleId: number | undefined) =>
  useQuery({
    queryKey: ['shop', 'list', 'role', roleId],
    queryFn: ({ signal }) =>
      shopCalls.list(
        { query: { page: 1, limit: 100 }, body: roleId === undefined ? {} : { roleId } },
        { ...quiet, signal },
      ),
    enabled: roleId !== undefined,
    staleTime: calm,
  });

/** One product with its price list; the product page reads the same entry. */
export const useProduct = (id: string | undefined) =>
  useQuery({
    queryKey: ['shop', 'detail', id],
    queryFn: ({ signal }) => shopCalls.detail({ params: { id: id ?? '' } }, { ...quiet, signal }),
    enabled: id !== undefined,
    staleTime: calm,
  });

/** The caller's certificates with what may be done with each. */
export const useCertificates = (enabled: boolean) =>
  useQuery({
    queryKey: ['ca-manage', 'list', 'business'],
    queryFn: ({ signal }) => certificateCalls.list({ query: { page: 1, limit: 100 } }, { ...quiet, signal }),
    enabled,
  });

/** What an enterprise change costs for one lock: told for a certificate alone. */
export const useChangeFee = (certificateId: string | undefined) =>
  useQuery({
    queryKey: ['ca-change', 'need', certificateId, '0105'],
    queryFn: ({ signal }) =>
      changeCalls.needInfo(
        { query: { certificateId: certificateId ?? '', orderType: '0105' } },
        { ...quiet, signal },
      ),
    enabled: certificateId !== undefined,
    staleTime: calm,
  });

export const remindOf = (id: string, day: string, reason: 'afterOpening' | 'renewal') =>
  certificateCalls.remind({ params: { id }, body: { day, reason } });
