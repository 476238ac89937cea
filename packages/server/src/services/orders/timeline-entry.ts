import type { OrderRow } from './order-row.js';

/** Data of a timeline entry; `actorId` is null if the system acted. */
export interface TimelineEntry {
  readonly at: Date;
  readonly actorId: string | null;
  readonly title: string;
  readonly detail?: string;
  /** Who pays an order of a batch: only a holder who pays himself is asked to pay. */
  readonly payer?: 'company' | 'holder' | undefined;
}

/** Columns that may change together with an order's state. */
export type OrderChanges = Partial<
  Pick<
    OrderRow,
    'paidAt' | 'reviewedAt' | 'reviewerId' | 'rejection' | 'refundStatus' | 'resubmittedAt' | 'refusedForGood'
  >
>;
