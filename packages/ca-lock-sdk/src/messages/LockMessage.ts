import type { LockErrorCode } from '../errors/codes.js';
import type { LockItem } from '../wire/items.js';

/** What a person reads: what happened, why, and what to do next. */
export interface LockMessage {
  title: string;
  body: string;
  next: string;
}

export interface LockMessageBook {
  messages: Record<LockErrorCode, LockMessage>;
  /** Titles of `read-failed`, one for each item (spec section 8). */
  readFailed: Record<LockItem, string>;
  /** Title of `pin-wrong` when the driver tells how many tries are left. */
  triesLeft(count: number): string;
  /** Added to the body when the answer to a command was not seen. */
  outcomeUnknown: string;
}
