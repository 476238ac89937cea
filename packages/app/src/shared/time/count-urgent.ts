import { reviewUrgency } from '@ca-portal/api/domain';
import { epochOf } from './moment-of.js';

/** Orders whose time for the review is nearly or already over, of `reviewHours` that the administrator gives it. */
export const countUrgent = (
  rows: readonly { readonly reviewBefore: string | null }[],
  now: number,
  reviewHours: number,
): number =>
  rows.filter(
    ({ reviewBefore }) =>
      reviewBefore && reviewUrgency(epochOf(reviewBefore) - now, reviewHours) === 'urgent',
  ).length;
