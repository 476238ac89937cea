import { membership } from '@ca-portal/api/groups/membership';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, read, write } from '../../api/query.js';

export type JoinRequest = Answer<typeof membership, 'requests'>['rows'][number];
export type JoinInput = Asked<typeof membership, 'join'>['body'];

/** Companies by their full name or code; requested only after a search. */
export const useFoundCompanies = (keyword: string) =>
  useQuery({
    ...read(membership, 'findCompany', { query: { keyword } }),
    enabled: keyword !== '',
  });

export const useOwnRequests = () => useQuery(read(membership, 'requests', { query: { page: 1, limit: 10 } }));

export const useJoin = () => useMutation(write(membership, 'join', { quiet: true }));
/** A refusal shows a toast. */
export const useWithdraw = () => useMutation(write(membership, 'withdraw'));
