import type { shop } from '@ca-portal/api/contract';
import { offsetOf } from '../../db/paging.js';
import type { CallContext } from '../../context/call-context.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { hiddenProviders } from '../../services/codes/index.js';
import {
  findProduct,
  type CatalogProduct,
  listing,
  productDetail,
  quoteFor,
} from '../../services/shop/index.js';

async function productFor(context: CallContext, id: string): Promise<CatalogProduct> {
  const product = await findProduct(context.services, id, await hiddenProviders(context));
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
