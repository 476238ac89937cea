import type { BinaryFile } from '@ca-portal/api';
import { payments } from '@ca-portal/api/groups/payments';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, call, read, usePage, write } from '../../api/query.js';
import type { BalancePosition } from './balance-position.js';

export type Account = Answer<typeof prestoreAccount, 'info'>;
export type Movement = Answer<typeof prestoreAccount, 'list'>['rows'][number];
export type MovementDetail = Answer<typeof prestoreAccount, 'detail'>;
export type Member = Answer<typeof prestoreAccount, 'members'>[number];
export type Settings = Asked<typeof prestoreAccount, 'settings'>['body'];
export type RefundRequest = Asked<typeof prestoreAccount, 'refund'>['body'];

export const pageSize = 10;

export const useAccount = () => useQuery(read(prestoreAccount, 'info'));

export function useMovements({ page, kind, from, to }: BalancePosition) {
  const query = {
    page,
    limit: pageSize,
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  return usePage(prestoreAccount, 'list', { query });
}

/** The movements that match the filters. */
export const exportMovements = ({ kind, from, to }: BalancePosition): Promise<BinaryFile> =>
  call(prestoreAccount, 'export', {
    query: { ...(kind ? { kind } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) },
  });

export const useMovement = (id: number) =>
  useQuery({
    ...read(prestoreAccount, 'detail', { params: { id } }),
    enabled: id > 0,
  });

/** The members who may spend; only the company's administrator reads them. */
export const useMembers = (enabled: boolean) =>
  useQuery({
    ...read(prestoreAccount, 'members'),
    enabled,
  });

/** Refunds and payments that could not be used, newest first. */
export const useReturns = (page: number) => usePage(payments, 'returns', { query: { page, limit: 5 } });
export type MoneyBack = Answer<typeof payments, 'returns'>['rows'][number];

/** Recharges that wait for their money. */
export const useOpenRecharges = (page: number) =>
  useQuery({ ...read(prestoreAccount, 'openRecharges', { query: { page, limit: 5 } }), staleTime: 0 });
export type OpenRecharge = Answer<typeof prestoreAccount, 'openRecharges'>['rows'][number];
export const useCancelRecharge = () => useMutation(write(prestoreAccount, 'cancelRecharge'));

export const useSaveSettings = () => useMutation(write(prestoreAccount, 'settings', { quiet: true }));
export const useWithdrawRefund = () =>
  useMutation(write(prestoreAccount, 'withdrawRefund', { refreshes: [prestoreAccount, payments] }));
export const useRefund = () =>
  useMutation(write(prestoreAccount, 'refund', { refreshes: [prestoreAccount, payments], quiet: true }));
