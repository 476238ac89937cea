import { shop } from '@ca-portal/api/groups/shop';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(shop);

/** All products on show: few enough to filter and sort where they are shown. Every page reads the same entry of the cache. */
export const useProducts = () =>
  useQuery({
    queryKey: ['shop', 'list'],
    queryFn: ({ signal }) =>
      calls.list({ query: { page: 1, limit: 100 }, body: {} }, { quiet: true, signal }),
    staleTime: 60_000,
  });
