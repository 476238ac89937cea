import type { LockCard } from '@ca-portal/api/contract';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { statistics } from '@ca-portal/api/groups/statistics';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/** As CA管理 asks for them, so that both share one answer. */
const listLimit = 200;
const refreshMs = 30_000;

export const useCards = (enabled = true) =>
  useQuery({ ...read(caManage, 'list', { query: { page: 1, limit: listLimit } }), enabled });

export const useNewestOrders = (enabled = true) =>
  useQuery({ ...read(orders, 'list', { query: { page: 1, limit: 20 } }), enabled });

export const useQueue = (enabled: boolean) =>
  useQuery({
    ...read(review, 'queue', { query: { page: 1, limit: listLimit } }),
    enabled,
    refetchInterval: refreshMs,
  });

export const useQueueAges = () => useQuery({ ...read(statistics, 'queues'), refetchInterval: refreshMs });

/** One can log in and sign with it today; a change that runs leaves the old certificate in force. */
export const usable = (cards: readonly LockCard[]): LockCard[] =>
  cards.filter(({ state }) => state === 'valid' || state === 'expiring' || state === 'busy');

/** Whose term ends within the window, or is over: what ends first stands first. */
export const ending = (cards: readonly LockCard[]): LockCard[] =>
  cards
    .filter(({ state }) => state === 'expiring' || state === 'expired')
    .toSorted((a, b) => (a.daysToExpiry ?? 0) - (b.daysToExpiry ?? 0));

export const renewalOf = ({ actions }: LockCard) => actions.find(({ orderType }) => orderType === '0103');
