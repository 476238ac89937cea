import { LockError } from '../errors/LockError.js';
import { confirmedBy, type Command } from '../wire/command.js';

/**
 * Checks the PIN (6 to 16 characters). A wrong length is refused here, so that it does not cost a try.
 * Errors: `pin-wrong` and `pin-locked`, with `remainingTries` if the driver tells.
 */
export function checkPin(pwd: string): Command<true> {
  if (!/^.{6,16}$/s.test(pwd)) throw new LockError('pin-invalid-length');
  return {
    type: 'CheckPin',
    fields: { ext: { pwd } },
    failure: 'pin-wrong',
    changesDevice: true,
    secret: true,
    read: confirmedBy('pwd'),
  };
}
