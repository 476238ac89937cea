import type { Config } from '../../config/config.js';
import type { LicenseReader } from '../../ports/license-reader/index.js';
import type { Workers } from '../../workers/index.js';
import { httpLicenseReader } from './live/http-license-reader.js';
import { noLicenseReader } from './live/no-license-reader.js';
import { ownLicenseReader } from './live/own-license-reader.js';

/** This server's engine, a province's service, or nobody. */
export function configuredLicenseReader({ licenseOcr }: Config, workers: Workers): LicenseReader {
  if (licenseOcr === 'none') return noLicenseReader;
  return licenseOcr === 'own' ? ownLicenseReader(workers) : httpLicenseReader({ url: licenseOcr });
}
