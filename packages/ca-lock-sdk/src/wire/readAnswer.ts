import { LockError } from '../errors/LockError.js';
import type { LockErrorCode } from '../errors/codes.js';
import { WRONG_TYPE, type Command } from './command.js';
import { isJsonObject, record, scalar, type Json } from './record.js';

/** GM/T 0016 (SKF) codes that have a meaning of their own, whichever command they answer. */
const NATIVE: Readonly<Record<number, LockErrorCode>> = {
  0x0a000003: 'unknown-command',
  0x0a00001b: 'no-key',
  0x0a00001c: 'no-certificate',
  0x0a000023: 'lock-removed',
  0x0a000024: 'pin-wrong',
  0x0a000025: 'pin-locked',
  0x0a000026: 'pin-invalid-length',
  0x0a000027: 'pin-invalid-length',
  0x0a00002d: 'pin-needed',
};

/** Digits only and few of them: an answer that echoes a PIN in these fields must not carry it into an error. */
function nativeCode(body: Json): number | undefined {
  const found = /^0x0a0000[0-9a-f]{2}$/i.exec(scalar(body['errcode']));
  return found ? Number(found[0]) : undefined;
}

function triesLeft(qrinfo: Json): number | undefined {
  const found = /^\d{1,2}$/.exec(scalar(record(qrinfo['ext'])['retrycount']));
  return found ? Number(found[0]) : undefined;
}

/**
 * Turns every answer into exactly one result or one `LockError`; never an empty string, never a foreign exception.
 * Refusals are: an `errcode`, a `qrstatus` other than "1", or a missing value (lock-protocol "Wire").
 */
export function readAnswer<Result>(command: Command<Result>, answer: unknown): Result {
  const { item } = command;
  const raw = record(answer)['body'];
  if (!isJsonObject(raw)) throw new LockError('malformed-answer', { item });
  const qrinfo = record(raw['qrinfo']);
  const native = nativeCode(raw);
  const status = raw['qrstatus'];
  if (native === undefined && (status === undefined || scalar(status) === '1')) {
    const value = command.read(qrinfo);
    if (value === WRONG_TYPE) throw new LockError('malformed-answer', { item });
    if (value !== undefined) return value;
  }
  const remainingTries = triesLeft(qrinfo);
  let code = (native !== undefined && NATIVE[native]) || command.failure;
  // Before the first CAInit succeeded there was no lock to be removed.
  if (code === 'lock-removed' && command.failure === 'no-lock') code = 'no-lock';
  if (code === 'pin-wrong' && remainingTries === 0) code = 'pin-locked';
  throw new LockError(code, { item, nativeCode: native, remainingTries });
}
