import type { CouponState } from '@ca-portal/api/domain';
import { coupons } from '@ca-portal/api/groups/coupons';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(coupons);
/** The failed block says it itself, with 重试. */
const quiet = { quiet: true } as const;

export type Claimable = Awaited<ReturnType<typeof calls.claimable>>['rows'][number];
export type Ticket = Awaited<ReturnType<typeof calls.mine>>['rows'][number];

export const pageSize = 12;
/** What is on offer in one piece: filtering then needs no waiting. */
const offerLimit = 200;

/** All begin with `coupons`: claiming one makes them invalid together. */
const couponKeys = {
  all: ['coupons'] as const,
  mine: (query: object) => ['coupons', 'mine', query] as const,
  counts: ['coupons', 'counts'] as const,
  offers: ['coupons', 'offers'] as const,
};

export function useTickets(state: CouponState, page: number) {
  const query = { page, limit: pageSize, state };
  return useQuery({
    queryKey: couponKeys.mine(query),
    queryFn: ({ signal }) => calls.mine({ query }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export const useCounts = () =>
  useQuery({
    queryKey: couponKeys.counts,
    queryFn: ({ signal }) => calls.counts(undefined, { ...quiet, signal }),
  });

export const useOffers = () =>
  useQuery({
    queryKey: couponKeys.offers,
    queryFn: ({ signal }) => calls.claimable({ query: { page: 1, limit: offerLimit } }, { ...quiet, signal }),
  });

/** Asks for a message when a coupon can be claimed. A refusal toasts by itself. */
export function useRemindMe() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['coupons', 'remind'],
    mutationFn: (id: number) => calls.remind({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: couponKeys.offers }),
  });
}
