import type { ProductDetail, ProductSummary } from '@ca-portal/api';
import {
  PriceMissingError,
  quoteChange,
  type ChangeLine,
  type OrderType,
  type PortalConfig,
} from '@ca-portal/api/domain';
import { isChange } from './business-types.js';

/** The server's data about prices: the products on sale, one lock with its price list, the fee of a change. */
export interface PriceSource {
  products: readonly ProductSummary[];
  /** The lock whose price list applies; null where none is sold. */
  lock: ProductDetail | null;
  /** Fees of changes, as the administrator has set them. */
  fees: Pick<PortalConfig['rules'], 'changeFen' | 'sealChangeFen'>;
}

export type Price =
  | { kind: 'fixed'; fen: number; lines: readonly Pick<ChangeLine, 'label' | 'amountFen'>[] }
  /** The cheapest of several, or the minimum price. */
  | { kind: 'from'; fen: number; lines: readonly Pick<ChangeLine, 'label' | 'amountFen'>[] }
  | { kind: 'free' }
  | { kind: 'missing' };

/** The quantity: years of a renewal, platforms that are added. */
export interface Amount {
  years?: number;
  platforms?: number;
  courier?: boolean;
}

const cheapest = (products: readonly ProductSummary[], carrier: ProductSummary['carrier']): number | null => {
  const prices = products.filter((one) => one.carrier === carrier).flatMap(({ fromFen }) => fromFen ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
};
const from = (fen: number | null): Price =>
  fen === null ? { kind: 'missing' } : { kind: 'from', fen, lines: [] };

function ofNew(orderType: OrderType, { products }: PriceSource): Price {
  const lock = cheapest(products, 'lock');
  const mobile = cheapest(products, 'mobile');
  if (orderType === '0101') return from(lock);
  if (orderType === '0301') return from(mobile);
  if (orderType === '0501') return from(cheapest(products, 'pc'));
  const bundle = products.find((one) => one.orderType === orderType);
  return from(bundle ? bundle.fromFen : lock === null || mobile === null ? null : lock + mobile);
}

/** The price of a business, from the server's price list, by the rules shared with the server. */
export function priceOf(orderType: OrderType, source: PriceSource, amount: Amount = {}): Price {
  if (orderType === '0108') return { kind: 'free' };
  if (!isChange(orderType)) return ofNew(orderType, source);
  const prices = source.lock?.prices;
  if (!prices) return { kind: 'missing' };
  try {
    const { lines, totalFen } = quoteChange(
      { ...prices, ...source.fees },
      {
        orderType,
        years: amount.years ?? 1,
        addedPlatforms: amount.platforms ?? 1,
        touchedLocks: 1,
        mergedLocks: 0,
        mediumFree: false,
        courier: amount.courier ?? false,
      },
    );
    // A fault within a year or a rewritable lock may cost less, never more.
    const less = orderType === '0102' || orderType === '0106';
    return { kind: less ? 'from' : 'fixed', fen: totalFen, lines };
  } catch (error) {
    if (error instanceof PriceMissingError) return { kind: 'missing' };
    throw error;
  }
}

/** The unit of a fixed price on a card: a year, a platform, a lock. */
export const priceUnit = (orderType: OrderType): string =>
  ({ '0103': ' / 年', '0104': ' / 个', '0105': ' / 把' })[orderType as string] ?? '';
