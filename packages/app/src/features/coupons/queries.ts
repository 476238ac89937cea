import type { CouponState } from '@ca-portal/api/domain';
import { coupons } from '@ca-portal/api/groups/coupons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, read, usePage, write } from '../../api/query.js';

export type Claimable = Answer<typeof coupons, 'claimable'>['rows'][number];
export type Ticket = Answer<typeof coupons, 'mine'>['rows'][number];

export const pageSize = 12;
/** All offers at once: filtering then needs no request. */
const offerLimit = 200;

export function useTickets(state: CouponState, page: number) {
  const query = { page, limit: pageSize, state };
  return usePage(coupons, 'mine', { query });
}

export const useCounts = () => useQuery(read(coupons, 'counts'));

export const useOffers = () =>
  useQuery(read(coupons, 'claimable', { query: { page: 1, limit: offerLimit } }));

/** Requests a message when a coupon can be claimed. A refusal shows a toast. */
export const useRemindMe = () => useMutation(write(coupons, 'remind'));
