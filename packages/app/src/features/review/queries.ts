import type { OrderDetail } from '@ca-portal/api';
import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { desk } from '@ca-portal/api/groups/desk';
import { review } from '@ca-portal/api/groups/review';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, change, read, readsOf } from '../../api/query.js';
import type { Outcome, RejectReason } from './verdicts.js';

/** Errors that the pages show themselves must not show a toast as well. */
const quiet = { quiet: true } as const;

/** Refresh interval of the queue. */
const refreshMs = 30_000;

/** The most urgent orders in one request, so that search and paging are immediate. */
const queueLimit = 200;

/** The queue, shortest remaining time first; refreshed while it is open. */
export const useReviewQueue = () =>
  useQuery({
    ...read(review, 'queue', { query: { page: 1, limit: queueLimit } }),
    refetchInterval: refreshMs,
  });

/** One order with everything to review. Not refetched automatically, so that nothing changes during the review. */
export const useReviewDetail = (orderNo: string) =>
  useQuery({
    ...read(review, 'detail', { params: { orderNo } }),
    enabled: orderNo !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Longer than a review of one order, shorter than a claim lasts. */
const claimAgainMs = 4 * 60_000;

/**
 * Claims an order while its desk is open and releases it when the reviewer leaves, so that two reviewers never review
 * the same order. A decision ends the claim automatically.
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
    // If the release request is lost, the claim expires by itself.
    return () => void call(desk, 'release', { params: { orderNo } }, { quiet: true }).catch(() => undefined);
  }, [held, orderNo]);
  return claim;
}

/** Another reviewer holds this order at the moment. */
export const isClaimedByOther = (error: unknown): boolean => isApiError(error, errorCodes.reviewClaimed);

/** The claims, and the counts of the day. */
export const useClaims = () => useQuery({ ...read(desk, 'claims'), refetchInterval: refreshMs });

/** The papers of an order, each with its previous version. */
export const useReviewAttachments = (orderNo: string) =>
  useQuery({ ...read(desk, 'attachments', { params: { orderNo } }), enabled: orderNo !== '' });

/** A decision about the order version that the reviewer saw. */
export interface Decision {
  version: number;
  outcome: Outcome;
  reasons: RejectReason[];
  remark: string;
}

/** Sends the decision. The page words a refusal itself, because the cause is an action by somebody else. */
export const useDecide = (orderNo: string) =>
  useMutation(
    change(
      [readsOf(review, 'queue'), desk],
      ({ version, outcome, reasons, remark }: Decision): Promise<OrderDetail> =>
        outcome === 'approve'
          ? call(review, 'approve', { params: { orderNo }, body: { version, remark } }, quiet)
          : call(
              review,
              'reject',
              { params: { orderNo }, body: { version, reasons, remark, final: outcome === 'refuse' } },
              quiet,
            ),
    ),
  );

/** Another reviewer has decided: no action is left. */
export const isDecidedByOther = (error: unknown): boolean =>
  isApiError(error, errorCodes.reviewedByOther) || isApiError(error, errorCodes.orderStateConflict);

/** A required paper is missing: return the order for it, or review again once the paper is submitted. */
export const lacksPapers = (error: unknown): boolean => isApiError(error, errorCodes.reviewPapersMissing);

/** The order changed during the review: check it again, then decide. */
export const isOutdated = (error: unknown): boolean => isApiError(error, errorCodes.reviewOutdated);
