import { catalogue } from '@ca-portal/api/groups/catalogue';
import { shop } from '@ca-portal/api/groups/shop';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/** Whose products there are, and the ones to put forward: the server's choice. */
export const useBrands = () => useQuery({ ...read(catalogue, 'brands'), staleTime: 600_000 });
export const useComparison = () => useQuery({ ...read(catalogue, 'comparison'), staleTime: 600_000 });
export const useTopProducts = () => useQuery({ ...read(catalogue, 'top'), staleTime: 60_000 });

/** One product with its choices and prices; the order page reads the same entry of the cache. */
export const useProduct = (id: string) =>
  useQuery({
    ...read(shop, 'detail', { params: { id } }),
    enabled: id !== '',
  });
