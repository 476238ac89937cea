import type { ProductDetail, ProductSummary } from '@ca-portal/api/contract';
import type { BusinessType } from '@ca-portal/api/domain';
import type { CatalogProduct } from './catalog.js';
import { priceOf, pricesOf } from './quote-for.js';

/** The complete price of the first year: collected at the counter, with what the base price includes. */
function fromFen(chosen: CatalogProduct): number | null {
  if (!pricesOf(chosen)) return null;
  return priceOf(chosen, { years: 1, platformCodes: [], delivery: 'counter' }).totalFen;
}

export function productSummary(chosen: CatalogProduct): ProductSummary {
  const { product: p } = chosen;
  return {
    id: p.id,
    name: p.name,
    summary: p.summary,
    audience: p.audience,
    carrier: p.carrier,
    orderType: p.orderType as BusinessType,
    fromFen: fromFen(chosen),
    available: p.unavailableReason === '',
    unavailableReason: p.unavailableReason,
    stock: p.stock,
    highlights: p.highlights,
  };
}

export function productDetail(chosen: CatalogProduct): ProductDetail {
  const {
    product: p,
    platforms,
    providers,
    certificateTypeName,
    lockTypeName,
    mediumVendors,
    signatureVendors,
  } = chosen;
  return {
    ...productSummary(chosen),
    certificateType: p.certificateType,
    certificateTypeName,
    lockType: p.lockType,
    lockTypeName,
    allowedRoleIds: p.allowedRoleIds,
    platforms: [...platforms],
    providers: providers.map((one) => ({
      ...one,
      platformCodes: [...one.platformCodes],
      available: one.unavailableReason === '',
    })),
    mediumVendors: [...mediumVendors],
    signatureVendors: [...signatureVendors],
    yearOptions: p.yearOptions,
    prices: pricesOf(chosen),
  };
}
