import { membership } from '@ca-portal/api/groups/membership';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, call, change, read } from '../../api/query.js';

/** What the page shows itself must not toast as well. */
const quiet = { quiet: true } as const;

export type JoinRequest = Answer<typeof membership, 'requests'>['rows'][number];
export type JoinInput = Asked<typeof membership, 'join'>['body'];

/** Companies by their whole name or code; never asked before somebody has searched. */
export const useFoundCompanies = (keyword: string) =>
  useQuery({
    ...read(membership, 'findCompany', { query: { keyword } }),
    enabled: keyword !== '',
  });

export const useOwnRequests = () => useQuery(read(membership, 'requests', { query: { page: 1, limit: 10 } }));

export const useJoin = () =>
  useMutation(change([membership], (body: JoinInput) => call(membership, 'join', { body }, quiet)));
/** A refusal toasts by itself. */
export const useWithdraw = () =>
  useMutation(change([membership], (id: number) => call(membership, 'withdraw', { params: { id } })));
