import type { ResultOf } from '@ca-portal/api';
import type { about as aboutContract } from '@ca-portal/api/contract';
import { about } from '@ca-portal/api/groups/about';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

export type PartnerGroup = ResultOf<typeof aboutContract.partners>[number];
export type Partner = PartnerGroup['partners'][number];

/** Partners by group; the server leaves out empty groups. */
export const usePartners = () =>
  useQuery({
    ...read(about, 'partners'),
    staleTime: 60_000,
  });
