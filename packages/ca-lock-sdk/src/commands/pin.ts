import { LockError } from '../errors/LockError.js';
import { brokenPinRules } from './pinRules.js';
import { confirmedBy, type Command } from '../wire/command.js';
import { CHANGE_PIN, PIN_INFO, UNLOCK_PIN } from '../wire/extensions.js';
import { objectIn, scalarIn, type Json } from '../wire/record.js';
import { requireNonEmpty } from './requireNonEmpty.js';

/** Remaining PIN tries. */
export interface PinState {
  /** Tries left; 0 means that the PIN is locked. */
  remainingTries: number;
  /** The maximum. */
  maxTries: number;
  /** Tries left of the unlock code, if the driver tells. */
  unlockTries: number | undefined;
}

/**
 * Reads the remaining tries. Needs no PIN and costs no try. Error: `unknown-command` if the driver does not support
 * it.
 */
export const readPinState = (): Command<PinState> => ({
  type: PIN_INFO,
  failure: 'unknown-command',
  read(qrinfo) {
    const ext = objectIn(qrinfo, 'ext');
    const remainingTries = count(ext, 'retrycount');
    const maxTries = count(ext, 'maxcount');
    if (remainingTries === undefined || maxTries === undefined) return undefined;
    return { remainingTries, maxTries, unlockTries: count(ext, 'unlockcount') };
  },
});

function count(ext: Json, key: string): number | undefined {
  const text = scalarIn(ext, key);
  if (text !== undefined && !/^\d{1,2}$/.test(text)) throw new LockError('malformed-answer');
  return text === undefined ? undefined : Number(text);
}

function requireStrong(pin: string): void {
  const [broken] = brokenPinRules(pin);
  if (broken) throw new LockError(broken === 'length' ? 'pin-invalid-length' : 'pin-weak');
}

/** Weak and unchanged PINs are refused here, so that they cost no try. Errors: these, `pin-wrong`, `pin-locked`. */
export function changePin(present: string, next: string): Command<true> {
  if (!/^.{6,16}$/s.test(present)) throw new LockError('pin-invalid-length');
  if (present === next) throw new LockError('pin-unchanged');
  requireStrong(next);
  return {
    type: CHANGE_PIN,
    fields: { ext: { oldpwd: present, newpwd: next } },
    failure: 'pin-change-failed',
    changesDevice: true,
    secret: true,
    read: confirmedBy('pwd'),
  };
}

/**
 * Sets a new PIN with the unlock code of an administrator. Errors: `unlock-code-wrong`, `unlock-code-spent`,
 * `pin-weak`.
 */
export function unlockPin(code: string, next: string): Command<true> {
  requireNonEmpty({ code });
  requireStrong(next);
  return {
    type: UNLOCK_PIN,
    fields: { ext: { code, newpwd: next } },
    failure: 'pin-change-failed',
    means: { 'pin-wrong': 'unlock-code-wrong', 'pin-locked': 'unlock-code-spent' },
    changesDevice: true,
    secret: true,
    read: confirmedBy('pwd'),
  };
}
