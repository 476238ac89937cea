import type { ProductDetail } from '@ca-portal/api';
import {
  deliveries,
  deliveriesOf,
  quoteNewCertificate,
  unsupportedPlatforms,
  type Delivery,
  type Quote,
} from '@ca-portal/api/domain';

/** The choice on the product page. It is kept in the address, so that it survives a reload and a login. */
export interface Choice {
  provider: string;
  years: number;
  platforms: readonly string[];
  delivery: Delivery;
}

/**
 * Why a delivery is not available; undefined if it is. Only a stick is handed over or sent, and it must be in stock.
 */
export function deliveryObstacle(
  { carrier, stock }: Pick<ProductDetail, 'carrier' | 'stock'>,
  delivery: Delivery,
): string | undefined {
  if (!deliveriesOf(carrier).includes(delivery)) return '该证书在线下载';
  if (delivery === 'online') return undefined;
  return stock > 0 ? undefined : '暂时缺货';
}

const providerOf = (product: ProductDetail, code: string) =>
  product.providers.find((provider) => provider.code === code);

/** Whether the provider's certificates are accepted on the platform. */
export const isSupported = (product: ProductDetail, provider: string, platform: string): boolean =>
  providerOf(product, provider)?.platformCodes.includes(platform) ?? false;

/**
 * The choice in the address, limited to what the product really offers. Most people need a new stick, and the listed
 * price is for one, so the default delivery is the counter.
 */
export function readChoice(product: ProductDetail, params: URLSearchParams): Choice {
  const sold = product.providers.filter(({ available }) => available);
  const provider = (sold.find(({ code }) => code === params.get('provider')) ?? sold[0])?.code ?? '';
  const offered = product.platforms.filter(({ code }) => isSupported(product, provider, code));
  const asked = params.get('platforms')?.split(',');
  const years = Number(params.get('years'));
  const ways = deliveries.filter((way) => deliveryObstacle(product, way) === undefined);
  return {
    provider,
    years: product.yearOptions.includes(years) ? years : (product.yearOptions[0] ?? 1),
    platforms: offered
      .filter(({ code, included }) => (asked ? asked.includes(code) : included))
      .map(({ code }) => code),
    delivery:
      ways.find((one) => one === params.get('delivery')) ?? (ways.includes('counter') ? 'counter' : 'online'),
  };
}

/** Address parameters of the product page (`id`) and of the order page (`product`). */
export const choiceParams = (
  named: { id: string } | { product: string },
  { provider, years, platforms, delivery }: Choice,
): URLSearchParams =>
  new URLSearchParams({ ...named, provider, years: String(years), platforms: platforms.join(','), delivery });

/** The choice with another provider, and the names of the platforms that he does not support. */
export function withProvider(
  product: ProductDetail,
  choice: Choice,
  code: string,
): { choice: Choice; dropped: string[] } {
  const provider = providerOf(product, code);
  const lost = provider ? unsupportedPlatforms(provider, choice.platforms) : [];
  return {
    choice: { ...choice, provider: code, platforms: choice.platforms.filter((one) => !lost.includes(one)) },
    dropped: product.platforms.filter((one) => lost.includes(one.code)).map(({ name }) => name),
  };
}

/** The price for display; undefined if none is configured. The server calculates its own price. */
export function quoteOf(product: ProductDetail, choice: Choice): Quote | undefined {
  if (!product.prices) return undefined;
  return quoteNewCertificate(product.prices, {
    years: choice.years,
    platformCodes: choice.platforms,
    includedPlatformCodes: product.platforms.filter(({ included }) => included).map(({ code }) => code),
    delivery: choice.delivery,
  });
}
