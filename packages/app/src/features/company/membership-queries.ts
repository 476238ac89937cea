import { membership } from '@ca-portal/api/groups/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(membership);
/** What the page shows itself must not toast as well. */
const quiet = { quiet: true } as const;

export type JoinRequest = Awaited<ReturnType<typeof calls.requests>>['rows'][number];
export type JoinInput = Parameters<typeof calls.join>[0]['body'];

const joinKeys = {
  all: ['membership'] as const,
  find: (keyword: string) => ['membership', 'find', keyword] as const,
  requests: ['membership', 'requests'] as const,
};

/** Companies by their whole name or code; never asked before somebody has searched. */
export const useFoundCompanies = (keyword: string) =>
  useQuery({
    queryKey: joinKeys.find(keyword),
    queryFn: ({ signal }) => calls.findCompany({ query: { keyword } }, { ...quiet, signal }),
    enabled: keyword !== '',
  });

export const useOwnRequests = () =>
  useQuery({
    queryKey: joinKeys.requests,
    queryFn: ({ signal }) => calls.requests({ query: { page: 1, limit: 10 } }, { ...quiet, signal }),
  });

function useRequestChange<Input>(key: string, change: (input: Input) => Promise<JoinRequest>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['membership', key],
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: joinKeys.requests }),
  });
}
export const useJoin = () => useRequestChange('join', (body: JoinInput) => calls.join({ body }, quiet));
/** A refusal toasts by itself. */
export const useWithdraw = () =>
  useRequestChange('withdraw', (id: number) => calls.withdraw({ params: { id } }));
