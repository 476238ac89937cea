import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import type { Command } from './command.js';
import { objectIn, record, scalarIn } from './record.js';

/** GM/T 0016 (SKF) codes with the same meaning for every command: 0x0A0000xx. */
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

const NATIVE_TEXT = /^0x0a0000[0-9a-f]{2}$/i;
const COUNT = /^\d{1,2}$/;

/**
 * Only a short match is copied: an answer that echoes a PIN in one of these fields must not put it into an
 * error.
 */
const numberLike = (text: string | undefined, pattern: RegExp): number | undefined =>
  text && pattern.test(text) ? Number(text) : undefined;

/**
 * Converts any answer into exactly one result or one `LockError`; never an empty string, never another exception.
 * Types are checked before meaning: a known field of another JSON type is `malformed-answer`, whatever the rest
 * contains. Refusals are: an `errcode`, a `qrstatus` other than "1", or a missing value (lock-protocol "Wire").
 */
export function readAnswer<Result>(command: Command<Result>, answer: string): Result {
  const { item, failure, read, means = {}, changesDevice: outcomeUnknown } = command;
  try {
    const body = objectIn(record(JSON.parse(answer)), 'body');
    if (!Object.keys(body)[0]) throw new LockError('malformed-answer');
    const qrinfo = objectIn(body, 'qrinfo');
    const status = scalarIn(body, 'qrstatus');
    const nativeCode = numberLike(scalarIn(body, 'errcode'), NATIVE_TEXT);
    const remainingTries = numberLike(scalarIn(objectIn(qrinfo, 'ext'), 'retrycount'), COUNT);
    const value = nativeCode === undefined && (status ?? '1') === '1' ? read(qrinfo) : undefined;
    if (value !== undefined) return value;
    let code = NATIVE[(nativeCode ?? 0) & 0xff] ?? failure;
    if (code === 'pin-wrong' && remainingTries === 0) code = 'pin-locked';
    throw new LockError(means[code] ?? code, { item, nativeCode, remainingTries });
  } catch (error) {
    if (error instanceof LockError && error.code !== 'malformed-answer') throw error;
    // An unreadable answer does not tell whether the device ran the command. The parser's own error quotes
    // the body, which may echo a PIN: it is not kept as the cause.
    throw new LockError('malformed-answer', { item, outcomeUnknown });
  }
}
