import type { LockErrorCode } from '../errors/codes.js';
import type { LockError } from '../errors/LockError.js';
import type { LockItem } from '../wire/items.js';

/** The message for the user: what happened, why, and what to do next. */
export interface LockMessage {
  /** What happened. */
  title: string;
  /** Why. */
  body: string;
  /** What to do next. */
  next: string;
}

/** The messages of one language. */
export interface LockMessageBook {
  /** One message per error. */
  messages: Record<LockErrorCode, LockMessage>;
  /** Titles of `read-failed`, one for each item. */
  readFailed: Record<LockItem, string>;
  /** Title of `pin-wrong` when the driver tells the remaining tries. */
  triesLeft(count: number): string;
  /** Appended to the body, with a space if the language needs one, when the answer to a command did not arrive. */
  outcomeUnknown: string;
}

/** The parts of a `LockError` that select the message; a plain object works too, e.g. in a story. */
export type DescribedError = Pick<LockError, 'code'> &
  Partial<Pick<LockError, 'item' | 'remainingTries' | 'outcomeUnknown'>>;

/** The message of an error, with the unreadable item and the remaining tries. */
export function describeLockError(book: LockMessageBook, error: DescribedError): LockMessage {
  const message = { ...book.messages[error.code] };
  if (error.code === 'read-failed' && error.item) message.title = book.readFailed[error.item];
  if (error.code === 'pin-wrong' && error.remainingTries !== undefined) {
    message.title = book.triesLeft(error.remainingTries);
  }
  if (error.outcomeUnknown) message.body += book.outcomeUnknown;
  return message;
}
