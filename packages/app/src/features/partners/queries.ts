import type { ResultOf } from '@ca-portal/api';
import type { about as aboutContract } from '@ca-portal/api/contract';
import { about } from '@ca-portal/api/groups/about';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(about);

export type PartnerGroup = ResultOf<typeof aboutContract.partners>[number];
export type Partner = PartnerGroup['partners'][number];

/** Partners by group; a group without partners is left out by the server. */
export const usePartners = () =>
  useQuery({
    queryKey: ['about', 'partners'],
    queryFn: ({ signal }) => calls.partners(undefined, { quiet: true, signal }),
    staleTime: 60_000,
  });
