import {
  PriceMissingError,
  quoteNewCertificate,
  unsupportedPlatforms,
  type Delivery,
  type PriceList,
  type Quote,
} from '@ca-portal/api/domain';
import { PortalError } from '../../kernel/portal-error.js';
import type { CatalogProduct } from './catalog.js';

/** A user's choice for a product. */
export interface ProductChoice {
  readonly providerCode: string;
  readonly platformCodes: readonly string[];
  readonly years: number;
  readonly delivery: Delivery;
}

/** The product's prices; null if one is not configured. */
export function pricesOf({ product: p }: CatalogProduct): PriceList | null {
  const { serviceFenPerYear, mediumFen, sealFen, sealCount, extraPlatformFen, courierFen } = p;
  if (
    serviceFenPerYear === null ||
    mediumFen === null ||
    sealFen === null ||
    extraPlatformFen === null ||
    courierFen === null
  ) {
    return null;
  }
  return { serviceFenPerYear, mediumFen, sealFen, sealCount, extraPlatformFen, courierFen };
}

/** Prices a choice with the domain's rule; a missing price is an error, never free. */
export function priceOf(chosen: CatalogProduct, choice: Omit<ProductChoice, 'providerCode'>): Quote {
  const prices = pricesOf(chosen);
  if (!prices) throw new PortalError('priceMissing');
  const includedPlatformCodes = chosen.platforms.filter((p) => p.included).map((p) => p.code);
  try {
    return quoteNewCertificate(prices, { ...choice, includedPlatformCodes });
  } catch (error) {
    throw error instanceof PriceMissingError ? new PortalError('priceMissing') : error;
  }
}

/**
 * The server's price of a choice, after checking that it is available: product, provider, years, and every
 * chosen platform at the provider.
 */
export function quoteFor(chosen: CatalogProduct, choice: ProductChoice): Quote {
  const { product, platforms, providers } = chosen;
  const provider = providers.find((one) => one.code === choice.providerCode);
  if (product.unavailableReason) throw new PortalError('productUnavailable');
  if (!provider || provider.unavailableReason) throw new PortalError('providerUnavailable');
  const codes = new Set(choice.platformCodes);
  // A duplicate code would be charged twice, and an unknown one has no name for the error.
  if (codes.size !== choice.platformCodes.length) throw new PortalError('badRequest');
  if (choice.platformCodes.some((code) => !platforms.some((p) => p.code === code))) {
    throw new PortalError('badRequest');
  }
  if (!product.yearOptions.includes(choice.years)) throw new PortalError('badRequest');
  const refused = unsupportedPlatforms(provider, choice.platformCodes);
  if (refused.length > 0) {
    const names = platforms.filter((p) => refused.includes(p.code)).map((p) => p.name);
    throw new PortalError(
      'platformNotSupported',
      { platforms: names.join('、') },
      { platformCodes: refused },
    );
  }
  return priceOf(chosen, choice);
}
