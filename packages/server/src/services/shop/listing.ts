import type { InputOf, ProductSummary, shop } from '@ca-portal/api/contract';
import type { CallContext } from '../../context/call-context.js';
import { hiddenProviders } from '../codes/index.js';
import { listProducts, type CatalogProduct } from './catalog.js';
import { productSummary } from './present.js';

type Filter = InputOf<typeof shop.list>['body'];

/**
 * There are only some dozen products, so they are filtered here, where the computed price is available for
 * sorting.
 */
function fits({ product, providers }: CatalogProduct, { providerCode, roleId, keyword }: Filter): boolean {
  if (providerCode && !providers.some((one) => one.code === providerCode)) return false;
  if (roleId && !product.allowedRoleIds.includes(roleId)) return false;
  const words = keyword?.normalize('NFKC').toLowerCase() ?? '';
  const text = [product.name, product.summary, product.audience, ...product.highlights].join('\n');
  return text.toLowerCase().includes(words);
}

/** By price; a product without a price always comes last. Equal prices keep the shop's order. */
const byPrice =
  (direction: 1 | -1) =>
  (a: ProductSummary, b: ProductSummary): number => {
    if (a.fromFen === null || b.fromFen === null)
      return Number(a.fromFen === null) - Number(b.fromFen === null);
    return direction * (a.fromFen - b.fromFen);
  };

/** Matching products in the requested order, by default the shop's own. */
export async function listing(context: CallContext, filter: Filter): Promise<ProductSummary[]> {
  const all = await listProducts(context.services, await hiddenProviders(context), filter.carrier);
  const rows = all.filter((one) => fits(one, filter)).map(productSummary);
  if (filter.sort === 'priceUp') return rows.toSorted(byPrice(1));
  if (filter.sort === 'priceDown') return rows.toSorted(byPrice(-1));
  return rows;
}
