import { LockError } from '../errors/LockError.js';
import type { Command } from '../wire/command.js';
import { objectIn } from '../wire/record.js';

/** `CAInit` is sent before all other commands and tells whether a lock is ready. Error: `no-lock`. */
export const CA_INIT: Command<true> = {
  type: 'CAInit',
  failure: 'no-lock',
  // Before the first successful CAInit there is no lock that could have been removed.
  means: { 'lock-removed': 'no-lock' },
  read: () => true,
};

/**
 * `CAInit` for several locks; a device number selects one. Errors: `no-lock`; `several-locks` with `devices` when
 * none was selected.
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
