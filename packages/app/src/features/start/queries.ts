import type { LockCard } from '@ca-portal/api/contract';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { statistics } from '@ca-portal/api/groups/statistics';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/** The same request as in CA管理, so that both share one cache entry. */
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

/** Usable today for login and signing; during a change the old certificate stays in force. */
export const usable = (cards: readonly LockCard[]): LockCard[] =>
  cards.filter(({ state }) => state === 'valid' || state === 'expiring' || state === 'busy');

/** Certificates that expire within the window or have expired, earliest end first. */
export const ending = (cards: readonly LockCard[]): LockCard[] =>
  cards
    .filter(({ state }) => state === 'expiring' || state === 'expired')
    .toSorted((a, b) => (a.daysToExpiry ?? 0) - (b.daysToExpiry ?? 0));

export const renewalOf = ({ actions }: LockCard) => actions.find(({ orderType }) => orderType === '0103');
