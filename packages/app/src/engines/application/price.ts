import type { ResultOf } from '@ca-portal/api';
import { caChange } from '@ca-portal/api/groups/ca-change';
import type { coupons as couponRows } from '@ca-portal/api/contract';
import { coupons } from '@ca-portal/api/groups/coupons';
import type { PriceLine } from '@ca-portal/ui/price-summary';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';
import { priceLines } from '../../shared/orders/price-lines.js';
import type { AnyApplication, ApplicationValues, Need, Quote } from './description.js';

export type Ticket = ResultOf<(typeof couponRows)['forOrder']>[number];

/** The server's price of each certificate for what is typed now; the old one stays in view while a new one is counted. */
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

const isCourier = ({ key }: Quote['lines'][number]) => key === 'courier';
const sum = (lines: Quote['lines']) => lines.reduce((total, { amountFen }) => total + amountFen, 0);

/** Coupons that fit the one order of the application, the best one first; several orders at once take none. */
export function useTickets({ orderType }: AnyApplication, quotes: readonly (Quote | undefined)[]) {
  const [only] = quotes;
  const quote = quotes.length === 1 ? only : undefined;
  return useQuery({
    ...read(coupons, 'forOrder', {
      body: {
        orderType,
        goodsFen: sum(quote?.lines.filter((line) => !isCourier(line)) ?? []),
        courierFen: sum(quote?.lines.filter(isCourier) ?? []),
      },
    }),
    enabled: quote !== undefined && quote.totalFen > 0,
    placeholderData: keepPreviousData,
  });
}

/** The ticket that is meant by the form: the best one until somebody chooses. */
export const chosenTicket = (tickets: readonly Ticket[] | undefined, coupon: string): Ticket | undefined =>
  coupon === 'best' ? tickets?.[0] : tickets?.find(({ ticketId }) => String(ticketId) === coupon);

interface Price {
  lines: PriceLine[];
  totalFen: number;
}

/** What the page shows: the lines of one order, or one line for each certificate of several. */
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
  if (!only) return { lines: [], totalFen };
  const off = ticket ? Math.min(ticket.savesFen, totalFen) : 0;
  return {
    lines: [
      ...priceLines(only),
      ...(ticket ? [{ key: 'coupon', label: `优惠券 ${ticket.name}`, amountFen: -off }] : []),
    ],
    totalFen: totalFen - off,
  };
}
