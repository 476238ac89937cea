import { confirmedBy, type Command } from '../wire/command.js';
import { MAKE_SEAL } from '../wire/extensions.js';
import type { SealKind } from '../wire/seals.js';
import { requireNonEmpty } from './requireNonEmpty.js';

/**
 * Writes a seal picture (base64) into the lock, with the area type and staging flag that the lock service expects.
 * Error: `seal-failed`.
 */
export const makeSeal = (Image: string, LicenseKey: string | undefined, kind?: SealKind): Command<true> => ({
  type: MAKE_SEAL,
  fields: {
    ext: {
      ...requireNonEmpty({ LicenseKey, Image }),
      SealAreaType: 3,
      addStagingFlag: '0',
      ...(kind && { SealKind: kind }),
    },
  },
  failure: 'seal-failed',
  changesDevice: true,
  read: confirmedBy('result'),
});
