import type { LockErrorCode } from '../errors/codes.js';
import type { LockItem } from './items.js';
import type { Json } from './record.js';

/** One command of the wire as data: `POST / {"body":{"qrinfo":{"qrcodetype":type, ...fields}}}` and how its answer reads. */
export interface Command<Result> {
  /** The wire's `qrcodetype`. */
  type: string;
  fields?: Json;
  /** The one error for a refusal that names no more specific reason. */
  failure: LockErrorCode;
  item?: LockItem;
  /** Takes the answer's `qrinfo`. `undefined` means "refused"; a wrong JSON type is reported with `WRONG_TYPE`. */
  read(qrinfo: Json): Result | undefined | typeof WRONG_TYPE;
  /** Done at most once: a lost answer leaves the outcome unknown. */
  changesDevice?: boolean;
  /** Carries a PIN: errors keep no cause, and the port proves itself again first. */
  secret?: boolean;
  /** Own time-out where the device is known to be slow. */
  timeoutMs?: number;
}

export const WRONG_TYPE = Symbol();

/** A non-empty string, "refused" when it is missing or empty, and a protocol fault when it is anything else. */
export function text(value: unknown): string | undefined | typeof WRONG_TYPE {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : WRONG_TYPE;
}
