import type { LicenseReader } from '../../../ports/license-reader/index.js';

/** Stands where a province wants pictures compared by people alone. */
export const noLicenseReader: LicenseReader = { connected: false, read: async () => null };
