import type { OrderDetail } from '@ca-portal/api';
import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { review } from '@ca-portal/api/groups/review';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import type { RejectReason } from './verdicts.js';

const calls = api.use(review);

/** What the pages show themselves must not toast as well. */
const quiet = { quiet: true } as const;

/** How often the queue is asked for anew. */
const refreshMs = 30_000;

/** The most urgent ones, in one piece: searching and turning pages then need no waiting. */
const queueLimit = 200;

const reviewKeys = {
  all: ['review'] as const,
  queue: ['review', 'queue'] as const,
  detail: (orderNo: string) => ['review', 'detail', orderNo] as const,
};

/** Orders that wait, shortest remaining time first; kept fresh while somebody looks. */
export const useReviewQueue = () =>
  useQuery({
    queryKey: reviewKeys.queue,
    queryFn: ({ signal }) => calls.queue({ query: { page: 1, limit: queueLimit } }, { ...quiet, signal }),
    refetchInterval: refreshMs,
  });

/** One order with all that has to be judged. Not refreshed behind the reviewer's back: what he judges stays put. */
export const useReviewDetail = (orderNo: string) =>
  useQuery({
    queryKey: reviewKeys.detail(orderNo),
    queryFn: ({ signal }) => calls.detail({ params: { orderNo } }, { ...quiet, signal }),
    enabled: orderNo !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** A decision about an order in the version that the reviewer saw; no reasons means 审核通过. */
export interface Decision {
  version: number;
  reasons: RejectReason[];
}

/** Decides. The page words a refusal itself: it is about what somebody else did meanwhile. */
export function useDecide(orderNo: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['review', 'decide'],
    mutationFn: ({ version, reasons }: Decision): Promise<OrderDetail> =>
      reasons.length === 0
        ? calls.approve({ params: { orderNo }, body: { version } }, quiet)
        : calls.reject({ params: { orderNo }, body: { version, reasons } }, quiet),
    onSettled: () => queries.invalidateQueries({ queryKey: reviewKeys.queue }),
  });
}

/** Somebody else has decided: nothing is left to do here. */
export const isDecidedByOther = (error: unknown): boolean =>
  isApiError(error, errorCodes.reviewedByOther) || isApiError(error, errorCodes.orderStateConflict);

/** The order changed while it was being judged: look again, then decide. */
export const isOutdated = (error: unknown): boolean => isApiError(error, errorCodes.reviewOutdated);
