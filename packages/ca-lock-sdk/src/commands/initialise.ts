import { LockError } from '../errors/LockError.js';
import type { Command } from '../wire/command.js';
import { record } from '../wire/record.js';

/** `CAInit` goes before everything else and says whether a lock is ready. Error: `no-lock`. */
export const CA_INIT: Command<true> = { type: 'CAInit', failure: 'no-lock', read: () => true };

/**
 * `CAInit` that minds how many locks there are; with a device number it says which one is meant.
 * Errors: `no-lock`; `several-locks` with `devices` when there is a choice and nobody has made it.
 */
export const initialise = (devicenum?: string): Command<true> => ({
  ...CA_INIT,
  ...(devicenum && { fields: { ext: { devicenum } } }),
  read(qrinfo) {
    const found = record(qrinfo['ext'])['devicenums'];
    const devices = Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
    if (devices[1] && !devicenum) throw new LockError('several-locks', { devices });
    return true;
  },
});
