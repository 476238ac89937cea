import type { ProductSummary } from '@ca-portal/api';
import { carriers, type Carrier } from '@ca-portal/api/domain';

export const isCarrier = (text: string | null): text is Carrier => carriers.some((one) => one === text);

/** The filter of the list. Kept in the address, so that it survives going back and a reload. */
export interface Filter {
  carrier: Carrier | 'all';
  /** Code of a provider; empty for all. The server knows which products belong to it. */
  brand: string;
  onlyAvailable: boolean;
  sort: 'recommended' | 'price';
}

export function readFilter(params: URLSearchParams): Filter {
  const carrier = params.get('carrier');
  const brand = params.get('brand') ?? '';
  return {
    carrier: isCarrier(carrier) ? carrier : 'all',
    // Checked against the contract's code format, so that an edited address does not cause a refusal.
    brand: /^[\w-]{1,20}$/.test(brand) ? brand : '',
    onlyAvailable: params.get('available') === '1',
    sort: params.get('sort') === 'price' ? 'price' : 'recommended',
  };
}

/** The address of a filter, without default values. */
export function filterParams({ carrier, brand, onlyAvailable, sort }: Filter): URLSearchParams {
  return new URLSearchParams({
    ...(carrier === 'all' ? {} : { carrier }),
    ...(brand ? { brand } : {}),
    ...(onlyAvailable ? { available: '1' } : {}),
    ...(sort === 'price' ? { sort } : {}),
  });
}

/** Products without a price come last: they cannot be compared. */
const price = ({ fromFen }: ProductSummary): number => fromFen ?? Number.POSITIVE_INFINITY;

export function filtered(products: readonly ProductSummary[], filter: Filter): ProductSummary[] {
  const shown = products.filter(
    ({ carrier, available }) =>
      (filter.carrier === 'all' || carrier === filter.carrier) && (available || !filter.onlyAvailable),
  );
  return filter.sort === 'price' ? shown.toSorted((a, b) => price(a) - price(b)) : shown;
}
