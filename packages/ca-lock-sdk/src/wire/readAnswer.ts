import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import type { Command } from './command.js';
import { record, scalar } from './record.js';

/** GM/T 0016 (SKF) codes that have a meaning of their own, whichever command they answer: 0x0A0000xx. */
const NATIVE: Readonly<Record<number, LockErrorCode>> = {
  0x03: 'unknown-command',
  0x1b: 'no-key',
  0x1c: 'no-certificate',
  0x23: 'lock-removed',
  0x24: 'pin-wrong',
  0x25: 'pin-locked',
  0x26: 'pin-invalid-length',
  0x27: 'pin-invalid-length',
  0x2d: 'pin-needed',
};

/**
 * Only a short match is ever taken over: an answer that echoes a PIN in one of these fields must not carry it into an
 * error.
 */
function numberOf(value: unknown, pattern: RegExp): number | undefined {
  const found = pattern.exec(scalar(value));
  return found ? Number(found[0]) : undefined;
}

/**
 * Turns every answer into exactly one result or one `LockError`; never an empty string, never a foreign exception.
 * Refusals are: an `errcode`, a `qrstatus` other than "1", or a missing value (lock-protocol "Wire").
 */
export function readAnswer<Result>({ item, failure, read }: Command<Result>, answer: unknown): Result {
  const body = record(record(answer)['body']);
  const qrinfo = record(body['qrinfo']);
  const nativeCode = numberOf(body['errcode'], /^0x0a0000[0-9a-f]{2}$/i);
  const status = body['qrstatus'];
  let value: Result | undefined | null;
  if (nativeCode === undefined && (status === undefined || scalar(status) === '1')) value = read(qrinfo);
  if (value === null || !Object.keys(body)[0]) throw new LockError('malformed-answer', { item });
  if (value !== undefined) return value;
  const remainingTries = numberOf(record(qrinfo['ext'])['retrycount'], /^\d{1,2}$/);
  let code = NATIVE[(nativeCode ?? 0) & 0xff] ?? failure;
  // Before the first CAInit succeeded there was no lock to be removed.
  if (code === 'lock-removed' && failure === 'no-lock') code = failure;
  if (code === 'pin-wrong' && remainingTries === 0) code = 'pin-locked';
  throw new LockError(code, { item, nativeCode, remainingTries });
}
