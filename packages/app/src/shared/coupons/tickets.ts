import type { ResultOf } from '@ca-portal/api';
import type { coupons as rows } from '@ca-portal/api/contract';
import type { OrderType } from '@ca-portal/api/domain';
import { coupons } from '@ca-portal/api/groups/coupons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/** A coupon that fits an order, with the amount it saves. */
export type Ticket = ResultOf<(typeof rows)['forOrder']>[number];

interface Lines {
  readonly lines: readonly { readonly key: string; readonly amountFen: number }[];
  readonly totalFen: number;
}
const sum = (lines: Lines['lines']) => lines.reduce((total, { amountFen }) => total + amountFen, 0);
const isCourier = ({ key }: Lines['lines'][number]) => key === 'courier';

/**
 * Coupons that fit an order of that price, the best one first. Requested only when there is something to pay and the
 * user may pay it.
 */
export const useFittingTickets = (orderType: OrderType, quote: Lines | undefined, enabled = true) =>
  useQuery({
    ...read(coupons, 'forOrder', {
      body: {
        orderType,
        goodsFen: sum(quote?.lines.filter((line) => !isCourier(line)) ?? []),
        courierFen: sum(quote?.lines.filter(isCourier) ?? []),
      },
    }),
    enabled: enabled && quote !== undefined && quote.totalFen > 0,
    placeholderData: keepPreviousData,
  });

/** The selected ticket of the form: the best one until the user chooses. */
export const chosenTicket = (tickets: readonly Ticket[] | undefined, coupon: string): Ticket | undefined =>
  coupon === 'best' ? tickets?.[0] : tickets?.find(({ ticketId }) => String(ticketId) === coupon);
