import type { LockItem } from '../wire/items.js';
import { LOCK_ERRORS, type LockErrorCategory, type LockErrorCode } from './codes.js';

/** Details of an error beside its code. None of them ever comes from a PIN or from a text to sign. */
export interface LockErrorDetails {
  /** The original error. */
  cause?: unknown;
  /** PIN tries left, if the driver tells (the 260 family does not). */
  remainingTries?: number | undefined;
  /** The item whose read failed. */
  item?: LockItem | undefined;
  /** The port that answered wrongly. */
  port?: number | undefined;
  /** The driver's own GM/T 0016 code, for support. */
  nativeCode?: number | undefined;
  /** Device numbers of the locks to choose from (`several-locks`). */
  devices?: readonly string[] | undefined;
  /** True when a command that changes the device was sent but its answer did not arrive. */
  outcomeUnknown?: boolean | undefined;
}

/**
 * The only error type of this package. Show `lockMessage(error)` to people; branch on `code` and `category`.
 * When `outcomeUnknown` is true the driver may have run the command: check before you repeat it.
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
    // What happened and who must act; the text for the user is looked up by the code.
    super(`${code}: ${category} must act`);
    Object.assign(this, details, { name: 'LockError', code, category, retryable, outcomeUnknown });
  }
}
