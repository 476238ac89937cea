import { caChange } from '@ca-portal/api/groups/ca-change';
import type { PriceLine } from '@ca-portal/ui/price-summary';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { read } from '../../api/query.js';
import { type Ticket, useFittingTickets } from '../../shared/coupons/index.js';
import { priceWith } from '../../shared/orders/index.js';
import type { AnyApplication, ApplicationValues, Need, Quote } from './description.js';

/** The server's price of each certificate for the current values; until it is there, the old one stays visible. */
export function useQuotes(business: AnyApplication, values: ApplicationValues, needs: readonly Need[]) {
  const wish = business.wish(values.own);
  return useQueries({
    queries: needs.map(({ certificateId }) => ({
      ...read(caChange, 'quote', {
        body: {
          certificateId,
          orderType: business.orderType,
          years: null,
          providerCode: null,
          platformCodes: [],
          changes: [],
          ...wish,
          delivery: values.delivery,
          couponTicketId: null,
        },
      }),
      placeholderData: keepPreviousData,
    })),
  });
}

/** Coupons for a single order, the best first; several orders at once cannot use one. */
export const useTickets = ({ orderType }: AnyApplication, quotes: readonly (Quote | undefined)[]) =>
  useFittingTickets(orderType, quotes.length === 1 ? quotes[0] : undefined);

interface Price {
  lines: PriceLine[];
  totalFen: number;
}

/** The displayed lines: those of one order, or one line for each of several certificates. */
export function priceOf(
  needs: readonly Need[],
  quotes: readonly (Quote | undefined)[],
  ticket: Ticket | undefined,
): Price {
  const known = quotes.flatMap((quote) => quote ?? []);
  const totalFen = known.reduce((total, quote) => total + quote.totalFen, 0);
  const [only] = known;
  if (needs.length > 1) {
    const lines = needs.map(({ certificateId, holderName, lockTypeName }, index) => ({
      key: certificateId,
      label: `${holderName} ${lockTypeName}`,
      amountFen: quotes[index]?.totalFen ?? 0,
    }));
    return { lines, totalFen };
  }
  return only ? priceWith(only, ticket) : { lines: [], totalFen };
}
