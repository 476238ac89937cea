import type { LicenseReader } from '../../../ports/license-reader/index.js';
import type { Workers } from '../../../workers/index.js';

/** The OCR engine in this server's worker processes. If they are too busy or too slow, nothing is read. */
export const ownLicenseReader = (workers: Workers): LicenseReader => ({
  connected: true,
  read: (content, type, sender) => workers.run('readLicensePicture', sender, content, type).catch(() => null),
});
