import type { Db } from '../../db/db.js';
import type { TimelineEntry } from './timeline-entry.js';
import type { OrderRow } from './order-row.js';

/** An event of an order, with the order after it. */
export interface OrderMove {
  readonly order: OrderRow;
  /** An event of the state machine, or one only in the timeline: shipped, refund refused. */
  readonly event: string;
  readonly timelineEntry: TimelineEntry;
  /** Id of its timeline entry. */
  readonly eventId: number;
}

/**
 * Runs follow-up work in the same transaction, and returns the updated order. An error rolls everything back;
 * external effects are jobs (`enqueue`), so that they happen after the commit.
 */
export type OrderFollower = (tx: Db, move: OrderMove) => Promise<OrderRow>;

let followers: readonly OrderFollower[] | undefined;

/** Sets the followers, in this order; called once, see `order-followers.ts`. */
export function followOrders(all: readonly OrderFollower[]): void {
  followers = all;
}

/**
 * Calls all followers. If none are set, follow-up work would silently be missing: that is a start-up error.
 */
export async function tellFollowers(tx: Db, move: OrderMove): Promise<OrderRow> {
  if (!followers) throw new Error('nobody follows the orders: followOrders was not called');
  let { order } = move;
  for (const follow of followers) order = await follow(tx, { ...move, order });
  return order;
}
