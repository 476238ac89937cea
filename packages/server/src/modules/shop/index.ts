import type { shop } from '@ca-portal/api/contract';
import { offsetOf } from '../../db/paging.js';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { findProduct } from './catalogue.js';
import { listing } from './listing.js';
import { productDetail } from './present.js';
import { quoteFor } from './quote-for.js';

export { findProduct, type CatalogueProduct } from './catalogue.js';
export { quoteFor, type ProductChoice } from './quote-for.js';

export const shopHandlers: Handlers<typeof shop> = {
  async list({ query, body }, { services }) {
    const all = await listing(services, body);
    const from = offsetOf(query);
    return { rows: all.slice(from, from + query.limit), total: all.length };
  },

  async detail({ params }, { services }) {
    const product = await findProduct(services.db, params.id);
    if (!product) throw new PortalError('notFound');
    return productDetail(product);
  },

  async sku({ body }, { services }) {
    const product = await findProduct(services.db, body.productId);
    if (!product) throw new PortalError('notFound');
    return quoteFor(product, body);
  },
};
