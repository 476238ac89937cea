import type { LockErrorCode } from '../errors/codes.js';
import type { LockItem } from './items.js';
import { record, scalar, type Json } from './record.js';

/** One command of the wire as data: `POST / {"body":{"qrinfo":{"qrcodetype":type, ...fields}}}` and how its answer reads. */
export interface Command<Result> {
  /** The wire's `qrcodetype`. */
  type: string;
  fields?: Json;
  /** The one error for a refusal that names no more specific reason. */
  failure: LockErrorCode;
  item?: LockItem;
  /** Takes the answer's `qrinfo`. `undefined` means "refused", `null` a JSON type that the protocol does not know. */
  read(qrinfo: Json): Result | undefined | null;
  /** Done at most once: a lost answer leaves the outcome unknown. */
  changesDevice?: boolean;
  /** Carries a PIN: errors keep no cause, and the port proves itself again first. */
  secret?: boolean;
  /** Own time-out where the device is known to be slow. */
  timeoutMs?: number;
}

/** A non-empty string; `undefined` when it is missing or empty, `null` when it is anything else. */
export const text = (value: unknown): string | undefined | null =>
  value === undefined || value === null || value === ''
    ? undefined
    : typeof value === 'string'
      ? value
      : null;

/** The text under `key` in the first object of a list: `signatureobjects` and `decryptobjects` answer so. */
export const textInList = (list: unknown, key: string): string | undefined | null =>
  list === undefined || Array.isArray(list) ? text(record((list as unknown[] | undefined)?.[0])[key]) : null;

/** For commands that only say yes or no: `ext[key] == "1"`. */
export const confirmedBy =
  (key: string) =>
  (qrinfo: Json): true | undefined =>
    scalar(record(qrinfo['ext'])[key]) === '1' || undefined;
