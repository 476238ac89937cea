import type { LicenseReader } from '../../ports/license-reader/index.js';
import type { Workers } from '../../workers/index.js';

/** The engine in this server's own processes. One that is too busy, or too slow, reads nothing. */
export const ownLicenseReader = (workers: Workers): LicenseReader => ({
  connected: true,
  read: (content, type, sender) => workers.run('readLicensePicture', sender, content, type).catch(() => null),
});
