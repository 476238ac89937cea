import { catalog } from '@ca-portal/api/groups/catalog';
import { shop } from '@ca-portal/api/groups/shop';
import { isApiError, type ProductDetail } from '@ca-portal/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';
import { quoteOf, type Choice } from './choice.js';

/** Whose products there are, and the ones to put forward: the server's choice. */
export const useBrands = () => useQuery({ ...read(catalog, 'brands'), staleTime: 600_000 });
export const useCategories = () => useQuery({ ...read(catalog, 'categories'), staleTime: 600_000 });
export const useComparison = () => useQuery({ ...read(catalog, 'comparison'), staleTime: 600_000 });
export const useTopProducts = () => useQuery({ ...read(catalog, 'top'), staleTime: 60_000 });

/** One product with its choices and prices; the order page reads the same entry of the cache. */
export const useProduct = (id: string) =>
  useQuery({
    ...read(shop, 'detail', { params: { id } }),
    enabled: id !== '',
  });

/**
 * What a choice costs. The page counts at once by the rules that it shares with the server; then the server's own price
 * stands, and its refusal where the choice cannot be had any more.
 */
export function useSku(product: ProductDetail, choice: Choice) {
  const counted = quoteOf(product, choice);
  const asked = useQuery({
    ...read(shop, 'sku', {
      body: {
        productId: product.id,
        providerCode: choice.provider,
        platformCodes: [...choice.platforms],
        years: choice.years,
        delivery: choice.delivery,
      },
    }),
    enabled:
      product.available && counted !== undefined && choice.provider !== '' && choice.platforms.length > 0,
    retry: false,
  });
  const refused = isApiError(asked.error) && asked.error.kind === 'business';
  return {
    quote: asked.data ?? counted,
    refusal: refused && asked.error ? asked.error.message : undefined,
  };
}
