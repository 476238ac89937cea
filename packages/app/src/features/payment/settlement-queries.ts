import { cashier } from '@ca-portal/api/groups/cashier';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { pollMs } from './queries.js';

const cashierCalls = api.use(cashier);
const accountCalls = api.use(prestoreAccount);
const quiet = { quiet: true } as const;

export type Payable = Awaited<ReturnType<typeof accountCalls.payList>>['rows'][number];
export type CombinedPayment = Awaited<ReturnType<typeof cashierCalls.combinedResult>>;
export type Recharge = Awaited<ReturnType<typeof accountCalls.rechargeResult>>;

/** Orders that wait for their payment; more than fifty at once nobody pays. */
export const usePayable = () =>
  useQuery({
    queryKey: ['prestoreAccount', 'payList'],
    queryFn: ({ signal }) => accountCalls.payList({ query: { page: 1, limit: 50 } }, { ...quiet, signal }),
    staleTime: 0,
  });

export const useAccount = () =>
  useQuery({
    queryKey: ['prestoreAccount', 'info'],
    queryFn: ({ signal }) => accountCalls.info(undefined, { ...quiet, signal }),
    staleTime: 0,
  });

/** Sends the code that a payment from the balance needs; answers the masked phone. */
export const sendBalanceCode = () => accountCalls.sendSmsCode(undefined, quiet);

/** What a payment changes wherever it is shown. */
function useAfterPayment() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['prestoreAccount'] }),
      queries.invalidateQueries({ queryKey: ['orders'] }),
    ]);
}

export function usePayCombined() {
  const onSettled = useAfterPayment();
  return useMutation({
    mutationKey: ['cashier', 'payCombined'],
    mutationFn: (body: Parameters<typeof cashierCalls.payCombined>[0]['body']) =>
      cashierCalls.payCombined({ body }, quiet),
    onSettled,
  });
}

export function usePayFromBalance() {
  const onSettled = useAfterPayment();
  return useMutation({
    mutationKey: ['prestoreAccount', 'pay'],
    mutationFn: (body: Parameters<typeof accountCalls.pay>[0]['body']) => accountCalls.pay({ body }, quiet),
    onSettled,
  });
}

/** Asks until a combined payment has come to its end; the server ends it after 15 minutes at the latest. */
export const useCombinedPayment = (combinedNo: string) =>
  useQuery({
    queryKey: ['cashier', 'combined', combinedNo],
    queryFn: ({ signal }) => cashierCalls.combinedResult({ params: { combinedNo } }, { ...quiet, signal }),
    enabled: combinedNo !== '',
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : pollMs),
  });

export const useCards = () =>
  useQuery({
    queryKey: ['prestoreAccount', 'cards'],
    queryFn: ({ signal }) => accountCalls.cards(undefined, { ...quiet, signal }),
  });

export function useCharge() {
  return useMutation({
    mutationKey: ['prestoreAccount', 'recharge'],
    mutationFn: (body: Parameters<typeof accountCalls.recharge>[0]['body']) =>
      accountCalls.recharge({ body }, quiet),
  });
}

export const useRecharge = (rechargeNo: string) =>
  useQuery({
    queryKey: ['prestoreAccount', 'recharge', rechargeNo],
    queryFn: ({ signal }) => accountCalls.rechargeResult({ params: { rechargeNo } }, { ...quiet, signal }),
    enabled: rechargeNo !== '',
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.method === 'alipay' && state.data.state === 'waiting' ? pollMs : false,
  });
