import { shop } from '@ca-portal/api/groups/shop';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(shop);

/** The pages word a failure themselves. */
const quiet = { quiet: true } as const;

/** All products on show: few enough to filter and sort here. The home page reads the same entry of the cache. */
export const useProducts = () =>
  useQuery({
    queryKey: ['shop', 'list'],
    queryFn: ({ signal }) => calls.list({ query: { page: 1, limit: 100 }, body: {} }, { ...quiet, signal }),
    staleTime: 60_000,
  });

/** One product with its choices and prices; the order page reads the same entry of the cache. */
export const useProduct = (id: string) =>
  useQuery({
    queryKey: ['shop', 'detail', id],
    queryFn: ({ signal }) => calls.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id !== '',
  });
