import type { LicenceReader } from '../../ports/licence-reader/index.js';
import type { Workers } from '../../workers/index.js';

/** The engine in this server's own processes. One that is too busy, or too slow, reads nothing. */
export const ownLicenceReader = (workers: Workers): LicenceReader => ({
  connected: true,
  read: (content, type, sender) => workers.run('readLicencePicture', sender, content, type).catch(() => null),
});
