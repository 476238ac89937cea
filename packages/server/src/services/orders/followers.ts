import type { Db } from '../../db/db.js';
import type { TimelineEntry } from './timeline-entry.js';
import type { OrderRow } from './order-row.js';

/** Something that has happened to an order, and the order after it. */
export interface OrderMove {
  readonly order: OrderRow;
  /** An event of the state machine, or one that only the timeline knows: shipped, refund refused. */
  readonly event: string;
  readonly timelineEntry: TimelineEntry;
  /** Its entry in the timeline. */
  readonly eventId: number;
}

/**
 * Does in the same transaction what follows from it, and answers the order as it then is. A follower that refuses
 * undoes the whole; what leaves the house is a job (`enqueue`), so that it goes after the commit.
 */
export type OrderFollower = (tx: Db, move: OrderMove) => Promise<OrderRow>;

let followers: readonly OrderFollower[] | undefined;

/** Says who follows, in this order; composed once, see `order-followers.ts`. */
export function followOrders(all: readonly OrderFollower[]): void {
  followers = all;
}

/** Tells all followers. Without any an order would be paid and nothing would follow: that is a fault of the start. */
export async function tellFollowers(tx: Db, move: OrderMove): Promise<OrderRow> {
  if (!followers) throw new Error('nobody follows the orders: followOrders was not called');
  let { order } = move;
  for (const follow of followers) order = await follow(tx, { ...move, order });
  return order;
}
