import { caManage } from '@ca-portal/api/groups/ca-manage';
import { shop } from '@ca-portal/api/groups/shop';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

const calm = 60_000;

/** The products that a role may order. */
export const useProductsOfRole = (roleId: number | undefined) =>
  useQuery({
    ...read(shop, 'list', { query: { page: 1, limit: 100 }, body: roleId === undefined ? {} : { roleId } }),
    enabled: roleId !== undefined,
    staleTime: calm,
  });

/** One product with its price list; the product page uses the same cache entry. */
export const useProduct = (id: string | undefined) =>
  useQuery({
    ...read(shop, 'detail', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: calm,
  });

/** The user's certificates with the permitted businesses of each. */
export const useCertificates = (enabled: boolean) =>
  useQuery({
    ...read(caManage, 'list', { query: { page: 1, limit: 100 } }),
    enabled,
  });
