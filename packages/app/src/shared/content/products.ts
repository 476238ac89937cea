import { shop } from '@ca-portal/api/groups/shop';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/**
 * All products, or those of one brand: few enough to filter and sort in the page. Every page uses the same cache entry.
 */
export const useProducts = (providerCode = '') =>
  useQuery({
    ...read(shop, 'list', { query: { page: 1, limit: 100 }, body: providerCode ? { providerCode } : {} }),
    staleTime: 60_000,
  });
