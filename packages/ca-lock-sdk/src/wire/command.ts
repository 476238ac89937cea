import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import type { LockItem } from './items.js';
import { objectIn, scalarIn, type Json } from './record.js';

/**
 * One command of the wire as data: `POST / {"body":{"qrinfo":{"qrcodetype":type, ...fields}}}` and the parser of its
 * answer.
 */
export interface Command<Result> {
  /** The wire's `qrcodetype`. */
  type: string;
  /** The fields beside the type. */
  fields?: Json;
  /** The error of a refusal without a more specific reason. */
  failure: LockErrorCode;
  /** Overrides the meaning of an error for this command. */
  means?: Partial<Record<LockErrorCode, LockErrorCode>>;
  /** The item that is read, for the error. */
  item?: LockItem;
  /** Parses the answer's `qrinfo`. `undefined` means "refused"; an unexpected JSON type throws `malformed-answer`. */
  read(qrinfo: Json): Result | undefined;
  /** Must run at most once: after a lost answer the outcome is unknown. */
  changesDevice?: boolean;
  /** Contains a PIN: errors keep no cause, and the port is checked by a new handshake first. */
  secret?: boolean;
  /** Own time-out where the device is known to be slow. */
  timeoutMs?: number;
}

/** For commands that only answer yes ("1") or no ("0"), in `ext[key]`. Anything else is invalid. */
export const confirmedBy =
  (key: string) =>
  (qrinfo: Json): true | undefined => {
    const verdict = scalarIn(objectIn(qrinfo, 'ext'), key);
    if (verdict && verdict !== '1' && verdict !== '0') throw new LockError('malformed-answer');
    return verdict === '1' || undefined;
  };
