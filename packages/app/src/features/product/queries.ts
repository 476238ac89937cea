import { catalog } from '@ca-portal/api/groups/catalog';
import { shop } from '@ca-portal/api/groups/shop';
import { isApiError, type ProductDetail } from '@ca-portal/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';
import { quoteOf, type Choice } from './choice.js';

/** Providers with products, and the recommended products: the server chooses both. */
export const useBrands = () => useQuery({ ...read(catalog, 'brands'), staleTime: 600_000 });
export const useCategories = () => useQuery({ ...read(catalog, 'categories'), staleTime: 600_000 });
export const useComparison = () => useQuery({ ...read(catalog, 'comparison'), staleTime: 600_000 });
export const useTopProducts = () => useQuery({ ...read(catalog, 'top'), staleTime: 60_000 });

/** One product with its choices and prices; the order page reads the same cache entry. */
export const useProduct = (id: string) =>
  useQuery({
    ...read(shop, 'detail', { params: { id } }),
    enabled: id !== '',
  });

/**
 * The price of a choice. The page calculates at once by the rules that it shares with the server; the server's own
 * price then replaces it, or its refusal if the choice is no longer available.
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
