import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import type { LockItem } from './items.js';
import { objectIn, scalarIn, type Json } from './record.js';

/** One command of the wire as data: `POST / {"body":{"qrinfo":{"qrcodetype":type, ...fields}}}` and how its answer reads. */
export interface Command<Result> {
  /** The wire's `qrcodetype`. */
  type: string;
  /** What is sent beside the type. */
  fields?: Json;
  /** The one error for a refusal that names no more specific reason. */
  failure: LockErrorCode;
  /** What an error means in this command, where it is not what it means in all others. */
  means?: Partial<Record<LockErrorCode, LockErrorCode>>;
  /** What is read, for the error. */
  item?: LockItem;
  /** Takes the answer's `qrinfo`. `undefined` means "refused"; a JSON type that the protocol does not know throws `malformed-answer`. */
  read(qrinfo: Json): Result | undefined;
  /** Done at most once: a lost answer leaves the outcome unknown. */
  changesDevice?: boolean;
  /** Carries a PIN: errors keep no cause, and the port proves itself again first. */
  secret?: boolean;
  /** Own time-out where the device is known to be slow. */
  timeoutMs?: number;
}

/** For commands that only say yes ("1") or no ("0"), in `ext[key]`. Anything else is no answer to them. */
export const confirmedBy =
  (key: string) =>
  (qrinfo: Json): true | undefined => {
    const verdict = scalarIn(objectIn(qrinfo, 'ext'), key);
    if (verdict && verdict !== '1' && verdict !== '0') throw new LockError('malformed-answer');
    return verdict === '1' || undefined;
  };
