import { LockError } from '../errors/LockError.js';
import type { Command } from '../wire/command.js';
import { objectIn } from '../wire/record.js';

/** `CAInit` goes before everything else and says whether a lock is ready. Error: `no-lock`. */
export const CA_INIT: Command<true> = {
  type: 'CAInit',
  failure: 'no-lock',
  // Before the first CAInit succeeded there was no lock to be removed.
  means: { 'lock-removed': 'no-lock' },
  read: () => true,
};

/**
 * `CAInit` that minds how many locks there are; with a device number it says which one is meant.
 * Errors: `no-lock`; `several-locks` with `devices` when there is a choice and nobody has made it.
 */
export const initialize = (devicenum?: string): Command<true> => ({
  ...CA_INIT,
  ...(devicenum && { fields: { ext: { devicenum } } }),
  read(qrinfo) {
    const devices = objectIn(qrinfo, 'ext')['devicenums'] ?? [];
    if (!Array.isArray(devices) || !devices.every((one): one is string => typeof one === 'string'))
      throw new LockError('malformed-answer');
    if (devices[1] && !devicenum) throw new LockError('several-locks', { devices });
    return true;
  },
});
