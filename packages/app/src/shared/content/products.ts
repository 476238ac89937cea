import { shop } from '@ca-portal/api/groups/shop';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/**
 * All products on show, or those of one brand: few enough to filter and sort where they are shown. Every page reads the
 * same entry of the cache.
 */
export const useProducts = (providerCode = '') =>
  useQuery({
    ...read(shop, 'list', { query: { page: 1, limit: 100 }, body: providerCode ? { providerCode } : {} }),
    staleTime: 60_000,
  });
