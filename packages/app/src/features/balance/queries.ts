import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import type { BalancePosition } from './balance-position.js';

const calls = api.use(prestoreAccount);
/** What the page shows itself must not toast as well. */
const quiet = { quiet: true } as const;

export type Account = Awaited<ReturnType<typeof calls.info>>;
export type Movement = Awaited<ReturnType<typeof calls.list>>['rows'][number];
export type MovementDetail = Awaited<ReturnType<typeof calls.detail>>;
export type Member = Awaited<ReturnType<typeof calls.members>>[number];
export type Settings = Parameters<typeof calls.settings>[0]['body'];
export type RefundRequest = Parameters<typeof calls.refund>[0]['body'];

export const pageSize = 10;

/** All begin with `prestoreAccount`: a payment or a top-up makes them invalid together. */
const accountKeys = {
  all: ['prestoreAccount'] as const,
  info: ['prestoreAccount', 'info'] as const,
  list: (query: object) => ['prestoreAccount', 'list', query] as const,
  detail: (id: number) => ['prestoreAccount', 'detail', id] as const,
  members: ['prestoreAccount', 'members'] as const,
};

export const useAccount = () =>
  useQuery({
    queryKey: accountKeys.info,
    queryFn: ({ signal }) => calls.info(undefined, { ...quiet, signal }),
  });

export function useMovements({ page, kind, from, to }: BalancePosition) {
  const query = {
    page,
    limit: pageSize,
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  return useQuery({
    queryKey: accountKeys.list(query),
    queryFn: ({ signal }) => calls.list({ query }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export const useMovement = (id: number) =>
  useQuery({
    queryKey: accountKeys.detail(id),
    queryFn: ({ signal }) => calls.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id > 0,
  });

/** Who may spend: of the company's administrator only. */
export const useMembers = (enabled: boolean) =>
  useQuery({
    queryKey: accountKeys.members,
    queryFn: ({ signal }) => calls.members(undefined, { ...quiet, signal }),
    enabled,
  });

function useAccountChange<Input, Result>(key: string, change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['prestoreAccount', key],
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: accountKeys.all }),
  });
}

export const useSaveSettings = () =>
  useAccountChange('settings', (body: Settings) => calls.settings({ body }, quiet));
export const useRefund = () =>
  useAccountChange('refund', (body: RefundRequest) => calls.refund({ body }, quiet));
