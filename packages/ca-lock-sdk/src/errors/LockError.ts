import type { LockItem } from '../wire/items.js';
import { LOCK_ERRORS, type LockErrorCategory, type LockErrorCode } from './codes.js';

/** What an error may carry beside its code. Nothing here ever comes from a PIN or from a text to sign. */
export interface LockErrorDetails {
  cause?: unknown;
  /** PIN tries left, when the driver tells (the 260 family hides it). */
  remainingTries?: number | undefined;
  /** Which item a read failed on. */
  item?: LockItem | undefined;
  /** The port that answered wrongly. */
  port?: number | undefined;
  /** The driver's own GM/T 0016 code, for support. */
  nativeCode?: number | undefined;
  /** True when a command that changes the device was sent and its answer was not seen. */
  outcomeUnknown?: boolean | undefined;
}

/**
 * The only error that this package throws. Show `lockMessage(error)` to people; decide by `code` and `category`.
 * When `outcomeUnknown` is true the driver may still have done the command: look before you repeat it.
 */
export class LockError extends Error {
  override readonly name = 'LockError';
  readonly code: LockErrorCode;
  readonly category: LockErrorCategory;
  readonly retryable: boolean;
  readonly remainingTries: number | undefined;
  readonly item: LockItem | undefined;
  readonly port: number | undefined;
  readonly nativeCode: number | undefined;
  readonly outcomeUnknown: boolean;

  constructor(code: LockErrorCode, details: LockErrorDetails = {}) {
    const [category, retryable, message] = LOCK_ERRORS[code];
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.category = category;
    this.remainingTries = details.remainingTries;
    this.item = details.item;
    this.port = details.port;
    this.nativeCode = details.nativeCode;
    this.outcomeUnknown = details.outcomeUnknown ?? code === 'outcome-unknown';
    this.retryable = retryable && !this.outcomeUnknown;
  }
}
