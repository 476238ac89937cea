import type { OrderEvent } from '@ca-portal/api/domain';
import type { Db } from '../../db/db.js';
import type { OrderRow } from './order-row.js';

/** What goes into the timeline; `actorId` null where the system acted. */
export interface Happening {
  readonly at: Date;
  readonly actorId: string | null;
  readonly title: string;
  readonly detail?: string;
}

/** Moves an order by an event; see `moveOrder`. */
export type MoveOrder = (
  tx: Db,
  order: OrderRow,
  event: OrderEvent,
  happening: Happening,
  changes?: Partial<Pick<OrderRow, 'paidAt' | 'reviewedAt' | 'reviewerId' | 'rejection' | 'refundStatus'>>,
) => Promise<OrderRow>;
