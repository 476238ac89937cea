import type { shop } from '@ca-portal/api/contract';
import { offsetOf } from '../../db/paging.js';
import type { CallContext } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { hiddenProviders } from '../data-scope/hidden-providers.js';
import { findProduct, type CatalogueProduct } from './catalogue.js';
import { listing } from './listing.js';
import { productDetail } from './present.js';
import { quoteFor } from './quote-for.js';

export { findProduct, type CatalogueProduct } from './catalogue.js';
export { quoteFor, type ProductChoice } from './quote-for.js';

async function productFor(context: CallContext, id: string): Promise<CatalogueProduct> {
  const product = await findProduct(context.services.db, id, await hiddenProviders(context));
  if (!product) throw new PortalError('notFound');
  return product;
}

export const shopHandlers: Handlers<typeof shop> = {
  async list({ query, body }, context) {
    const all = await listing(context, body);
    const from = offsetOf(query);
    return { rows: all.slice(from, from + query.limit), total: all.length };
  },

  async detail({ params }, context) {
    return productDetail(await productFor(context, params.id));
  },

  async sku({ body }, context) {
    return quoteFor(await productFor(context, body.productId), body);
  },
};
