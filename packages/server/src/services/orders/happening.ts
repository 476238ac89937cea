import type { OrderRow } from './order-row.js';

/** What goes into the timeline; `actorId` null where the system acted. */
export interface Happening {
  readonly at: Date;
  readonly actorId: string | null;
  readonly title: string;
  readonly detail?: string;
}

/** What may change together with an order's state. */
export type OrderChanges = Partial<
  Pick<
    OrderRow,
    'paidAt' | 'reviewedAt' | 'reviewerId' | 'rejection' | 'refundStatus' | 'resubmittedAt' | 'refusedForGood'
  >
>;
