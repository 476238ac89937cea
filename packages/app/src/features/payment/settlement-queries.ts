import { cashier } from '@ca-portal/api/groups/cashier';
import { orders } from '@ca-portal/api/groups/orders';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call, read, write } from '../../api/query.js';
import { pollMs } from './queries.js';

export type Payable = Answer<typeof prestoreAccount, 'payList'>['rows'][number];
export type CombinedPayment = Answer<typeof cashier, 'combinedResult'>;
export type Recharge = Answer<typeof prestoreAccount, 'rechargeResult'>;

/** Unpaid orders; nobody pays more than fifty at once. */
export const usePayable = () =>
  useQuery({
    ...read(prestoreAccount, 'payList', { query: { page: 1, limit: 50 } }),
    staleTime: 0,
  });

export const useAccount = () =>
  useQuery({
    ...read(prestoreAccount, 'info'),
    staleTime: 0,
  });

/** Sends the code that a payment from the balance needs; returns the masked phone. */
export const sendBalanceCode = () => call(prestoreAccount, 'sendSmsCode', undefined, { quiet: true });

/** Everything that a payment changes, wherever it is shown. */
const paid = { refreshes: [prestoreAccount, orders], quiet: true } as const;
export const usePayCombined = () => useMutation(write(cashier, 'payCombined', paid));
export const usePayFromBalance = () => useMutation(write(prestoreAccount, 'pay', paid));

/** Polls until a combined payment has ended; the server ends it after 15 minutes at the latest. */
export const useCombinedPayment = (combinedNo: string) =>
  useQuery({
    ...read(cashier, 'combinedResult', { params: { combinedNo } }),
    enabled: combinedNo !== '',
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : pollMs),
  });

export const useCards = () => useQuery(read(prestoreAccount, 'cards'));

export const useCharge = () =>
  useMutation(write(prestoreAccount, 'recharge', { refreshes: [], quiet: true }));

/** Payment methods for an order; refetched each time, because they may change meanwhile. */
export const useOpenedCashier = (orderNo: string) =>
  useQuery({ ...read(cashier, 'open', { query: { orderNos: orderNo } }), staleTime: 0 });

/** The account and the remark for a transfer; the same orders return the same transfer. */
export const useAnnounceTransfer = () => useMutation(write(cashier, 'transfer', { quiet: true }));
export const useTransferSlip = () =>
  useMutation(write(cashier, 'transferSlip', { refreshes: [cashier, orders], quiet: true }));
export const useRechargeSlip = () => useMutation(write(prestoreAccount, 'rechargeSlip', { quiet: true }));

export const useRecharge = (rechargeNo: string) =>
  useQuery({
    ...read(prestoreAccount, 'rechargeResult', { params: { rechargeNo } }),
    enabled: rechargeNo !== '',
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.method === 'alipay' && state.data.state === 'waiting' ? pollMs : false,
  });
