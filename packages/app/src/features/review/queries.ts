import type { OrderDetail } from '@ca-portal/api';
import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { desk } from '@ca-portal/api/groups/desk';
import { review } from '@ca-portal/api/groups/review';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, keyOf, read, refresh } from '../../api/query.js';
import type { Outcome, RejectReason } from './verdicts.js';

/** What the pages show themselves must not toast as well. */
const quiet = { quiet: true } as const;

/** How often the queue is asked for anew. */
const refreshMs = 30_000;

/** The most urgent ones, in one piece: searching and turning pages then need no waiting. */
const queueLimit = 200;

/** Orders that wait, shortest remaining time first; kept fresh while somebody looks. */
export const useReviewQueue = () =>
  useQuery({
    ...read(review, 'queue', { query: { page: 1, limit: queueLimit } }),
    refetchInterval: refreshMs,
  });

/** One order with all that has to be judged. Not refreshed behind the reviewer's back: what he judges stays put. */
export const useReviewDetail = (orderNo: string) =>
  useQuery({
    ...read(review, 'detail', { params: { orderNo } }),
    enabled: orderNo !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Longer than anybody looks at one order, shorter than a claim lasts. */
const claimAgainMs = 4 * 60_000;

/**
 * Holds an order while its desk is open and gives it back when the reviewer leaves: two reviewers never judge the
 * same one. A decision ends the claim by itself.
 */
export function useClaim(orderNo: string, wanted: boolean) {
  const claim = useQuery({
    ...read(desk, 'claim', { params: { orderNo } }),
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: claimAgainMs,
  });
  const held = wanted && claim.isSuccess;
  useEffect(() => {
    if (!held) return;
    // Nothing is lost where this does not arrive: the claim ends by itself.
    return () => void call(desk, 'release', { params: { orderNo } }, { quiet: true }).catch(() => undefined);
  }, [held, orderNo]);
  return claim;
}

/** Somebody else judges this order at the moment. */
export const isClaimedByOther = (error: unknown): boolean => isApiError(error, errorCodes.reviewClaimed);

/** Who holds what, and the figures of the day. */
export const useClaims = () => useQuery({ ...read(desk, 'claims'), refetchInterval: refreshMs });

/** The papers of an order, each with the version before. */
export const useReviewAttachments = (orderNo: string) =>
  useQuery({ ...read(desk, 'attachments', { params: { orderNo } }), enabled: orderNo !== '' });

/** A decision about an order in the version that the reviewer saw. */
export interface Decision {
  version: number;
  outcome: Outcome;
  reasons: RejectReason[];
  remark: string;
}

/** Decides. The page words a refusal itself: it is about what somebody else did meanwhile. */
export function useDecide(orderNo: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, outcome, reasons, remark }: Decision): Promise<OrderDetail> =>
      outcome === 'approve'
        ? call(review, 'approve', { params: { orderNo }, body: { version, remark } }, quiet)
        : call(
            review,
            'reject',
            { params: { orderNo }, body: { version, reasons, remark, final: outcome === 'refuse' } },
            quiet,
          ),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keyOf(review, 'queue') }),
        refresh(queries, [desk]),
      ]),
  });
}

/** Somebody else has decided: nothing is left to do here. */
export const isDecidedByOther = (error: unknown): boolean =>
  isApiError(error, errorCodes.reviewedByOther) || isApiError(error, errorCodes.orderStateConflict);

/** A required paper is not there: sent back for it, or judged again once its owner has handed it in. */
export const lacksPapers = (error: unknown): boolean => isApiError(error, errorCodes.reviewPapersMissing);

/** The order changed while it was being judged: look again, then decide. */
export const isOutdated = (error: unknown): boolean => isApiError(error, errorCodes.reviewOutdated);
