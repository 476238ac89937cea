import { couponStates, couponTypes, type CouponState, type CouponType } from '@ca-portal/api/domain';

/** Coupons of one status, page by page. */
export interface TicketPosition {
  state: CouponState;
  page: number;
}

const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
};

export const readTickets = (params: URLSearchParams): TicketPosition => ({
  state: couponStates.find((state) => state === params.get('state')) ?? '0',
  page: pageIn(params),
});

export function ticketParams({ state, page }: TicketPosition): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== '0') params.set('state', state);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The filter of the offers. */
export interface OfferFilter {
  /** Empty for every kind. */
  type: CouponType | '';
  claimableOnly: boolean;
}

export const readOffers = (params: URLSearchParams): OfferFilter => ({
  type: couponTypes.find((type) => type === params.get('type')) ?? '',
  claimableOnly: params.get('only') === '1',
});

export function offerParams({ type, claimableOnly }: OfferFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (type) params.set('type', type);
  if (claimableOnly) params.set('only', '1');
  return params;
}

interface Offer {
  type: CouponType;
  claimState: string;
}

export const filterOffers = <One extends Offer>(offers: readonly One[], filter: OfferFilter): One[] =>
  offers.filter(
    ({ type, claimState }) =>
      (filter.type === '' || type === filter.type) && (!filter.claimableOnly || claimState === 'claimable'),
  );

/** Share of an offer that is claimed, in whole percent; never 100 while one is left. */
export const claimedShare = ({ claimed, total }: { claimed: number; total: number }): number =>
  total <= 0 || claimed >= total ? 100 : Math.min(99, Math.round((claimed / total) * 100));
