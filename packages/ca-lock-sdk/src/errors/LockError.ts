import type { LockItem } from '../wire/items.js';
import { LOCK_ERRORS, type LockErrorCategory, type LockErrorCode } from './codes.js';

/** What an error may carry beside its code. Nothing here ever comes from a PIN or from a text to sign. */
export interface LockErrorDetails {
  /** The error behind it. */
  cause?: unknown;
  /** PIN tries left, when the driver tells (the 260 family hides it). */
  remainingTries?: number | undefined;
  /** Which item a read failed on. */
  item?: LockItem | undefined;
  /** The port that answered wrongly. */
  port?: number | undefined;
  /** The driver's own GM/T 0016 code, for support. */
  nativeCode?: number | undefined;
  /** Device numbers of the locks to choose from (`several-locks`). */
  devices?: readonly string[] | undefined;
  /** True when a command that changes the device was sent and its answer was not seen. */
  outcomeUnknown?: boolean | undefined;
}

/**
 * The only error that this package throws. Show `lockMessage(error)` to people; decide by `code` and `category`.
 * When `outcomeUnknown` is true the driver may still have done the command: look before you repeat it.
 */
export class LockError extends Error {
  declare readonly code: LockErrorCode;
  declare readonly category: LockErrorCategory;
  declare readonly retryable: boolean;
  declare readonly outcomeUnknown: boolean;
  declare readonly cause: unknown;
  declare readonly remainingTries: number | undefined;
  declare readonly item: LockItem | undefined;
  declare readonly port: number | undefined;
  declare readonly nativeCode: number | undefined;
  declare readonly devices: readonly string[] | undefined;

  constructor(code: LockErrorCode, details: LockErrorDetails = {}) {
    const { category, retryable: canRetry } = LOCK_ERRORS[code];
    const { outcomeUnknown = code === 'outcome-unknown' } = details;
    const retryable = canRetry && !outcomeUnknown;
    // What happened and who must act; the sentence for the person is looked up by the code.
    super(`${code}: ${category} must act`);
    Object.assign(this, details, { name: 'LockError', code, category, retryable, outcomeUnknown });
  }
}
