import type { LockErrorCode } from '../errors/codes.js';
import type { LockError } from '../errors/LockError.js';
import type { LockItem } from '../wire/items.js';

/** What a person reads: what happened, why, and what to do next. */
export interface LockMessage {
  /** What happened. */
  title: string;
  /** Why. */
  body: string;
  /** What to do now. */
  next: string;
}

/** The sentences of one language. */
export interface LockMessageBook {
  /** A sentence for each error. */
  messages: Record<LockErrorCode, LockMessage>;
  /** Titles of `read-failed`, one for each item. */
  readFailed: Record<LockItem, string>;
  /** Title of `pin-wrong` when the driver tells how many tries are left. */
  triesLeft(count: number): string;
  /** Added to the body, with its space if the language needs one, when the answer to a command was not seen. */
  outcomeUnknown: string;
}

/** The parts of a `LockError` that decide the sentence; a plain object does as well, e.g. in a story. */
export type DescribedError = Pick<LockError, 'code'> &
  Partial<Pick<LockError, 'item' | 'remainingTries' | 'outcomeUnknown'>>;

/** The sentence for one error: names the item that could not be read and the tries that are left. */
export function describeLockError(book: LockMessageBook, error: DescribedError): LockMessage {
  const message = { ...book.messages[error.code] };
  if (error.code === 'read-failed' && error.item) message.title = book.readFailed[error.item];
  if (error.code === 'pin-wrong' && error.remainingTries !== undefined) {
    message.title = book.triesLeft(error.remainingTries);
  }
  if (error.outcomeUnknown) message.body += book.outcomeUnknown;
  return message;
}
