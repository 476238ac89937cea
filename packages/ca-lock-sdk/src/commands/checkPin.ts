import { LockError } from '../errors/LockError.js';
import type { Command } from '../wire/command.js';
import { record, scalar } from '../wire/record.js';

/**
 * Checks the PIN (6 to 16 characters). A wrong length is refused here, so that it costs no try.
 * Errors: `pin-wrong` and `pin-locked`, with `remainingTries` where the driver tells.
 */
export function checkPin(pin: string): Command<true> {
  if (pin.length < 6 || pin.length > 16) throw new LockError('pin-invalid-length');
  return {
    type: 'CheckPin',
    fields: { ext: { pwd: pin } },
    failure: 'pin-wrong',
    changesDevice: true,
    secret: true,
    read: (qrinfo) => (scalar(record(qrinfo['ext'])['pwd']) === '1' ? true : undefined),
  };
}
