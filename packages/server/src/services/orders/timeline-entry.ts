import type { OrderRow } from './order-row.js';

/** What goes into the timeline; `actorId` null where the system acted. */
export interface TimelineEntry {
  readonly at: Date;
  readonly actorId: string | null;
  readonly title: string;
  readonly detail?: string;
  /** Who pays an order of a batch: its holder is asked to where he is the one, and to nothing otherwise. */
  readonly payer?: 'company' | 'holder' | undefined;
}

/** What may change together with an order's state. */
export type OrderChanges = Partial<
  Pick<
    OrderRow,
    'paidAt' | 'reviewedAt' | 'reviewerId' | 'rejection' | 'refundStatus' | 'resubmittedAt' | 'refusedForGood'
  >
>;
