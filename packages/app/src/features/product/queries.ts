import { shop } from '@ca-portal/api/groups/shop';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(shop);

/** The pages word a failure themselves. */
const quiet = { quiet: true } as const;

/** One product with its choices and prices; the order page reads the same entry of the cache. */
export const useProduct = (id: string) =>
  useQuery({
    queryKey: ['shop', 'detail', id],
    queryFn: ({ signal }) => calls.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id !== '',
  });
